// An entry with its place in the log, for a phone to check.
import * as v from 'valibot'
import type { AnswerIn } from '#src/contract/call.ts'
import { keyEntry, type listKeys, type Logged } from '#src/contract/draws.ts'
import { inclusionRanges } from '#src/draws/log-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import { findLogged, listCosignatures, listEntriesOfType } from '#server/db/queries/log/log-entries.ts'
import { rootsOf } from './log-paths.ts'

/** A checkpoint's note with its cosignatures. */
export const cosigned = async (tx: Tx, { size, note }: { size: number; note: string }): Promise<string> =>
  [note.trimEnd(), ...(await listCosignatures(tx, size)).map(it => it.line), ''].join('\n')

/**
 * Null until a checkpoint holds it.
 * @param before the instant before which so many witnesses should have seen it; null: at any time
 */
export const loggedOf = async (
  tx: Tx,
  type: string,
  subject: string,
  before: Date | null = null,
  quorum = 0,
): Promise<Logged | null> => {
  const found = await findLogged(tx, type, subject, before, quorum)
  if (!found) return null
  const path = await rootsOf(tx, inclusionRanges(found.index, { from: 0, to: found.size }))
  return { index: found.index, path: path.map(hex), checkpoint: await cosigned(tx, found) }
}

/** Keys introduced after the build's. */
export const listKeyEntries = async (tx: Tx): Promise<AnswerIn<typeof listKeys>['keyEntries']> => {
  const rows = await listEntriesOfType(tx, 'oriire/key/v1')
  return Promise.all(
    rows.map(async ({ subject, body }) => ({
      entry: v.parse(keyEntry, JSON.parse(body)),
      logged: (await loggedOf(tx, 'oriire/key/v1', subject))!,
    })),
  )
}
