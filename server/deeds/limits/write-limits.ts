// No draw may owe more than the reserve holds: each batch carries its limit, where purchases find it.
import type { Game } from '#src/games/game.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findHeld, findHold, lockLimits, moveMark, setLimits } from '#server/db/queries/buying/limits.ts'
import type { Service } from '#server/service.ts'

export const RESERVE = 'prize_reserve'
/** Backs prizes paid once or monthly. */
export const ANNUITY_FUND = 'annuity_fund'

/** Set aside for prizes, in hundredths of a percent of the stake: slightly above any stake's highest return. */
export const PRIZE_SHARE = 5_500

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

/** Each form on real matches is backed by an equal part of the reserve: both hang on the same matches. */
const FORMS = 2

/** The most that all open tickets of one form may have to pay, in kobo. */
export const shareOfForm = (reserve: Kobo): Kobo => Math.floor(Math.max(0, reserve) / FORMS)

/** The least reserve whose share is enough for that. */
export const reserveBehindForm = (worst: Kobo): Kobo => worst * FORMS

/** Writes limits for all batches on sale or announced; a held game sells nothing. */
export const writeLimits = async ({ db, games }: Pick<Service, 'db' | 'games'>): Promise<void> => {
  for (const code of [RESERVE, ANNUITY_FUND]) await moveMark(db, code)
  const write = (game: string, limit: (reserves: Reserves) => Kobo) =>
    db.tx(async tx => {
      await lockLimits(tx)
      await setLimits(tx, game, (await findHold(tx, game)) ? 0 : limit(await reservesOf(tx)))
    })
  for (const game of games) await write(game.id, reserves => limitOf(game, reserves))
  for (const { id } of predictionGames) await write(id, ({ reserve }) => shareOfForm(reserve))
}
