// No draw may have to pay more than the reserve holds: the limit stands in each batch, where a purchase finds it.
import type { GameRules } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findHeld, listHolds, moveMark, setLimits } from '#server/db/queries/buying/limits.ts'
import type { Service } from '#server/service.ts'

export const RESERVE = 'prize_reserve'
/** Behind prizes that are paid once or month by month. */
export const ANNUITY_FUND = 'annuity_fund'

interface Reserves {
  reserve: Kobo
  fund: Kobo
}

export const reservesOf = async (tx: Tx): Promise<Reserves> => ({
  reserve: await findHeld(tx, RESERVE),
  fund: await findHeld(tx, ANNUITY_FUND),
})

/** What one draw of a game may have to pay at most, kobo. */
export const limitOf = (game: GameRules, { reserve, fund }: Reserves): Kobo =>
  Math.max(0, reserve + (game.choice ? fund : 0))

/** Writes the limits of all batches on sale and announced; a game that is held sells nothing. */
export const writeLimits = async ({ db, games }: Pick<Service, 'db' | 'games'>): Promise<void> => {
  for (const code of [RESERVE, ANNUITY_FUND]) await moveMark(db, code)
  const reserves = await reservesOf(db)
  const held = new Set((await listHolds(db)).map(it => it.game))
  for (const game of games) await setLimits(db, game.id, held.has(game.id) ? 0 : limitOf(game, reserves))
}
