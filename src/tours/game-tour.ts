import type { GameRules } from '#src/games/game.ts'
import { fiveSteps } from './five-steps.ts'
import type { Tour } from './tour.ts'
import { words } from './words.ts'

/** What the board shows: numbers to choose from, or whole lines drawn for the player. */
const boardWords = ({ pick, of, offersLines }: GameRules) =>
  offersLines
    ? {
        pick: words.$eachLineIsDifferent(pick, of),
        picks: words.$howManyLinesYou,
      }
    : {
        pick: words.$tapDifferentNumbersFrom(pick, of),
        picks: words.$everyLineOfThe,
      }

/** The tour of a game's screen, with the game's own figures. */
export const gameTour = (game: GameRules, gameWords: { name: string; tagline: string }): Tour => {
  const board = boardWords(game)
  return fiveSteps(game.id, { title: gameWords.name, text: words.$hereIsHowTo(gameWords.tagline) }, [
    { title: words.$pickYourBalls, text: board.pick },
    { title: words.$yourPicks, text: board.picks },
    { title: words.$buyTheTicket, text: words.$whatAllLinesCost },
    { title: words.$howToPlay, text: words.$theRulesEveryPrize },
  ])
}
