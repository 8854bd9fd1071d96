import { awoof } from '#src/games/awoof/game.ts'
import { fiveSteps } from './five-steps.ts'
import { words } from './words.ts'

export const awoofTour = fiveSteps(awoof.id, { title: words.$winAnItem, text: words.$hereIsHowItems }, [
  { title: words.$chooseAnItem, text: words.$chancesOfItems },
  { title: words.$yourPicks, text: words.$whatIsChosen },
  { title: words.$placeTheBid, text: words.$whatABidHas },
  { title: words.$howToPlay, text: words.$howItemsAreDrawn },
])
