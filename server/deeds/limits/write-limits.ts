// No draw may owe more than the reserve holds: each batch carries its limit, where purchases find it.
import type { Game } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findHeld, listHolds, moveMark, setLimits } from '#server/db/queries/buying/limits.ts'
import type { Service } from '#server/service.ts'

export const RESERVE = 'prize_reserve'
/** Backs prizes paid once or monthly. */
export const ANNUITY_FUND = 'annuity_fund'

interface Reserves {
  reserve: Kobo
  fund: Kobo
}

export const reservesOf = async (tx: Tx): Promise<Reserves> => ({
  reserve: await findHeld(tx, RESERVE),
  fund: await findHeld(tx, ANNUITY_FUND),
})

/** The most one draw of a game may have to pay, in kobo. */
export const limitOf = (game: Game, { reserve, fund }: Reserves): Kobo =>
  Math.max(0, reserve + (game.choice ? fund : 0))

/** Writes limits for all batches on sale or announced; a held game sells nothing. */
export const writeLimits = async ({ db, games }: Pick<Service, 'db' | 'games'>): Promise<void> => {
  for (const code of [RESERVE, ANNUITY_FUND]) await moveMark(db, code)
  const reserves = await reservesOf(db)
  const held = new Set((await listHolds(db)).map(it => it.game))
  for (const game of games) await setLimits(db, game.id, held.has(game.id) ? 0 : limitOf(game, reserves))
}
