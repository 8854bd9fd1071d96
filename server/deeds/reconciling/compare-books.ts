// Every difference between a provider's list and ours, by name.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { Difference, OurPayment, OurTransfer } from '#server/db/queries/money/reconciliation.ts'
import type { ListedPayment, ListedTransfer } from '#server/ports/ports.ts'

/** Once each, as listed last: while a list is read its pages move, and a row comes twice. */
const byReference = <T extends { reference: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map(it => [it.reference, it]))

const twoSums = (there: Kobo, here: Kobo): string => `${formatMoney(there)} there, ${formatMoney(here)} here`

const onePayment = (
  { reference, amount }: ListedPayment,
  own: OurPayment | undefined,
): Difference | undefined => {
  const paid = `${formatMoney(amount)} was paid`
  if (!own) return { kind: 'payment-not-ours', reference, words: `${paid}; no top-up of ours`, amount }
  if (own.amount !== amount) return { kind: 'payment-amount', reference, words: twoSums(amount, own.amount) }
  return own.isCredited
    ? undefined
    : { kind: 'payment-not-credited', reference, words: `${paid} and is not credited` }
}

export const comparePayments = (
  theirs: readonly ListedPayment[],
  ours: readonly OurPayment[],
): Difference[] => {
  const known = byReference(ours)
  const named = byReference(theirs)
  const missing = ours
    .filter(it => it.isCredited && !it.isGone && !named.has(it.reference))
    .map(({ reference, amount }) => ({
      kind: 'credit-not-there',
      reference,
      words: `${formatMoney(amount)} was credited; the provider does not list it`,
    }))
  return [...[...named.values()].flatMap(it => onePayment(it, known.get(it.reference)) ?? []), ...missing]
}

const oneTransfer = (
  { reference, amount, state }: ListedTransfer,
  own: OurTransfer | undefined,
): Difference | undefined => {
  const words = `${formatMoney(amount)} is ${state} there, ${own ? `${own.state} here` : 'and unknown here'}`
  if (!own) return { kind: 'transfer-not-ours', reference, words, ...(state === 'paid' && { amount }) }
  if (own.amount !== amount) return { kind: 'transfer-amount', reference, words: twoSums(amount, own.amount) }
  const isPaidHere = own.state === 'succeeded'
  if (state === 'paid' && !isPaidHere) return { kind: 'transfer-paid-not-here', reference, words }
  if (state === 'back' && isPaidHere) return { kind: 'transfer-not-paid-there', reference, words }
  return undefined
}

export const compareTransfers = (
  theirs: readonly ListedTransfer[],
  ours: readonly OurTransfer[],
): Difference[] => {
  const known = byReference(ours)
  const named = byReference(theirs)
  const missing = ours
    .filter(it => !named.has(it.reference) && it.state === 'succeeded')
    .map(({ reference, amount }) => ({
      kind: 'transfer-not-there',
      reference,
      words: `${formatMoney(amount)} is paid here; the provider does not list it`,
    }))
  return [...[...named.values()].flatMap(it => oneTransfer(it, known.get(it.reference)) ?? []), ...missing]
}
