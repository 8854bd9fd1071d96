// The sandbox's transfers: no real money. They take their time like real ones, by the game's clock, and some fail.
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import type { PayoutAnswer, PayoutOrder, Payouts } from './ports.ts'

const BANKS = [
  ['044', 'Access Bank'],
  ['050', 'Ecobank Nigeria'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['50211', 'Kuda Bank'],
  ['50515', 'Moniepoint MFB'],
  ['999992', 'OPay'],
  ['999991', 'PalmPay'],
  ['076', 'Polaris Bank'],
  ['221', 'Stanbic IBTC Bank'],
  ['232', 'Sterling Bank'],
  ['032', 'Union Bank of Nigeria'],
  ['033', 'United Bank for Africa'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
].map(([code = '', name = '']) => ({ code, name }))

/** Endings of account numbers. */
export const MAGIC_ACCOUNTS: [ending: string, what: string][] = [
  ['0000', 'does not exist'],
  ['1111', 'belongs to somebody else'],
  ['2222', 'has your name with an initial'],
  ['3333', 'is at a bank that does not answer'],
]

/** Naira that arrive. */
export const MAGIC_AMOUNTS: [naira: number, what: string][] = [
  [501, 'the bank refuses it, and it comes back'],
  [502, 'nobody answers at first; paid after a minute'],
  [503, 'stays at the bank for ten minutes'],
  [504, 'never decided: a person looks into it after 24 hours'],
  [505, 'paid, and sent back by the bank after two minutes'],
  [506, 'waits until our own balance is filled, about fifteen minutes'],
  [507, 'the provider asks us for a code: a person of ours is called, and it is paid after five minutes'],
  [508, 'the provider says that one kobo more was sent: a person of ours is called, and nothing is settled'],
  [509, 'lost on its way: three times not found, then sent again under the same reference and paid'],
]
const [REFUSED, SILENT, SLOW, NEVER, REVERSED, FUNDS, CODE, WRONG, LOST] = MAGIC_AMOUNTS.map(([naira]) =>
  kobo(naira),
)

interface Row {
  amount: Kobo
  age: number
  trace: string
}

const findTransfer = (db: Db, reference: string) =>
  db.one<Row>`
    select amount, floor(extract(epoch from game_clock() - created_at) * 1000)::float8 as age,
      '999058' || to_char(created_at at time zone 'UTC', 'YYMMDDHH24MISS') || right(account_number, 4) as trace
    from sandbox_transfer where reference = ${reference}`

const SECOND = 1_000

const statusOf = ({ amount, age, trace }: Row): PayoutAnswer => {
  const paid = { outcome: 'succeeded', amount, currency: 'NGN', trace } as const
  const waits: Partial<Record<Kobo, number>> = {
    [SILENT!]: MINUTE,
    [SLOW!]: 10 * MINUTE,
    [NEVER!]: Infinity,
    [CODE!]: 5 * MINUTE,
  }
  if (amount === REFUSED) return { outcome: 'refused', reason: 'The account takes no transfers' }
  if (amount === REVERSED && age >= 2 * MINUTE) return { ...paid, outcome: 'reversed' }
  if (age >= (waits[amount] ?? 8 * SECOND)) return amount === WRONG ? { ...paid, amount: amount + 1 } : paid
  if (amount === CODE) return { outcome: 'accepted', needsOtp: true }
  return age < 4 * SECOND ? { outcome: 'accepted' } : { outcome: 'accepted', trace }
}

const nameAt = (accountNumber: string, asker: string): string => {
  const own = asker.trim() === '' ? 'ADA OBI' : asker.toUpperCase()
  const [first = '', ...others] = own.split(/\s+/)
  if (accountNumber.endsWith('1111')) return 'SOMEBODY ELSE ENTIRELY'
  return accountNumber.endsWith('2222')
    ? [...others, first.charAt(0)].join(' ')
    : [...others, first].join(' ')
}

export const sandboxPayouts = (db: Db): Payouts => {
  const keep = ({ reference, amount, bankCode, accountNumber }: PayoutOrder) =>
    db.one`
      insert into sandbox_transfer (reference, amount, bank_code, account_number)
      values (${reference}, ${amount}, ${bankCode}, ${accountNumber})
      on conflict do nothing returning reference`
  /** Whether our balance there has been filled: ten minutes after an account was first refused for lack of it. */
  const hasFunds = async (order: PayoutOrder) => {
    const empty = `empty ${order.bankCode} ${order.accountNumber}`
    await keep({ ...order, reference: empty })
    const age = (await findTransfer(db, empty))?.age ?? 0
    if (age >= 10 * MINUTE) await db.one`delete from sandbox_transfer where reference = ${empty}`
    return age >= 10 * MINUTE
  }
  /** Whether this reference is new. */
  const isLost = async (order: PayoutOrder) =>
    (await keep({ ...order, reference: `lost ${order.reference}` })) !== undefined
  return {
    name: 'sandbox',
    banks: async () => BANKS,
    resolve: async ({ bankCode, accountNumber, asker }) => {
      if (!BANKS.some(bank => bank.code === bankCode)) return { refused: 'bank-unknown' }
      if (accountNumber.endsWith('0000')) return { refused: 'account-unknown' }
      if (accountNumber.endsWith('3333')) throw new Error('The sandbox’s bank does not answer')
      return { name: nameAt(accountNumber, asker) }
    },
    send: async order => {
      if (order.amount === FUNDS && !(await hasFunds(order)))
        return { outcome: 'unsent', reason: 'Your balance is not enough to fulfil this request' }
      if (order.amount === LOST && (await isLost(order))) throw new Error('The sandbox does not answer')
      if (!(await keep(order))) return { outcome: 'duplicate' }
      if (order.amount === SILENT) throw new Error('The sandbox does not answer')
      return { outcome: 'accepted' }
    },
    verify: async reference => {
      const row = await findTransfer(db, reference)
      return row ? statusOf(row) : { outcome: 'not-found' }
    },
  }
}
