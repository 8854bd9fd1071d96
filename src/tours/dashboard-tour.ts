import { SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour } from './tour.ts'

export const dashboardTour = makeTour({
  id: 'dashboard',
  spotlightPadding: SPOTLIGHT_PADDING,
  steps: [
    {
      target: '#main',
      title: 'A short way round',
      text: 'Five stops: the games, how people play, who won, and where to read more. Nothing is bought on the way.',
      intro: true,
    },
    {
      target: '[data-tour="games"]',
      title: 'The games',
      text: 'Each has its own drum, prizes and draw times. Tap one to pick your numbers.',
    },
    {
      target: '[data-tour="plays"]',
      title: 'How people play',
      text: 'For each game: its share of the players, the average stake and the average potential winning of a day.',
    },
    {
      target: '[data-tour="winners"]',
      title: 'Who won',
      text: 'Winners of each game, with most of every phone number hidden. Every draw behind them can be checked.',
    },
    {
      target: '[data-tour="know-the-games"]',
      title: 'Know the games',
      text: 'Rules and prizes of every game, to read in peace before you play.',
    },
  ],
})
