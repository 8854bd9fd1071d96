// Winnings sent to a bank account: banks, account names, saved accounts, terms, requests and their outcomes.
import * as v from 'valibot'
import { call } from './call.ts'
import { whole } from './answer-words.ts'
import { winningsText, filled, instant, nairaNumber, pageOf, pageQuery, said, hexBytes } from './words.ts'

const seconds = v.nullable(whole)

const bankCode = v.pipe(filled(12), v.regex(/^[0-9A-Za-z]{2,12}$/, 'Choose a bank from the list'))
const accountNumber = v.pipe(
  filled(24),
  v.transform(text => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{10}$/, 'An account number has 10 digits'),
)
const transactionPin = v.pipe(filled(12), v.regex(/^\d{4}$/, 'Your transaction PIN has 4 digits'))

/**
 * From our own transfers of the last hour. good: most arrive within five minutes; slow: most take longer; down: none
 * arrived and some were refused or still wait; unknown: we sent nothing there.
 */
const bankHealth = v.picklist(['good', 'slow', 'down', 'unknown'])

export const bank = v.object({ code: v.string(), name: v.string(), health: bankHealth })
export type Bank = v.InferOutput<typeof bank>

export const fetchBanks = call({
  method: 'GET',
  path: '/api/fetch_banks/',
  who: 'anyone',
  answer: v.object({ banks: v.array(bank) }),
})

/** same: the player’s names; near: by initials, order, or one letter; other: somebody else’s, as far as we can see. */
const nameFit = v.picklist(['same', 'near', 'other'])

export const accountItem = v.object({
  bank_code: v.string(),
  bank_name: v.string(),
  account_number: v.string(),
  account_name: v.string(), // as the bank has it
  name_fit: nameFit,
  /** Who sent the first top-up by transfer, if that name is not this account’s. */
  paid_in_by: v.optional(v.string()),
})

export const resolveAccount = call({
  method: 'POST',
  path: '/api/v1/bank-accounts/resolve/',
  who: 'player',
  body: v.object({ bank_code: bankCode, account_number: accountNumber }),
  answer: accountItem,
})

export const beneficiary = v.object({ ...accountItem.entries, id: v.string(), saved_at: instant })
export type Beneficiary = v.InferOutput<typeof beneficiary>

export const listBeneficiaries = call({
  method: 'GET',
  path: '/api/v1/beneficiaries/',
  who: 'player',
  answer: v.object({ beneficiaries: v.array(beneficiary) }),
})

export const saveBeneficiary = call({
  method: 'POST',
  path: '/api/v1/beneficiaries/',
  who: 'player',
  body: v.object({ bank_code: bankCode, account_number: accountNumber, transaction_pin: transactionPin }),
  answer: v.object({ message: v.string(), beneficiary }),
})

export const removeBeneficiary = call({
  method: 'DELETE',
  path: '/api/v1/beneficiaries/:id/',
  who: 'player',
  answer: said,
})

export const withdrawalTerms = call({
  method: 'GET',
  path: '/api/v1/withdrawals/terms/',
  who: 'player',
  answer: v.object({
    minimum: nairaNumber,
    winning_balance: nairaNumber,
    /** The most one withdrawal can be now: the balance, or what is left of the day’s ceiling. */
    most_now: nairaNumber,
    /** Withheld from each withdrawal, rounded down to the kobo; 0 for nothing. The rest arrives. */
    withheld_percent: v.number(),
    day_ceiling: v.nullable(nairaNumber), // of a day in Lagos; null: none
    left_today: v.nullable(nairaNumber),
    review_above: v.nullable(nairaNumber), // more than this is looked at by a person first; null: never
    new_account_wait_hours: whole, // before the first transfer to an account; 0: none
    /** Withdrawals wait until then, because password, PIN, phone number or name was changed; null: they do not. */
    change_wait_until: v.nullable(instant),
    /** Money topped up by card that left the play wallet unstaked waits until then; null: there is none. */
    card_wait_until: v.nullable(instant),
    has_pin: v.boolean(),
    has_names: v.boolean(),
  }),
})

export const payoutTimes = call({
  method: 'GET',
  path: '/api/v1/payout-times/',
  who: 'anyone',
  answer: v.object({
    days: whole,
    paid: whole, // how many
    p50_seconds: seconds, // null: none was paid
    p95_seconds: seconds,
    open: whole, // requested and not over
    oldest_open_seconds: seconds,
  }),
})

/** requested: reserved and about to be sent; held: see `hold`; sent: with our payment partner; at_bank: with the bank. */
const withdrawalState = v.picklist(['requested', 'held', 'sent', 'at_bank', 'paid', 'returned'])

const holdReason = v.picklist([
  'large-amount',
  'name-check',
  'other-payer',
  'new-account',
  'new-pin',
  'new-phone',
  'new-password',
  'new-name',
  'card-money',
  'identity',
  'security',
  'authority',
])

/** What we can be held to: `body` is the document as signed by the receipt key of this id (docs/proof.md). */
const holdNotice = v.object({ body: v.string(), key: v.string(), signature: hexBytes })

export const withdrawal = v.object({
  id: v.string(),
  state: withdrawalState,
  message: v.string(), // the state in a sentence for the player
  amount: nairaNumber, // out of the winnings wallet
  withheld: nairaNumber,
  arrives: nairaNumber,
  bank_code: v.string(),
  bank_name: v.string(),
  account_last4: v.string(),
  account_name: v.string(),
  requested_at: instant,
  sent_at: v.nullable(instant),
  at_bank_at: v.nullable(instant),
  trace: v.nullable(v.string()), // helps the bank find it
  paid_at: v.nullable(instant),
  failed_at: v.nullable(instant), // refused, or sent back by the bank after it was paid
  returned_at: v.nullable(instant), // back in the winnings wallet
  /** `until` is when it proceeds by itself or is decided. */
  hold: v.nullable(
    v.object({ reason: holdReason, words: v.string(), until: instant, notice: v.optional(holdNotice) }),
  ),
  case_since: v.nullable(instant), // opened by the app itself after 24 hours: a person looks into it
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

export const requestWithdrawal = call({
  method: 'POST',
  path: '/api/v1/withdrawals/',
  who: 'player',
  once: true,
  body: v.object({
    amount: winningsText,
    bank_code: bankCode,
    account_number: accountNumber,
    transaction_pin: transactionPin,
    /** Also saves the account. */
    save: v.optional(v.boolean(), false),
  }),
  answer: v.object({ message: v.string(), winning_balance: nairaNumber, withdrawal }),
})

export const listWithdrawals = call({
  method: 'GET',
  path: '/api/v1/withdrawals/',
  who: 'player',
  query: pageQuery,
  answer: pageOf(withdrawal),
})

export const getWithdrawal = call({
  method: 'GET',
  path: '/api/v1/withdrawals/:id/',
  who: 'player',
  answer: withdrawal,
})
