import { inLanguage } from '#src/lib/language/language.ts'
import { plural } from '#src/lib/figures.ts'

export const words = inLanguage('otherStatistics', {
  $howOftenEachScore: 'How often each score came',
  $fromTo: (matches: number, draws: number, from: string, to: string) =>
    `${plural(matches, 'match', 'matches')} in ${plural(draws, 'draw')}, from ${from} to ${to}.`,
  $whatIsExpected:
    'Every match was sold with the chance of each score. “Expected” is the sum of those chances over all these matches: with fair draws a score comes about so often.',
  $allScoresTogether: 'All scores together',
  $tooFew: 'Too few draws to judge',
  $tooFewText: (draws: number) =>
    `After ${plural(draws, 'draw')} the counts say nothing yet, one way or the other.`,
  $asChances: 'As the published chances say',
  $asChancesText: (chance: string) =>
    `Fair draws give counts at least as far from the chances as these in ${chance} of all such stretches.`,
  $farOff: 'Rarely so far off, and still no help',
  $farOffText: (chance: string) =>
    `Fair draws give counts as far from the chances as these in ${chance} of all such stretches. That happens. Whether a draw was honest is not guessed from counts: check it on your phone.`,
  $pastDraws: 'Past draws do not change the next one. A score that has not come for long is not due.',
  $chiSquare: (value: string, degrees: number) => `Chi-square ${value}, ${degrees} degrees of freedom.`,
  $score: 'Score',
  $times: 'Times',
  $expected: 'Expected',
  $checkADraw: 'Check a draw yourself',
  $noDraw: 'No draw has been made yet',
  $noDrawText: 'The counts begin with the first draw of this game.',
  $itemsSoFar: 'Items so far',
  $drawn: 'Drawn: somebody won it',
  $givenBack: 'Every stake given back',
  $because: (undersold: number) => `of these, ${undersold} because too few numbers were sold`,
  $soldOf: (sold: string, needed: string, offered: string) =>
    `${sold} numbers were sold. ${needed} were needed for all draws, ${offered} were offered.`,
  $worthWon: 'Price of what was won',
  $returned: 'Stakes given back',
  $since: (when: string) => `Since ${when}.`,
  $noItem: 'No item has ended yet',
  $noItemText: 'The counts begin when the first item closes.',
  $itemDraws: 'See the draws of items',
  $playedAndWon: 'Played and won',
  $lastDays: (days: number) => `In the last ${plural(days, 'day')}`,
  $drawsPlayed: 'Draws with tickets',
  $linesPlayed: 'Lines played',
  $staked: 'Staked',
  $winners: 'Winning tickets',
  $paidOut: 'Paid out',
})
