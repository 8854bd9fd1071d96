import type { GameRules } from '#src/games/game.ts'
import { PRODUCT_SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour, type Tour } from './tour.ts'
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
  return makeTour({
    id: game.id,
    spotlightPadding: PRODUCT_SPOTLIGHT_PADDING,
    steps: [
      {
        target: '#main',
        title: gameWords.name,
        text: words.$hereIsHowTo(gameWords.tagline),
        intro: true,
      },
      {
        target: '[data-tour="pick-balls"]',
        title: words.$pickYourBalls,
        text: board.pick,
      },
      {
        target: '[data-tour="picks"]',
        title: words.$yourPicks,
        text: board.picks,
      },
      {
        target: '[data-tour="buy"]',
        title: words.$buyTheTicket,
        text: words.$whatAllLinesCost,
      },
      {
        target: '[data-tour="how-to-play"]',
        title: words.$howToPlay,
        text: words.$theRulesEveryPrize,
      },
    ],
  })
}
