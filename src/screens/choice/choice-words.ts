// What a winner is told before choosing, net of tax.
import type { Choice } from '#src/api/choices.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'

const afterTax = (amount: Kobo, percent: number): Kobo => amount - Math.floor((amount * percent) / 100)

/** To whole thousands of naira: a figure based on a rate should not pretend precision. */
const rounded = (amount: Kobo): Kobo => Math.round(amount / 100_000) * 100_000

export const onceWords = ({ once, taxPercent }: Choice): string =>
  `${formatMoney(afterTax(once, taxPercent))} comes to your winnings wallet at once, after ${taxPercent}% tax.`

export const monthlyWords = ({ monthly, months, taxPercent, worthToday, yearlyRate }: Choice): string =>
  `${formatMoney(afterTax(monthly, taxPercent))} each month after ${taxPercent}% tax, ${months} times, the first in a month. ` +
  `Altogether ${formatMoney(afterTax(monthly, taxPercent) * months)}; before tax that is worth about ${formatMoney(rounded(worthToday))} today at ${yearlyRate}% a year.`

export const chosenWords = (choice: Choice): string => {
  if (choice.chosen === 'once') return 'You took it once. It was paid to your winnings wallet.'
  const paid = `${choice.paidMonths} of ${choice.months} payments have come`
  if (!choice.nextPaymentAt) return `You took it monthly. All ${choice.months} payments have come.`
  return `You took it monthly. ${paid}; the next is on ${formatDate(Date.parse(choice.nextPaymentAt))}.`
}
