// Addresses of a game's screens: they follow from its id unless its rules say otherwise.
import type { Game, GamePaths } from './game.ts'

/** Only games that draw each batch have a screen to watch the draw. */
export const pathsOf = ({ id, cadence, paths }: Pick<Game, 'id' | 'cadence' | 'paths'>): GamePaths => ({
  play: `/${id}`,
  howToPlay: `/${id}/how-to-play`,
  summary: `/${id}/summary`,
  success: `/${id}/success`,
  verifyPhone: '/user/verify-phone-number',
  ...(cadence === 'each-batch' ? { draw: `/${id}/batch-draw` } : {}),
  ...paths,
})

export const isPlayersOnly = (
  { playersOnly = ['summary', 'success', 'draw'] }: Pick<Game, 'playersOnly'>,
  page: keyof GamePaths,
): boolean => playersOnly.includes(page)

/** The page of a game that an address names; undefined if it has none there. */
export const pageAt = (game: Game, pathname: string): keyof GamePaths | undefined => {
  const paths = pathsOf(game)
  return (Object.keys(paths) as (keyof GamePaths)[]).find(page => paths[page] === pathname)
}
