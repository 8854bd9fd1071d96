import type { GameRules } from '#src/games/game.ts'
import { PRODUCT_SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour, type Tour } from './tour.ts'

/** The tour through the screen of a game, said with the game's own figures. */
export const gameTour = ({ id, pick, of }: GameRules, words: { name: string; tagline: string }): Tour =>
  makeTour({
    id,
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
        text: `Tap ${pick} different numbers from 1 to ${of}, or let the phone shuffle the line. Tap a number again to put it back.`,
      },
      {
        target: '[data-tour="picks"]',
        title: 'Your picks',
        text: 'Every line of the ticket. Each line is a chance of its own and is paid for.',
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
