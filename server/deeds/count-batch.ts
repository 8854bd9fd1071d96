// Public pages read summaries, so that they cost the same however much has been played: each batch is added to them once.
import { gameById } from '#src/games/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db/db.ts'
import {
  addBestWins,
  addPlayers,
  addToPlayDay,
  listPlays,
  lockUncountedBatch,
  setCounted,
  type Plays,
  type UncountedBatch,
} from '../db/queries/summaries.ts'
import type { Service } from '../service.ts'

/**
 * What a ticket can win is its stake's card here: one draw completes one line; what lines that share numbers may add is
 * left out.
 */
const cardOf = (game: string, stake: Kobo): Kobo =>
  gameById(game)?.stakes.find(option => option.stake === stake)?.topPrize ?? 0

const playsOf = async (tx: Tx, batch: UncountedBatch): Promise<Omit<Plays, 'players'>> => {
  const sum = { tickets: 0, stake: 0, potential: 0 }
  for (const play of await listPlays(tx, batch.id)) {
    sum.tickets += play.tickets
    sum.stake += play.stake
    sum.potential += play.tickets * cardOf(batch.game, play.stake_per_line)
  }
  return sum
}

const addPlays = async (tx: Tx, batch: UncountedBatch) => {
  const players = await addPlayers(tx, batch.id, batch.game, batch.opens_at)
  await addToPlayDay(tx, batch.game, batch.opens_at, { players, ...(await playsOf(tx, batch)) })
}

/** Stakes that were given back were not played; their players stay counted, because who played nothing else is not known. */
const takeBack = async (tx: Tx, batch: UncountedBatch) => {
  const { tickets, stake, potential } = await playsOf(tx, batch)
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
export const countBatch = ({ db }: Service): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockUncountedBatch(tx)
    if (!batch) return undefined
    const isOver = batch.state === 'settled' || batch.state === 'refunded'
    if (batch.size > 0) {
      if (batch.counted === 0 && batch.state !== 'refunded') await addPlays(tx, batch)
      if (batch.counted === 1 && batch.state === 'refunded') await takeBack(tx, batch)
      if (batch.state === 'settled') await addBestWins(tx, batch.id)
    }
    await setCounted(tx, batch.id, isOver ? 2 : 1)
    return batch.id
  })
