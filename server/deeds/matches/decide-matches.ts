// Decides how matches ended, once: later corrections change nothing.
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { holdAllSales } from '#server/db/queries/draws/batches.ts'
import type { Tx } from '#server/db/db.ts'
import { findDecided, lockUndecided, setDecided, undecidedPages } from '#server/db/queries/matches/matches.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { matchEntryOf } from '#server/wire/match.ts'
import { eachOf, strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { judgementOf } from '#server/wire/judged-match.ts'

/** No prediction is bought while a match is decided. Always lock this before the match itself. */
export const holdPredictions = async (tx: Tx): Promise<void> => {
  for (const { id: game } of predictionGames) await holdAllSales(tx, game)
}

/** @returns whether it is decided now */
export const decideMatch = async (tx: Tx, id: string): Promise<boolean> => {
  await holdPredictions(tx)
  const row = await lockUndecided(tx, id)
  const judged = row && judgementOf(row)
  if (judged?.is !== 'decided') return false
  await setDecided(tx, id, judged.verdict, judged.sources)
  await appendEntry(tx, id, matchEntryOf((await findDecided(tx, id))!))
  return true
}

/** Decides every match that can be. Safe on any number of nodes. @returns their ids */
export const decideMatches = async (
  { db, log }: Pick<Service, 'db' | 'log'>,
  sweep = strictly,
): Promise<string[]> => {
  const done: string[] = []
  for await (const page of undecidedPages(db)) {
    const ripe = page.filter(row => judgementOf(row).is === 'decided')
    done.push(...(await eachOf(sweep, ripe, ({ id }) => db.tx(tx => decideMatch(tx, id)))))
  }
  if (done.length > 0) log.info({ matches: done }, 'matches are decided')
  return done
}
