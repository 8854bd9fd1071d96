// The preferred-game picker: each tile's text and what a tap does.
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { gameById, games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'

export interface GameTile {
  id: string
  name: string
  line: string
  to: string
  comingSoon: boolean
}

const tileOf = (game: GameRules): GameTile => ({
  id: game.id,
  name: lotteryName(game.lotteryType),
  line: `${game.pick} of ${game.of}, ${game.cadence === 'each-batch' ? 'every 5 minutes' : 'seven draws a day'}`,
  to: pathsOf(game).play,
  comingSoon: false,
})

export const gameTiles: readonly GameTile[] = [
  ...games.map(tileOf),
  { id: 'awoof', name: 'Awoof', line: 'Win an item for a small bid', to: '/awoof', comingSoon: true },
  { id: 'soccer-cash', name: 'Soccer cash', line: 'Call the scores', to: '/soccer-cash', comingSoon: true },
]

/** Straight to the game, through its introduction, or nowhere yet. */
type TileAction = { does: 'go'; to: string } | { does: 'introduce'; to: string } | { does: 'nothing' }

export const tileAction = ({ id, to, comingSoon }: GameTile): TileAction => {
  if (comingSoon) return { does: 'nothing' }
  return gameById(id)?.straight ? { does: 'go', to } : { does: 'introduce', to }
}
