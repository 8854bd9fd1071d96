import type { DraftAccount } from '#src/device/withdrawal-draft.ts'
import type { Bank } from '#src/model/withdrawals.ts'

/** Names that players type for banks whose own name says something else. */
const ALSO: Record<string, string> = {
  gt: 'guaranty trust',
  gtb: 'guaranty trust',
  gtbank: 'guaranty trust',
  uba: 'united bank for africa',
  fcmb: 'first city monument',
  firstbank: 'first bank',
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Banks whose words begin with the words typed, in the order given; all of them before anything is typed. */
export const findBanks = (banks: readonly Bank[], typed: string): Bank[] => {
  const asked = plain(typed)
  const words = (ALSO[asked.replaceAll(' ', '')] ?? asked).split(' ').filter(Boolean)
  return banks.filter(bank => {
    const parts = plain(bank.name).split(' ')
    return words.every(word => parts.some(part => part.startsWith(word)))
  })
}

type Place = Pick<DraftAccount, 'bankCode' | 'accountNumber'>

/** Two banks may have the same number. */
export const isSameAccount = (one: Place, other: Place): boolean =>
  one.bankCode === other.bankCode && one.accountNumber === other.accountNumber
