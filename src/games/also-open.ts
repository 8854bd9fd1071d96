// Open games that are not number games: what players see of them before opening one.
import type { GameLook } from '#src/lib/look.ts'
import { awoof } from './awoof/game.ts'
import { predictionGames } from './soccer-cash/games.ts'
import { soccerLook } from './soccer-cash/look.ts'
import { CHAT, HOME } from './soccer-cash/paths.ts'

interface AlsoOpen {
  id: string
  look: GameLook
  to: string
  /** Lottery types of its tickets. */
  lotteryTypes: readonly string[]
}

export const alsoOpen: readonly AlsoOpen[] = [
  {
    id: CHAT,
    look: soccerLook,
    to: HOME,
    lotteryTypes: predictionGames.map(it => it.lotteryType),
  },
  {
    id: awoof.id,
    look: awoof.look,
    to: awoof.play,
    lotteryTypes: [awoof.lotteryType],
  },
]
