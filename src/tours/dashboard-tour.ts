import { SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour } from './tour.ts'
import { words } from './words.ts'

export const dashboardTour = makeTour({
  id: 'dashboard',
  spotlightPadding: SPOTLIGHT_PADDING,
  steps: [
    {
      target: '#main',
      title: words.$aShortWayRound,
      text: words.$fourStopsTheGames,
      intro: true,
    },
    {
      target: '[data-tour="games"]',
      title: words.$theGames,
      text: words.$eachHasItsOwn,
    },
    {
      target: '[data-tour="plays"]',
      title: words.$howPeoplePlay,
      text: words.$forEachGameIts,
    },
    {
      target: '[data-tour="winners"]',
      title: words.$whoWon,
      text: words.$winnersOfEachGame,
    },
    {
      target: '[data-tour="know-the-games"]',
      title: words.$knowTheGames,
      text: words.$rulesAndPrizesOf,
    },
  ],
})
