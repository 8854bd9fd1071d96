// What to say about picks that are not a ticket yet because the phone is or was offline.
import { aimOf } from '#src/alerts/plan.ts'
import type { GameRules } from '#src/games/game.ts'

type Game = Pick<GameRules, 'batchPrefix' | 'cadence'>

/** @param madeAt when the picks were made, ms; undefined if there are none yet */
export const aimWords = (game: Game, madeAt: number | undefined, now: number, online: boolean): string => {
  if (madeAt === undefined)
    return 'Not a ticket yet: you are offline. Numbers that you pick are kept on this phone.'
  const { batch, closesAt } = aimOf(game, madeAt)
  if (now < closesAt)
    return online
      ? `Not a ticket yet: your picks aim at batch ${batch}. Buy them before it closes.`
      : `Not a ticket yet: you are offline. Your picks are kept on this phone and aim at batch ${batch}.`
  return `Not a ticket yet: batch ${batch} has closed without your picks. They aim at batch ${aimOf(game, now).batch} now${online ? '.' : ', and you can buy them when you are back online.'}`
}
