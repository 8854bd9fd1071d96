// What to say about picks that are not a ticket yet because the phone is or was offline.
import { aimOf } from '#src/alerts/plan.ts'
import type { GameRules } from '#src/games/game.ts'
import { words } from './words.ts'

type Game = Pick<GameRules, 'batchPrefix' | 'cadence'>

/** @param madeAt when the picks were made, ms; undefined if there are none yet */
export const aimWords = (game: Game, madeAt: number | undefined, now: number, online: boolean): string => {
  if (madeAt === undefined) return words.$notATicketYet2
  const { batch, closesAt } = aimOf(game, madeAt)
  if (now < closesAt) return online ? words.$notATicketYet3(batch) : words.$notATicketYet4(batch)
  return words.$notATicketYet5(batch, aimOf(game, now).batch, online)
}
