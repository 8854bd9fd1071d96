// Where the screens of a game stand. They follow from its id; a game whose addresses differ says so in its rules.
import type { GamePaths, GameRules } from './game.ts'
import { gameByLotteryType } from './rules.ts'

/** The addresses of a game's screens. Only a game that draws each batch has a screen on which its draw is watched. */
export const pathsOf = ({ id, cadence, paths }: Pick<GameRules, 'id' | 'cadence' | 'paths'>): GamePaths => ({
  play: `/${id}`,
  howToPlay: `/${id}/how-to-play`,
  summary: `/${id}/summary`,
  success: `/${id}/success`,
  verifyPhone: '/user/verify-phone-number',
  ...(cadence === 'each-batch' ? { draw: `/${id}/batch-draw` } : {}),
  ...paths,
})

/** The same by the game's name on the wire; undefined for a game that is sold no more. */
export const pathsOfType = (lotteryType: string): GamePaths | undefined => {
  const game = gameByLotteryType(lotteryType)
  return game && pathsOf(game)
}
