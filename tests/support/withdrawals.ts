// Withdrawals in tests: players who may withdraw, their requests, and a provider that answers as told.
import { requestWithdrawal } from '#src/contract/withdrawals.ts'
import type { Kobo } from '#src/lib/money.ts'
import { setFirstPin, updateNames } from '#server/db/queries/accounts/players.ts'
import { hashPin } from '#server/deeds/accounts/pin-hash.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import type { PayoutAnswer, PayoutOrder, Payouts } from '#server/ports/ports.ts'
import { PIN } from './lucky.ts'
import { newKey } from './play.ts'
import type { TestService } from './service.ts'
import { sendWebhook } from './top-ups.ts'

export const ACCOUNT = { bank_code: '058', account_number: '0123456789' }

export const wish = (more: { amount?: string; save?: boolean; account_number?: string } = {}) => ({
  amount: '500',
  ...ACCOUNT,
  transaction_pin: PIN,
  ...more,
})

/** Gives a player names and a PIN. */
export const mayWithdraw = async (
  { service }: Pick<TestService, 'service'>,
  playerId: number,
  [firstName, lastName] = ['Ada', 'Obi'],
) => {
  await updateNames(service.db, playerId, { firstName, lastName, gender: 'Female' })
  const hash = await service.hashing.enter(true, turn => hashPin(service, turn, { playerId, pin: PIN }))
  await setFirstPin(service.db, playerId, hash)
}

/** A player with winnings (kobo), names and a PIN. */
export const winnerOf = async (s: TestService, winnings: Kobo) => {
  const player = await s.player()
  await mayWithdraw(s, player.playerId)
  if (winnings > 0) await s.fund(player.playerId, winnings, 'winnings')
  return player
}

export const ask = async (
  s: TestService,
  token: string,
  more: Parameters<typeof wish>[0] = {},
  key = newKey(),
) => s.call(requestWithdrawal, { token, key, body: wish(more) })

export type Word = PayoutAnswer | 'hangs' | 'lost'

const paid = ({ amount }: PayoutOrder): PayoutAnswer => ({
  outcome: 'succeeded',
  amount,
  currency: 'NGN',
  trace: '999058000000000001',
})

const said = (word: Word): PayoutAnswer => {
  if (word === 'hangs' || word === 'lost') throw new Error('502 Bad Gateway')
  return word
}

/**
 * A provider with a book of its own: it remembers each order, pays each reference once, and answers what the script says.
 * `hangs` is an error after it took the order, `lost` one before.
 */
export const standIn = (name = 'stand-in') => {
  const orders = new Map<string, PayoutOrder>()
  const sent: string[] = []
  /** The first answer for each reference. */
  const first = new Map<string, Word>()
  const script = {
    /** The answer to a new order, which is taken anyway unless it is refused or unsent. */
    send: (_order: PayoutOrder): Word => ({ outcome: 'accepted' }),
    /** The answer about an order it has. */
    verify: (order: PayoutOrder): Word => paid(order),
    /** How many more times it answers that it knows nothing. */
    lost: 0,
    name: 'OBI ADA NGOZI',
    isSilent: false,
  }
  const port: Payouts = {
    name,
    banks: async () => [
      { code: '058', name: 'Guaranty Trust Bank' },
      { code: '044', name: 'Access Bank' },
    ],
    resolve: async ({ bankCode, accountNumber }) => {
      if (script.isSilent) throw new Error('timeout')
      if (bankCode === '999') return { refused: 'bank-unknown' }
      return accountNumber.endsWith('0000') ? { refused: 'account-unknown' } : { name: script.name }
    },
    send: async order => {
      sent.push(order.reference)
      if (orders.has(order.reference)) return { outcome: 'duplicate' }
      const word = script.send(order)
      if (!first.has(order.reference)) first.set(order.reference, word)
      const isTaken = word === 'hangs' || (word !== 'lost' && word.outcome === 'accepted')
      if (isTaken) orders.set(order.reference, order)
      return said(word)
    },
    verify: async reference => {
      const order = orders.get(reference)
      if (!order || script.lost-- > 0) return { outcome: 'not-found' }
      return said(script.verify(order))
    },
  }
  return { port, script, orders, sent, first }
}

export type StandIn = ReturnType<typeof standIn>

/** Advances the clock step by step, running what is due after each until nothing more happens. */
export const pass = async (s: TestService, ...seconds: number[]) => {
  for (const each of seconds) {
    await s.clock.advance(each * 1_000)
    for (let round = 0; round < 20 && (await runPayouts(s.service)) > 0; round++);
  }
}

export const transferEvent = (s: TestService, reference: string, event = 'transfer.success') =>
  sendWebhook(
    s,
    JSON.stringify({ event, data: { reference, amount: 1, currency: 'NGN', status: 'success' } }),
  )

export const attemptsOf = (s: TestService, withdrawalId: string) =>
  s.db.many<{ reference: string; state: string; provider: string }>`
    select reference, state, provider from payout_attempt where withdrawal_id = ${withdrawalId} order by n`

export const openCases = async (s: TestService, withdrawalId: string) =>
  (
    await s.db.many<{ kind: string }>`
      select kind from payout_case where withdrawal_id = ${withdrawalId} and closed_at is null order by kind`
  ).map(it => it.kind)
