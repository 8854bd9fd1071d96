import { awoof } from '#src/games/awoof/game.ts'
import type { AnyGame } from '#src/games/game.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { deleteHold, insertHold } from '#server/db/queries/buying/limits.ts'
import { findStop, liftStop, stopSales } from '#server/db/queries/money/sales-stop.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import type { Command } from './place.ts'
import { isId } from './decision.ts'
import { holdWithdrawal } from './withdrawals.ts'

const gameOf = (games: readonly AnyGame[], id: string): { id: string } => {
  const known = [...games, ...predictionGames, { id: awoof.id }]
  const game = known.find(it => it.id === id)
  if (!game) throw new Error(`Say a game: ${known.map(it => it.id).join(', ')}`)
  return game
}

/** A game's sale, or a withdrawal. */
export const hold: Command = async (place, id = '', ...words) => {
  if (isId(id)) return holdWithdrawal(place, id, ...words)
  const game = gameOf(place.games, id)
  const reason = words.join(' ').trim()
  if (!reason) throw new Error(`Say why: hold ${game.id} REASON`)
  const isNew = await insertHold(place.db, game.id, reason)
  await writeLimits(place)
  return isNew
    ? `${game.id} is held: nothing is sold, what was sold is drawn and paid.`
    : `${game.id} was held already.`
}

export const resume: Command = async (place, id = '') => {
  const game = gameOf(place.games, id)
  const wasHeld = await deleteHold(place.db, game.id)
  await writeLimits(place)
  return wasHeld ? `${game.id} is sold again.` : `${game.id} was not held.`
}

export const stopSelling: Command = async ({ db }, ...words) => {
  const reason = words.join(' ').trim()
  if (!reason) throw new Error('Say why: stop-sales REASON')
  if (await findStop(db)) return 'Sales were stopped already.'
  await stopSales(db, [reason])
  return 'Nothing is sold and no withdrawal is taken or sent, on every node, until sell-again.'
}

export const sellAgain: Command = async place => {
  const stop = await findStop(place.db)
  const broken = await checkWhole(place.db)
  if (broken.length > 0) {
    const faults = `\n  ${broken.join('\n  ')}`
    if (stop) throw new Error(`The ledger is still broken, and nothing is sold:${faults}`)
    // An error would roll back the stop that this check has just written.
    return `The ledger is broken. Sales went on until now, and are stopped:${faults}`
  }
  const wasStopped = await liftStop(place.db)
  await writeLimits(place)
  return wasStopped ? 'The ledger is whole: sales go on.' : 'The ledger is whole, and sales were not stopped.'
}
