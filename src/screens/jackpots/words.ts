import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('jackpots', {
  $checkThatNoBatch: (size: string | number) => `Check that no batch is left out (about ${size})`,
  $jackpots: 'Jackpots',
  $howJackpotsWork: 'How jackpots work',
  $playAndStandA: (shareOfStake: string | number, chance: string) =>
    `Play and stand a chance to win the Super Jackpot, Mega jackpot or Crown jumbo jackpot. Every ${chance} you stake is one chance; ${shareOfStake} of each stake fills them.`,
  $noJackpotHasBeen: 'No jackpot has been drawn yet',
  $theFirstIsDrawn: 'The first is drawn at 10pm.',
  $checkOfOnThis: (jackpot: string | number, parse: string) => `Check ${jackpot} of ${parse} on this phone`,
  $checkOnThisPhone: 'Check on this phone',
  $pool: (jackpot: string | number) => `${jackpot} pool`,
  $of: (percentage: string) => `${percentage} of`,
  $everyTicketTakesPart: (shareOfStake: string | number, chance: string) =>
    `Every ticket takes part: ${shareOfStake} of each stake fills the three pools, and each ${chance} staked is one chance. The pool is paid at the draw, at most the amount shown beside the bar. Jackpots come on top of a game’s own prizes.`,
  $lastDraws: 'Last draws',
  $pool2: (name: string | number) => `${name} pool`,
  $upTo: (drawn: string | number, threshold: string) => `${drawn}, up to ${threshold}`,
  $aWinnerEveryDay: 'A winner every day, drawn at 10pm',
  $aWinnerEveryWeek: 'A winner every week, drawn on Sunday at 10pm',
  $aWinnerEveryMonth: 'A winner every month, drawn on its last day at 10pm',
  $daily: 'Daily',
  $sundays: 'Sundays',
  $monthsEnd: 'Month’s end',
  $drawnWhenItIs: 'Drawn when it is due',
  $under1: 'under 1%',
  $wonBy: (phone: string | number) => `Won by ${phone}`,
  $theChancesAreSealed: 'The chances are sealed; the draw waits for its public randomness',
  $nobodyWon: 'Nobody won, so the pool stays for the next draw',
})
