// After a licence's last day a node starts only if nothing is on sale: what was sold is still drawn and paid, and
// winnings can be withdrawn.
import { awoof } from '#src/games/awoof/game.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { listHolds } from '#server/db/queries/buying/limits.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import type { Service } from '#server/service.ts'

/** @throws Error naming the games that are not held */
export const refuseEndedLicence = async ({
  db,
  games,
  predictions,
  settings: { LICENCE_UNTIL: until },
}: Pick<Service, 'db' | 'games' | 'predictions' | 'settings'>): Promise<void> => {
  if (!until || until >= isoDate(await findClock(db))) return
  const held = new Set((await listHolds(db)).map(it => it.game))
  const sold = [...games, ...predictions, awoof].filter(it => !held.has(it.id)).map(it => it.id)
  if (sold.length > 0)
    throw new Error(
      `LICENCE_UNTIL: the licence ended on ${until}. Until there is a new one a node starts only if nothing is sold: npm run operator -- hold GAME REASON --who=NAME --why="REASON", for each of ${sold.join(', ')}`,
    )
}
