// What a winner is told before choosing, net of tax.
import type { Choice } from '#src/api/choices.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { words } from './words.ts'

const afterTax = (amount: Kobo, percent: number): Kobo => amount - Math.floor((amount * percent) / 100)

/** To whole thousands of naira: a figure based on a rate should not pretend precision. */
const rounded = (amount: Kobo): Kobo => Math.round(amount / 100_000) * 100_000

export const onceWords = ({ once, taxPercent }: Choice): string =>
  words.$comesToYourWinnings(formatMoney(afterTax(once, taxPercent)), taxPercent)

export const monthlyWords = ({ monthly, months, taxPercent, worthToday, yearlyRate }: Choice): string =>
  words.$eachMonthAfterTax(
    formatMoney(afterTax(monthly, taxPercent)),
    taxPercent,
    months,
    formatMoney(afterTax(monthly, taxPercent) * months),
    formatMoney(rounded(worthToday)),
    yearlyRate,
  )

export const chosenWords = (choice: Choice): string => {
  if (choice.chosen === 'once') return words.$youTookItOnce
  const paid = words.$ofPaymentsHaveCome(choice.paidMonths, choice.months)
  if (!choice.nextPaymentAt) return words.$youTookItMonthly(choice.months)
  return words.$youTookItMonthlyNext(paid, formatDate(Date.parse(choice.nextPaymentAt)))
}
