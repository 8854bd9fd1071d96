// The shares of a group ticket as they are typed.
import { splitByShares } from '#src/games/split-shares.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'

export const SMALLEST_SHARE = kobo(1)

export interface TypedShare {
  name: string
  /** naira */
  amount: string
}

/** Equal shares, to the kobo. @param cost of the ticket, kobo */
export const evenly = (cost: Kobo, names: readonly string[]): TypedShare[] => {
  const amounts = splitByShares(
    cost,
    names.map(() => 1),
  )
  return names.map((name, at) => ({ name, amount: String(naira(amounts[at]!)) }))
}

/** Kobo; whatever is not an amount counts as nothing. */
export const sumOf = (shares: readonly TypedShare[]): Kobo =>
  shares.reduce((sum, { amount }) => sum + (parseMoney(amount) ?? 0), 0)

export interface ShareFault {
  name?: 'missing' | 'twice'
  amount?: 'small'
}

/** The fault of each share, in order. */
export const faultsOf = (shares: readonly TypedShare[]): ShareFault[] => {
  const names = shares.map(({ name }) => name.trim().toLowerCase())
  return shares.map(({ amount }, at) => ({
    ...(names[at] === '' ? { name: 'missing' } : names.indexOf(names[at]!) < at ? { name: 'twice' } : {}),
    ...((parseMoney(amount) ?? 0) < SMALLEST_SHARE ? { amount: 'small' } : {}),
  }))
}

export const mayBeMade = (shares: readonly TypedShare[], cost: Kobo): boolean =>
  sumOf(shares) === cost && faultsOf(shares).every(fault => !fault.name && !fault.amount)
