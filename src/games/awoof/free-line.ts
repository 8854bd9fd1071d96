// The game whose line comes with each bid, at its lowest stake.
import { isNumberGame, type AnyGame, type GameRules } from '../game.ts'
import { instantCashout } from '../instant-cashout/rules.ts'

/** As the service sells it. */
export const freeGameOf = (sold: readonly AnyGame[]): GameRules =>
  sold.filter(isNumberGame).find(({ id }) => id === instantCashout.id) ?? instantCashout
