// Which balances a player hides behind asterisks on this device.
import { brand } from '#src/brand.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const names = ['play', 'bonus', 'winnings'] as const
export type BalanceName = (typeof names)[number]
const KEY = `${brand.storagePrefix}hidden-balances`

export const readHidden = (): BalanceName[] => {
  const kept = readStored(KEY)
  return Array.isArray(kept) ? names.filter(name => kept.includes(name)) : []
}

export const toggled = (hidden: readonly BalanceName[], name: BalanceName): BalanceName[] =>
  hidden.includes(name) ? hidden.filter(it => it !== name) : [...hidden, name]

export const keepHidden = (hidden: readonly BalanceName[]): void => {
  writeStored(KEY, hidden)
}
