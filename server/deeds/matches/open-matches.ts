// Puts matches on sale: their chances stand in the log, so that nobody can be quoted others.
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { insertMatches, type NewMatch } from '#server/db/queries/matches/matches.ts'
import type { Tx } from '#server/db/db.ts'
import { openEntryOf } from '#server/wire/match.ts'

/** Those that are open already stay as they are. @param source whose word there is a match */
export const openMatches = async (tx: Tx, list: readonly NewMatch[], source: string): Promise<void> => {
  for (const row of await insertMatches(tx, list)) await appendEntry(tx, row.id, openEntryOf(row, source))
}
