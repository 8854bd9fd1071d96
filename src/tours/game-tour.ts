import type { GameRules } from '#src/games/game.ts'
import { PRODUCT_SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour, type Tour } from './tour.ts'

/** What the board shows: numbers to choose from, or whole lines drawn for the player. */
const boardWords = ({ pick, of, offersLines }: GameRules) =>
  offersLines
    ? {
        pick: `Each line is ${pick} different numbers from 1 to ${of}, drawn for you. Press the ones that you want to play, and again to leave one out.`,
        picks: 'How many lines you chose for each stake. Each line is a chance of its own and is paid for.',
      }
    : {
        pick: `Tap ${pick} different numbers from 1 to ${of}, or let the phone shuffle the line. Tap a number again to put it back.`,
        picks: 'Every line of the ticket. Each line is a chance of its own and is paid for.',
      }

/** The tour of a game's screen, with the game's own figures. */
export const gameTour = (game: GameRules, words: { name: string; tagline: string }): Tour => {
  const board = boardWords(game)
  return makeTour({
    id: game.id,
    spotlightPadding: PRODUCT_SPOTLIGHT_PADDING,
    steps: [
      {
        target: '#main',
        title: words.name,
        text: `${words.tagline} Here is how to make a ticket, in four stops. Nothing is bought on the way.`,
        intro: true,
      },
      {
        target: '[data-tour="pick-balls"]',
        title: 'Pick your balls',
        text: board.pick,
      },
      {
        target: '[data-tour="picks"]',
        title: 'Your picks',
        text: board.picks,
      },
      {
        target: '[data-tour="buy"]',
        title: 'Buy the ticket',
        text: 'What all lines cost together, and what they can win at most. You confirm on the next page before anything is paid.',
      },
      {
        target: '[data-tour="how-to-play"]',
        title: 'How to Play',
        text: 'The rules, every prize with its odds, and what comes back on average. This tour can be started there again.',
      },
    ],
  })
}
