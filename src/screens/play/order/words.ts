import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('playOrder', {
  $standingOrder: 'Standing order',
  $whatItIs:
    'The same lines in draws to come. Each ticket is paid when sales for its draw begin: nothing is taken now, and one tap stops it.',
  $whichDraws: 'Which draws?',
  $until: 'Until',
  $forDays: (days: number, day: string) => `${plural(days, 'day')}, to ${day}`,
  $atMost: 'At most in all (optional)',
  $onlyWhile: 'Play',
  $always: 'In every one of these draws',
  $whileAbove: (jackpot: string) => `Only while the ${jackpot} is above a sum`,
  $sum: 'The sum',
  $payFrom: 'Pay from',
  $upTo: (draws: number, amount: string) => `Up to ${plural(draws, 'draw')}, ${amount} at most.`,
  $pausesItself:
    'It pauses and tells you when the wallet holds too little, a limit or a break stands in the way, or the rules change. A cancelled draw counts too, and its stake comes back.',
  $mayBeMade:
    'We do not know yet if the standing order was made. Look at your standing orders, or press the button again: it is made only once.',
  $seeOrders: 'See your standing orders',
  $topUpFirst: 'The first draw must be in the wallet: top up',
  $start: 'Start the standing order',
  $chooseADraw: 'Choose at least one draw',
  $enterAnAmount: 'Enter an amount in naira, like 500',
  $oneDrawCosts: (cost: string) => `One draw costs ${cost}`,
})
