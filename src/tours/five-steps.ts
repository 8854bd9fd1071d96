import { PRODUCT_SPOTLIGHT_PADDING } from './figures.ts'
import { makeTour, type Tour } from './tour.ts'

interface Said {
  title: string
  text: string
}

/** The tour of a game's page: an intro, where to pick, the picks, buying, the rules. */
export const fiveSteps = (
  id: string,
  intro: Said,
  [pick, picks, buy, rules]: [Said, Said, Said, Said],
): Tour =>
  makeTour({
    id,
    spotlightPadding: PRODUCT_SPOTLIGHT_PADDING,
    steps: [
      { target: '#main', ...intro, intro: true },
      { target: '[data-tour="pick-balls"]', ...pick },
      { target: '[data-tour="picks"]', ...picks },
      { target: '[data-tour="buy"]', ...buy },
      { target: '[data-tour="how-to-play"]', ...rules },
    ],
  })
