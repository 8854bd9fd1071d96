// The preferred-game picker: each tile's text and what a tap does.
import { anyGameById } from '#src/games/every-game.ts'
import { isNumberGame, type GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { soccerLook } from '#src/games/soccer-cash/look.ts'
import { CHAT, HOME } from '#src/games/soccer-cash/paths.ts'
import type { GameLook } from '#src/lib/look.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { words } from './words.ts'

export interface GameTile {
  id: string
  name: string
  /** What it is, in a line, and in three words. */
  line: string
  short: string
  look: GameLook
  to: string
  comingSoon: boolean
  /** It explains itself, so no introduction comes first. */
  straight?: boolean
}

const drumOf = ({ pick, of }: GameRules) => words.$drum(pick, of)

const rhythms = { 'each-batch': words.$every5Minutes, 'fixed-hours': words.$sevenDrawsADay }

const tileOf = (game: GameRules): GameTile => ({
  id: game.id,
  name: lotteryName(game.lotteryType),
  line: `${drumOf(game)}, ${rhythms[game.cadence]}`,
  short: drumOf(game),
  look: game.look,
  to: pathsOf(game).play,
  comingSoon: false,
})

export const gameTiles: readonly GameTile[] = [
  ...games.map(tileOf),
  {
    id: awoof.id,
    name: words.$awoof,
    line: words.$winAnItemFor,
    short: words.$winAnItem,
    look: awoof.look,
    to: awoof.play,
    comingSoon: false,
  },
  {
    id: CHAT,
    name: words.$soccerCash,
    line: words.$callTheScores,
    short: words.$callTheScoresShort,
    look: soccerLook,
    to: HOME,
    comingSoon: false,
    straight: true,
  },
]

/** Straight to the game, through its introduction, or nowhere yet. */
type TileAction = { does: 'go'; to: string } | { does: 'introduce'; to: string } | { does: 'nothing' }

export const tileAction = ({
  id,
  to,
  comingSoon,
  straight,
}: Pick<GameTile, 'id' | 'to' | 'comingSoon' | 'straight'>): TileAction => {
  if (comingSoon) return { does: 'nothing' }
  const game = anyGameById(id)
  // Games of scores have no introduction.
  const isStraight = straight || (game && (!isNumberGame(game) || game.straight))
  return isStraight ? { does: 'go', to } : { does: 'introduce', to }
}
