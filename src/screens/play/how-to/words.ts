import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('howTo', {
  $aLineOfPays: (stake: string) => `A line of ${stake} pays, and how often:`,
  $playNow: 'Play now',
  $prizesAndOddsOf: 'Prizes and odds of every stake',
  $prizesOfALine: (stake: string) => `Prizes of a ${stake} line`,
  $besidesOfEveryStake: (percent: number) =>
    `Besides, ${percent}% of every stake goes into the jackpots, which are not counted here. Every line has the same chance, picked by hand or by the phone.`,
  $multiplierCards: 'Multiplier cards',
  $lines: 'Lines',
  $allRightAtOnce: 'All right, at once',
  $aLineGivesBack: 'A line gives back',
  $aNumberOfLines: 'A number of lines between two cards has the lower one.',
  $theWinnersChoice: 'The winner’s choice',
  $once: 'Once',
  $orMonthlyTimes: (months: number) => `Or monthly, ${months} times`,
  $allPaymentsTogether: 'All payments together',
  $whatTheyAreWorth: 'What they are worth today',
  $worthTodayMeansSo: (yearly: number, months: number) =>
    `Worth today means: so much money now, at ${yearly}% a year, would pay the same ${months} payments. A naira in twenty years buys less than a naira today.`,
  $stepByStep: 'Step by step',
  $showMeRoundThe: 'Show me round the lucky numbers',
  $showMeRoundTheBoard: 'Show me round the board',
})
