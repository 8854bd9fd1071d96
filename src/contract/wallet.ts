import * as v from 'valibot'
import { call } from './call.ts'
import {
  amountText,
  winningsText,
  email,
  instant,
  nairaNumber,
  pageOf,
  pageQuery,
  phone,
  SMALLEST_TOP_UP,
  TOO_SMALL,
} from './words.ts'

const walletKind = v.picklist(['play', 'bonus', 'winnings'])

export const transaction = v.object({
  id: v.string(),
  wallet: walletKind,
  kind: v.string(), // top_up, ticket, win, cashback, move, refund, referral …
  title: v.string(), // for the player
  amount: nairaNumber, // positive in, negative out
  reference: v.string(),
  game_play_id: v.nullable(v.string()),
  date: instant,
})
export type Transaction = v.InferOutput<typeof transaction>

export const listTransactions = call({
  method: 'GET',
  path: '/api/v1/wallet/transactions/',
  who: 'player',
  query: v.object({ ...pageQuery.entries, wallet: v.optional(walletKind) }),
  answer: pageOf(transaction),
})

export const getTransaction = call({
  method: 'GET',
  path: '/api/v1/wallet/transactions/:id/',
  who: 'player',
  answer: transaction,
})

const year = v.pipe(
  v.string('Say which year'),
  v.regex(/^20\d\d$/, 'Say which year, like 2026'),
  v.toNumber('Say which year, like 2026'),
)

export const yearlyStatement = call({
  method: 'GET',
  path: '/api/v1/wallet/statement/',
  who: 'player',
  query: v.object({ year, part: v.optional(pageQuery.entries.page, '1') }),
  answer: v.object({ csv: v.string(), more: v.boolean() }),
})

export const moveWinnings = call({
  method: 'POST',
  path: '/api/v1/wallet/move/',
  who: 'player',
  once: true,
  body: v.object({ amount: winningsText }),
  answer: v.object({ message: v.string(), play_balance: nairaNumber, winning_balance: nairaNumber }),
})

/** waiting: at the checkout; checking: the provider reported something we have not confirmed yet. */
const topUpState = v.picklist(['waiting', 'checking', 'credited', 'failed', 'expired'])

/** Banks whose USSD code can be dialled. */
const ussdBank = v.picklist(['gtbank', 'uba', 'sterling', 'zenith'], 'Choose your bank')
export type UssdBank = v.InferOutput<typeof ussdBank>

/** Where a transfer goes, or what is dialled. */
const payTo = v.variant('kind', [
  v.object({
    kind: v.literal('transfer'),
    account_number: v.string(),
    account_name: v.string(),
    bank_name: v.string(),
    /** After this, the account accepts nothing. */
    until: instant,
  }),
  v.object({ kind: v.literal('ussd'), bank: ussdBank, code: v.string() }),
])

export const topUp = v.object({
  reference: v.string(),
  amount: nairaNumber,
  channel: v.string(),
  state: topUpState,
  payment_link: v.nullable(v.string()),
  /** While it waits for a transfer or a dialled code. */
  pay_to: v.optional(v.nullable(payTo), null),
  created_at: instant,
  settled_at: v.nullable(instant),
  /** The part of what was credited that the payer's bank has since taken back. */
  taken_back: v.optional(nairaNumber, 0),
  /** If the top-up was for a slip or for bids: what became of it, the ticket or the first bid, and whether it was bought. */
  slip: v.nullable(
    v.object({
      game_play_id: v.string(),
      bought: v.boolean(),
      /** Which of the two `game_play_id` names. */
      kind: v.optional(v.picklist(['ticket', 'bid']), 'ticket'),
      /** The outcome is final. */
      decided: v.optional(v.boolean(), true),
      message: v.string(),
    }),
  ),
  message: v.string(),
})
export type TopUp = v.InferOutput<typeof topUp>

export const getTopUp = call({
  method: 'GET',
  path: '/api/v1/top-ups/:reference/',
  who: 'player',
  answer: topUp,
})

const topUpAmount = v.pipe(amountText, v.minValue(SMALLEST_TOP_UP, TOO_SMALL))

export const openTransfer = call({
  method: 'POST',
  path: '/api/v1/fund-transfer/',
  who: 'player',
  once: true,
  body: v.object({ amount: topUpAmount }),
  answer: topUp,
})

export const openUssd = call({
  method: 'POST',
  path: '/api/v1/fund-ussd/',
  who: 'player',
  once: true,
  body: v.object({ amount: topUpAmount, bank: ussdBank }),
  answer: topUp,
})

export const askAboutTopUp = call({
  method: 'POST',
  path: '/api/v1/top-ups/:reference/debited/',
  who: 'player',
  answer: topUp,
})

export const listTopUps = call({
  method: 'GET',
  path: '/api/v1/top-ups/',
  who: 'player',
  query: pageQuery,
  answer: pageOf(topUp),
})

const sandboxMessage = v.object({ to: v.string(), text: v.string(), sent_at: instant })
export const sandboxMessages = call({
  method: 'GET',
  path: '/sandbox/messages',
  who: 'anyone',
  query: v.object({ phone: v.optional(phone), email: v.optional(email) }),
  answer: v.array(sandboxMessage),
})
