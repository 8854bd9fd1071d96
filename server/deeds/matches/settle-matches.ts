// Settles tickets with the last of their matches: prizes, tax and refunds in one transaction for each match.
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { RETURN } from '#src/games/soccer-cash/rules.ts'
import { addBestPredictions } from '#server/db/queries/draws/summaries.ts'
import {
  findRipe,
  lockSettling,
  settlePredictions,
  settleWaitingBatches,
} from '#server/db/queries/matches/settlement.ts'
import { PRIZE_SHARE } from '#server/deeds/limits/write-limits.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

/**
 * Settles the next match that is decided, once, on any number of nodes, and then the batches that waited for it alone.
 * @returns what was settled; empty if nothing was
 */
export const settleMatches = (
  { db, settings, log }: Pick<Service, 'db' | 'settings' | 'log'>,
  sweep = strictly,
): Promise<string[]> =>
  db.tx(async tx => {
    await lockSettling(tx)
    const match = await findRipe(tx, sweep.failed)
    if (match) {
      sweep.takes(match.id)
      const terms = { percent: RETURN, tax: settings.WINNINGS_TAX, share: PRIZE_SHARE }
      const { best, ...settled } = await settlePredictions(tx, match, terms)
      for (const { id: game } of predictionGames) {
        const own = best.filter(it => it.game === game)
        if (own.length > 0) await addBestPredictions(tx, match.number, own)
      }
      log.info({ match: match.id, score: match.score, void: match.void, ...settled }, 'a match is settled')
    }
    const batches = await settleWaitingBatches(tx)
    return [...(match ? [match.id] : []), ...batches.map(it => it.id)]
  })
