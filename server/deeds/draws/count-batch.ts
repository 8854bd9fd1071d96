// Public pages read summaries, so that they cost the same however much has been played: each batch is added to them once.
import type { GameRules } from '#src/games/game.ts'
import type { Tx } from '#server/db/db.ts'
import {
  addBestWins,
  addPlayers,
  addToPlayDay,
  listPlays,
  lockUncountedBatch,
  setCounted,
  type UncountedBatch,
} from '#server/db/queries/draws/summaries.ts'
import type { Service } from '#server/service.ts'

const playsOf = async (tx: Tx, games: readonly GameRules[], batch: UncountedBatch) => {
  const options = games.find(({ id }) => id === batch.game)?.stakes ?? []
  const sum = { tickets: 0, stake: 0, potential: 0 }
  for (const play of await listPlays(tx, batch.id)) {
    sum.tickets += play.tickets
    sum.stake += play.stake
    // A ticket's card: one draw completes one line; what lines that share numbers may add is left out.
    sum.potential +=
      play.tickets * (options.find(({ stake }) => stake === play.stake_per_line)?.topPrize ?? 0)
  }
  return sum
}

const addPlays = async (tx: Tx, games: readonly GameRules[], batch: UncountedBatch) => {
  const players = await addPlayers(tx, batch.id, batch.game, batch.opens_at)
  await addToPlayDay(tx, batch.game, batch.opens_at, { players, ...(await playsOf(tx, games, batch)) })
}

/** Stakes that were given back were not played; their players stay counted, because who played nothing else is not known. */
const takeBack = async (tx: Tx, games: readonly GameRules[], batch: UncountedBatch) => {
  const { tickets, stake, potential } = await playsOf(tx, games, batch)
  await addToPlayDay(tx, batch.game, batch.opens_at, {
    players: 0,
    tickets: -tickets,
    stake: -stake,
    potential: -potential,
  })
}

/**
 * Adds the next sealed batch to its day's plays, or a settled one to the best wins. Safe on any number of nodes.
 * @returns its id, or undefined where nothing is to be counted
 */
export const countBatch = ({ db, games }: Service): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockUncountedBatch(tx)
    if (!batch) return undefined
    const isOver = batch.state === 'settled' || batch.state === 'refunded'
    if (batch.size > 0) {
      if (batch.counted === 0 && batch.state !== 'refunded') await addPlays(tx, games, batch)
      if (batch.counted === 1 && batch.state === 'refunded') await takeBack(tx, games, batch)
      if (batch.state === 'settled') await addBestWins(tx, batch.id)
    }
    await setCounted(tx, batch.id, isOver ? 2 : 1)
    return batch.id
  })
