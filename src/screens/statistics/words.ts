import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('statistics', {
  $lessThan: (least: string) => `less than ${least}`,
  $tooFewDrawsTo: 'Too few draws to judge',
  $afterTheCountsOf: (draws: number, of: number) =>
    `After ${plural(draws, 'draw')} the counts of ${of} numbers say nothing yet, one way or the other.`,
  $asEvenAsChance: 'As even as chance allows',
  $aFairDrumGives: (chance: string, draws: number) =>
    `A fair drum gives counts at least as uneven as these in ${chance} of all stretches of ${plural(draws, 'draw')}.`,
  $rarelySoUnevenAnd: 'Rarely so uneven, and still no help',
  $aFairDrumGives2: (chance: string, draws: number) =>
    `A fair drum gives counts as uneven as these in ${chance} of all stretches of ${plural(draws, 'draw')}. That happens. Whether a draw was honest is not guessed from counts: check it on your phone.`,
  $chanceAlonePutsAbout: (of: number) =>
    `Chance alone puts about 1 number in 100 outside, so among ${of} numbers often none and sometimes one or two.`,
  $chanceAlonePutsAbout2: (of: number) =>
    `Chance alone puts about 1 number in 100 outside, so among ${of} numbers often one or two.`,
  $allNumbersCameAs: (of: number, expected: string) =>
    `All ${of} numbers came as often as chance allows. ${expected}`,
  $lieOutside: (outside: number, of: number, expected: string) =>
    `${plural(outside, 'number')} of ${of} lie${outside === 1 ? 's' : ''} outside what 99 in 100 fair numbers do. ${expected}`,
  $inAFairGame: (usual: string, of: number) =>
    `In a fair game about ${usual} of ${of} numbers wait this long at any moment`,
  $aFairGameRarely: 'A fair game rarely has a number wait this long, and now and then it does',
  $howOftenTheNumbers: (first: number, last: number) =>
    `How often the numbers ${first} to ${last} came; the table below says the same`,
  $noDrawHasBeen: 'No draw has been made yet',
  $theCountsBeginWith: 'The counts begin with the first draw of this game.',
  $seeTheDrawsOf: 'See the draws of all games',
  $howOftenEachNumber: 'How often each number came',
  $fromTo: (draws: number, from: string, to: string) => `${plural(draws, 'draw')}, from ${from} to ${to}.`,
  $thePaleBandIs: (low: number, high: number) =>
    `The pale band is what chance allows: 99 in 100 fair numbers come ${low} to ${high} times.`,
  $theDashedLineIs: (expected: number) => `The dashed line is the average, ${expected} times.`,
  $aGoldBarWith: 'A gold bar with a dot lies outside the band.',
  $allNumbersTogether: 'All numbers together',
  $pastDrawsDoNot: (pick: number, of: number) =>
    `Past draws do not change the next one. In every draw each number has the same chance, ${pick} in ${of}.`,
  $chiSquareDegreesOf: (chiSquare: string, degrees: number) =>
    `Chi-square ${chiSquare}, ${degrees} degrees of freedom, corrected for draws without replacement.`,
  $checkADrawYourself: 'Check a draw yourself',
  $everyNumber: 'Every number',
  $whatWasDrawnCounted:
    'What was drawn, counted. It is for looking, not for choosing: past draws do not change the next.',
  $game: 'Game',
  $howManyOfThe: 'How many of the newest draws',
  $draws: (draws: string) => `${draws} draws`,
  $fewer: 'Fewer',
  $usual: 'Usual',
  $more: 'More',
  $number: 'Number',
  $timesDrawn: 'Times drawn',
  $againstChance: 'Against chance',
  $lastDrawn: 'Last drawn',
  $notInTheseDraws: 'Not in these draws',
  $lastDraw: 'Last draw',
  $ago: (waiting: number) => `${plural(waiting, 'draw')} ago`,
  $longestWait: 'Longest wait',
  $drawnLastTime: 'Drawn last time',
  $awayForAll: (waiting: number) =>
    waiting === 1 ? 'Not drawn in the only draw' : `Not drawn in any of ${plural(waiting, 'draw')}`,
  $awayFor: (waiting: number) => `Away for ${plural(waiting, 'draw')}`,
  $longestWaits: 'Longest waits',
  $aNumberIsNever: 'A number is never due: the drum does not know how long it was away.',
})
