import { PRODUCT_SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour, type Tour } from './tour.ts'
import { words } from './words.ts'

interface Form {
  id: string
  /** Matches of a ticket. */
  most: number
  /** Scores a match. */
  scores: number
}

/** The tour of the page where matches are picked, with the figures of its form. */
export const soccerTour = ({ id, most, scores }: Form): Tour =>
  makeTour({
    id: `soccer-${id}`,
    spotlightPadding: PRODUCT_SPOTLIGHT_PADDING,
    steps: [
      { target: '#main', title: words.$scoresOfMatches, text: words.$hereIsHowScores, intro: true },
      {
        target: '[data-tour="pick-balls"]',
        title: words.$pickYourMatches,
        text: scores === 1 ? words.$oneScoreEach(most) : words.$severalScores(most, scores),
      },
      { target: '[data-tour="buy"]', title: words.$buyTheTicket, text: words.$whatScoresCost },
      { target: '[data-tour="how-to-play"]', title: words.$howToPlay, text: words.$whatCounts },
    ],
  })
