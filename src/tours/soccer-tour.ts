import { fiveSteps } from './five-steps.ts'
import type { Tour } from './tour.ts'
import { words } from './words.ts'

interface Form {
  id: string
  /** Matches per ticket. */
  most: number
  /** Scores per match. */
  scores: number
}

/** The tour of the page where matches are picked, with the figures of its form. */
export const soccerTour = ({ id, most, scores }: Form): Tour =>
  fiveSteps(`soccer-${id}`, { title: words.$scoresOfMatches, text: words.$hereIsHowScores }, [
    {
      title: words.$pickYourMatches,
      text: scores === 1 ? words.$oneScoreEach(most) : words.$severalScores(most, scores),
    },
    { title: words.$yourPicks, text: words.$picksOfScores },
    { title: words.$buyTheTicket, text: words.$whatScoresCost },
    { title: words.$howToPlay, text: words.$whatCounts },
  ])

/** The same for virtual matches, which one batch sells. */
export const virtualTour = ({ id, most }: Form): Tour =>
  fiveSteps(`soccer-${id}`, { title: words.$virtualMatches, text: words.$hereIsHowScores }, [
    { title: words.$pickYourScores, text: words.$oneScoreUntilKickOff(most) },
    { title: words.$yourPicks, text: words.$picksOfScores },
    { title: words.$buyTheTicket, text: words.$whatScoresCost },
    { title: words.$howToPlay, text: words.$howVirtualIsDrawn },
  ])
