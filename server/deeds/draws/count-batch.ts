// Public pages read summaries, so they cost the same at any volume: each batch is added to them once.
import { isNumberGame, type AnyGame } from '#src/games/game.ts'
import { prizeOf } from '#src/games/prizes.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Tx } from '#server/db/db.ts'
import {
  addBestWins,
  addPlayers,
  addToPlayDay,
  findPlaysAtWorst,
  listPlays,
  lockUncountedBatch,
  setCounted,
  takeFromPlayDay,
  type UncountedBatch,
} from '#server/db/queries/draws/summaries.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

const playsOf = async (tx: Tx, games: readonly AnyGame[], batch: UncountedBatch) => {
  const game = games.find(({ id }) => id === batch.game)
  if (hangsOnMatches(batch.game) || (game && !isNumberGame(game))) return findPlaysAtWorst(tx, batch.id)
  const sum = { tickets: 0, stake: 0, potential: 0 }
  for (const play of await listPlays(tx, batch.id)) {
    sum.tickets += play.tickets
    sum.stake += play.stake
    // As on a ticket: one draw completes one line; extra wins from lines that share numbers are left out.
    if (game?.stakes.some(({ stake }) => stake === play.stake_per_line))
      sum.potential += play.tickets * prizeOf(game, play.stake_per_line, game.pick, play.lines).prize
  }
  return sum
}

const addPlays = async (tx: Tx, games: readonly AnyGame[], batch: UncountedBatch) => {
  const added = await addPlayers(tx, batch.id, batch.game, batch.opens_at)
  await addToPlayDay(tx, batch.game, batch.opens_at, { ...added, ...(await playsOf(tx, games, batch)) })
}

/**
 * Adds the next sealed batch to its day's plays, or a settled one to the best wins. Safe on any number of nodes.
 * @returns its id, or undefined if there is none left to count
 */
export const countBatch = ({ db, games }: Service, sweep = strictly): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockUncountedBatch(tx, sweep.failed)
    if (!batch) return undefined
    sweep.takes(batch.id)
    const isOver = batch.state === 'settled' || batch.state === 'refunded'
    if (batch.size > 0) {
      if (batch.counted === 0 && batch.state !== 'refunded') await addPlays(tx, games, batch)
      // Refunded stakes don't count as played.
      if (batch.counted === 1 && batch.state === 'refunded')
        await takeFromPlayDay(tx, batch.game, batch.opens_at, await playsOf(tx, games, batch))
      // Wins on matches are told with their last match, not with their batch.
      if (batch.state === 'settled' && !hangsOnMatches(batch.game)) await addBestWins(tx, batch.id)
    }
    await setCounted(tx, batch.id, isOver ? 2 : 1)
    return batch.id
  })
