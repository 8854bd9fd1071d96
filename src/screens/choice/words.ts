import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('choice', {
  $aPrizeWaitsFor: 'A prize waits for you',
  $youHaveWon: 'You have won',
  $or: ', or',
  $aMonthForMonths: (months: number) => `a month for ${months} months.`,
  $chooseHowYouWant: 'Choose how you want it',
  $once: (once: string) => `${once} all at once`,
  $monthly: (monthly: string, months: number) => `${monthly} a month for ${months} months`,
  $chooseHowYouWantYour: 'Choose how you want your prize. The choice stays, and there is no hurry.',
  $takeItOnce: 'Take it all at once',
  $takeItMonthly: 'Take it monthly',
  $youTake: 'You take',
  $thisCannotBeChanged: '. This cannot be changed later.',
  $yourPrize: 'Your prize',
  $yourPrizeIs: (prize: string) => `Your prize: ${prize}`,
  $youHaveWonA: (once: string) => `You have won a choice: ${once}`,
  $theLineThatWon: 'The line that won',
  $comesToYourWinnings: (afterTax: string, taxPercent: number) =>
    `${afterTax} comes to your ${wallets.winnings} at once, after ${taxPercent}% tax.`,
  $eachMonthAfterTax: (
    afterTax: string,
    taxPercent: number,
    months: number,
    together: string,
    worth: string,
    yearlyRate: number,
  ) =>
    `${afterTax} each month after ${taxPercent}% tax, ${months} times, the first in a month. Altogether ${together}; before tax that is worth about ${worth} today at ${yearlyRate}% a year.`,
  $youTookItOnce: `You took it all at once. It was paid to your ${wallets.winnings}.`,
  $ofPaymentsHaveCome: (paidMonths: number, months: number) =>
    `${paidMonths} of ${months} payments have come`,
  $youTookItMonthly: (months: number) => `You took it monthly. All ${months} payments have come.`,
  $youTookItMonthlyNext: (paid: string, when: string) =>
    `You took it monthly. ${paid}; the next is on ${when}.`,
})
