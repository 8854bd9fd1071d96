// A valid request for every call of the contract, on a service where player A owns something of each kind.
import { asIs } from '#server/db/sql.ts'
import type { Call } from '#src/contract/call.ts'
import * as account from '#src/contract/account.ts'
import * as wallet from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { makeOrder } from '#src/contract/players/orders.ts'
import { makeSyndicate } from '#src/contract/players/syndicates.ts'
import { askExport, CLICK_VERSION, getOwnData } from '#src/contract/players/own-data.ts'
import { makeExports } from '#server/deeds/own-data/make-exports.ts'
import { insertAdvance, insertAdvanceDraws } from '#server/db/queries/buying/advances.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { bidFor, openRice } from './items.ts'
import { buy, drawBatch, newKey, register } from './play.ts'
import { newPhone, PASSWORD, type TestService } from './service.ts'
import { cardBody, openCard } from './top-ups.ts'
import { PIN } from './lucky.ts'
import { ACCOUNT, mayWithdraw, wish } from './withdrawals.ts'

export interface Question {
  query?: Record<string, string>
  body?: Record<string, unknown>
  params?: Record<string, string>
}

export const nameOf = (call: Call): string => `${call.method} ${call.path}`

/** A draw paid in advance. */
export const paidAhead = async (
  { db, ports: { clock } }: Pick<TestService['service'], 'db' | 'ports'>,
  playerId: number,
): Promise<string> => {
  const id = crypto.randomUUID()
  const rules = await db.one<{ hash: Uint8Array }>`select hash from rules_document limit 1`
  await db.tx(async tx => {
    const debit = walletCode(playerId, 'play')
    await post(tx, [{ debit, credit: 'advance', amount: kobo(100), kind: 'advance', cause: id }])
    await insertAdvance(tx, {
      id,
      player_id: playerId,
      game: 'banker',
      slip_id: crypto.randomUUID(),
      masks: [15],
      lines: 1,
      stake_per_line: kobo(100),
      wallet: 'play',
      rules_hash: rules!.hash,
    })
    await insertAdvanceDraws(tx, id, 'banker', [new Date(clock.now() + DAY)], kobo(100))
  })
  return id
}

/** A player's own standing order, for a draw that is far away. */
export const ordered = async (s: TestService, token: string): Promise<string> => {
  const { slipId } = await register(s, { token })
  const asked = await s.call(makeOrder, { token, key: newKey(), body: orderOf(slipId) })
  return asked.data.order.id
}

const orderOf = (slip: string) => ({
  game_play_id: slip,
  paid_from: 'play' as const,
  hours: [10 as const],
  until: '2026-12-31',
})

export const sharesOf = (...amounts: string[]) =>
  amounts.map((amount, at) => ({ name: `Friend ${at + 1}`, amount }))

/** A group ticket that a player makes and pays the first share of. */
export const shared = async (s: TestService, token: string, shares = sharesOf('60', '40')) => {
  const { slipId } = await register(s, { token })
  const body = { game_play_id: slipId, shares }
  return (await s.call(makeSyndicate, { token, key: newKey(), body })).data.syndicate
}

/** A player's belongings by ID, which are nobody else's business. */
const belongingsOf = async (s: TestService) => {
  const player = await s.player(kobo(5_000))
  const { token } = player
  await s.fund(player.playerId, kobo(2_000), 'winnings')
  const ticketId = await buy(s, { token })
  await drawBatch(s)
  const { slipId, data } = await register(s, { token })
  const { reference } = await openCard(s, token)
  const key = newKey()
  const advance = await paidAhead(s.service, player.playerId)
  const order = await ordered(s, token)
  const { id: syndicate } = await shared(s, token)
  const friend = await s.player(kobo(1_000))
  const invitation = (await shared(s, friend.token)).shares[1]!.code!
  void (await s.call(wallet.moveWinnings, { token, key, body: { amount: '100' } })).data
  await mayWithdraw(s, player.playerId)
  const asked = await s.call(withdrawals.requestWithdrawal, {
    token,
    key: newKey(),
    body: wish({ save: true }),
  })
  const withdrawal = asked.data.withdrawal.id
  const beneficiary = (await s.call(withdrawals.listBeneficiaries, { token })).data.beneficiaries[0]!.id
  const movement = (await s.call(wallet.listTransactions, { token })).data.results[0]!.id
  const lineId = data.data[0]!.id
  const item = await openRice(s, `rice-${player.playerId}`)
  const bought = await bidFor(s, token, 50, [{ item_id: item, amount_type: 'easy', chances: 1 }])
  const bid = bought.data.bids[0]!.bidId
  void (await s.call(askExport, { token, body: { password: PASSWORD } })).data
  await makeExports(s.service)
  const copy = (await s.call(getOwnData, { token })).data.export!.id
  return {
    ...player,
    ticketId,
    slipId,
    lineId,
    reference,
    movement,
    key,
    advance,
    order,
    syndicate,
    invitation,
    withdrawal,
    beneficiary,
    item,
    bid,
    copy,
  }
}

export type Belongings = Awaited<ReturnType<typeof belongingsOf>>

const endpoint = 'https://fcm.googleapis.com/fcm/send/nobody'
const auth = 'oriire-tests-only-secret'.slice(0, 22)
const pushKeys = {
  auth,
  // A P-256 point with no known private key.
  p256dh: 'BMP80Y9Cdh6CBn7cMRHqV3hMExYTdY1CDbM3SPWJOfDtTkaPc1RpwmKC9EGjyqcOW0szoVzOs8PALp3oXITrtEk',
}
const wants = { kinds: ['draw' as const], games: ['BANKER'], lead: 15 as const, quiet: null }

const names = { first_name: 'Ada', last_name: 'Obi', gender: 'Female' }
const phone = newPhone()
const ending = { phone_number: phone, code: '123456', password: PASSWORD, confirm_password: PASSWORD }

/** By method and path; tests that use this fail if a call is missing. */
export const questions = (
  own: Belongings,
  { batch, rules }: { batch: string; rules: string },
): Record<string, Question> => ({
  'POST /api/web/onboard_via_phone/': { body: { phone_number: phone } },
  'POST /api/web/verify_phone_number_otp/': { body: { phone_number: phone, code: '123456' } },
  'POST /api/web/phone_number_onboarding_resend_otp/': { body: { phone_number: phone, otp_option: 'SMS' } },
  'POST /api/web/verify_phone_number_onboarding/': {
    body: { ...ending, birth_date: '1990-02-28', consent: true, consent_version: account.CONSENT_VERSION },
  },
  'POST /api/web/create-account/': {
    body: {
      ...ending,
      email: 'a@b.ng',
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    },
  },
  'POST /api/web/activate_user/': { body: { email: 'a@b.ng', code: '123456' } },
  'POST /api/web/resend_activation_code/': { body: { email: 'a@b.ng' } },
  'POST /api/v1/google/unlink/': { body: { password: PASSWORD } },
  'POST /api/v1/email/': { body: { email: 'a@b.ng', password: PASSWORD } },
  'POST /api/v1/email/confirm/': { body: { code: '123456' } },
  'POST /api/v1/newsletter/confirm/': { body: { link: 'x.y' } },
  'POST /api/v1/newsletter/leave/': { query: { link: 'x.y' } },
  'POST /api/web/phone-login/': { body: { phone, password: PASSWORD } },
  'POST /api/web/email-login/': { body: { email: 'a@b.ng', password: PASSWORD } },
  'GET /api/v1/google/': {},
  'GET /api/v1/google/linked/': {},
  'POST /api/v1/google/begin/': { body: { code_challenge: 'c'.repeat(43) } },
  'POST /api/v1/google/exchange/': {
    body: { google_code: 'x', state: 's'.repeat(43), code_verifier: 'v'.repeat(43) },
  },
  'POST /api/web/google/': { body: { user_id_token: 'x.y.z' } },
  'POST /api/v1/google/join/': {
    body: {
      user_id_token: 'x.y.z',
      phone_number: phone,
      code: '123456',
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    },
  },
  'POST /api/v1/google/link/': { body: { user_id_token: 'x.y.z', phone, password: PASSWORD } },
  'POST /api/web/password_reset/': { body: { phone_number: phone, otp_option: 'SMS' } },
  'POST /api/web/password_reset/confirm/': { body: ending },
  'GET /api/web/user/': {},
  'PUT /api/web/user/': { body: names },
  'GET /api/dynamic_data/': {},
  'POST /api/v1/session/logout/': {},
  'POST /api/v1/session/end/': { body: { sessions: ['0'.repeat(64)] } },
  'GET /api/v1/sessions/': {},
  'POST /api/v1/sessions/logout-everywhere/': {},
  'GET /api/web/phone_number_activation_sms/': { query: { otp_option: 'SMS' } },
  'POST /api/web/activate_phone_number/': { body: { code: '123456' } },
  'POST /api/v1/consent/': { body: { consent: true, consent_version: account.CONSENT_VERSION } },
  'POST /api/v1/transaction-pin/': { body: { pin: '4071', confirm_pin: '4071' } },
  'POST /api/v1/transaction-pin/code/': { body: { password: PASSWORD, otp_option: 'SMS' } },
  'POST /api/v1/transaction-pin/reset/': { body: { code: '123456', pin: '9350', confirm_pin: '9350' } },
  'POST /api/web/update_phone_number/': { body: { phone_number: phone, transaction_pin: PIN } },
  'POST /api/web/verify_phone_number_update/': { body: { phone_number: phone, code: '123456' } },
  'GET /api/v1/phone-change/': {},
  'POST /api/v1/phone-change/cancel/': {},
  'POST /api/web/newsletter/': { body: { email: 'a@b.ng' } },
  'POST /api/web/play_lottery/': {
    query: { lottery_type: 'INSTANT_CASHOUT' },
    body: { stake_amount: '100', lottery: [{ ticket: [1, 2, 3, 4] }] },
  },
  'GET /api/web/generate_wyse_cash_game/': {},
  'DELETE /api/web/play_lottery/': { query: { lottery_type: 'INSTANT_CASHOUT', id: own.lineId } },
  'POST /api/web/lottery_payment/': {
    body: { ...cardBody('100', own.slipId), card_payment: false, from_play_wallet: true },
  },
  'GET /api/v1/purchases/:key/': { params: { key: own.key } },
  'GET /api/v1/bid_purchases/:key/': { params: { key: own.key } },
  'GET /api/v1/tickets/': { query: { page: '1', page_size: '10', status: 'Lost' } },
  'GET /api/v1/tickets/:id/': { params: { id: own.ticketId } },
  'POST /api/lottery_status/': { body: { game_play_id: own.ticketId } },
  'POST /api/v1/advance/': {
    body: { game_play_id: own.slipId, draws: 1, amount: '100', paid_from: 'play' },
  },
  'GET /api/v1/advance/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/advance/:id/': { params: { id: own.advance } },
  'POST /api/v1/advance/:id/cancel/': { params: { id: own.advance } },
  'POST /api/v1/syndicates/': { body: { game_play_id: own.slipId, shares: sharesOf('60', '40') } },
  'GET /api/v1/syndicates/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/syndicates/invited/:code/': { params: { code: own.invitation } },
  'GET /api/v1/syndicates/shown/:code/': { params: { code: own.invitation } },
  'POST /api/v1/syndicates/invited/:code/': { params: { code: own.invitation }, body: { amount: '40' } },
  'POST /api/v1/syndicates/:id/cancel/': { params: { id: own.syndicate } },
  'POST /api/v1/orders/': { body: orderOf(own.slipId) },
  'GET /api/v1/orders/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/orders/:id/': { params: { id: own.order } },
  'POST /api/v1/orders/:id/': { params: { id: own.order }, body: { state: 'stopped' } },
  'GET /api/v1/reserve/': {},
  'GET /api/v1/choices/': {},
  'GET /api/v1/testimonials/': {},
  'POST /api/v1/soccer/slips/': {
    body: {
      lottery_type: 'ALL_IN',
      stake_amount: '100',
      picks: [{ match_id: 'en.1-20261128-arsenal-chelsea', scores: ['1-0'] }],
      winning_amount: '500',
      most_paid: '1000000',
    },
  },
  'GET /api/v1/matches/': { query: { date: '2026-11-28', league: 'en.1', search: 'Arsenal' } },
  'GET /api/v1/finalists/': {},
  'GET /api/v1/match_results/': { query: { page: '1', page_size: '10', date: '2026-11-28' } },
  'GET /api/v1/testimonials/own/': {},
  'GET /api/v1/person/': {},
  'POST /api/v1/person/nin/': { body: { nin: '12345678901' } },
  'POST /api/v1/testimonials/': { body: { text: 'Paid in ten minutes', consent: true } },
  'GET /api/v1/safer-play/': {},
  'GET /api/v1/safer-play/activity/': { query: { by: 'week' } },
  'POST /api/v1/safer-play/limits/': { body: { kind: 'stake', period: 'day', amount: '9000' } },
  'POST /api/v1/safer-play/limits/confirm/': { body: { kind: 'stake', period: 'day' } },
  'POST /api/v1/safer-play/decline/': {},
  'POST /api/v1/safer-play/break/': { body: { days: 1 } },
  'POST /api/v1/safer-play/exclude/': { body: { months: 6 } },
  'POST /api/v1/safer-play/check/': {},
  'POST /api/v1/safer-play/reminders/': { body: { minutes: 10, review_months: 6 } },
  'POST /api/v1/safer-play/review/': {},
  'GET /api/v1/own-data/': {},
  'POST /api/v1/own-data/export/': { body: { password: PASSWORD } },
  'GET /api/v1/own-data/export/:id/': { params: { id: own.copy } },
  'POST /api/v1/own-data/deletion/': { body: { password: PASSWORD, keep_balance: true } },
  'POST /api/v1/own-data/deletion/cancel/': {},
  'POST /api/v1/own-data/consents/': { body: { about: 'clicks', given: true } },
  'POST /api/v1/ads-tracker/create-winwise-upselling-record': {
    body: { click_id: 'a-b_c.1', page: 'wyse-cash', consent: true, consent_version: CLICK_VERSION },
  },
  'GET /api/v1/referrals/': {},
  'POST /api/v1/referrals/claim/': { body: { code: 'ACDEFHJ' } },
  'GET /api/v1/chats/': {},
  'GET /api/v1/chats/:channel/': { params: { channel: 'general' } },
  'GET /api/v1/chats/:channel/messages/': { params: { channel: 'general' }, query: { before: '9' } },
  'POST /api/v1/chats/:channel/messages/': {
    params: { channel: 'general' },
    body: { id: crypto.randomUUID(), text: 'Good evening' },
  },
  'POST /api/v1/chats/:channel/read/': { params: { channel: 'general' }, body: { number: 1 } },
  'POST /api/v1/chats/:channel/report/': {
    params: { channel: 'general' },
    body: { number: 1, reason: 'abuse' },
  },
  'GET /api/v1/chats/:channel/live/': { params: { channel: 'general' } },
  'GET /api/v1/chat-unread/': {},
  'POST /api/v1/chat-block/': { body: { author: crypto.randomUUID(), blocked: true } },
  'PUT /api/v1/chat-nickname/': { body: { nickname: 'Ada Lagos' } },
  'POST /api/v1/scratch_card/get_scratch_card_amount/': {
    body: { serial_number: '1234 5678 9012', pin: '1234567890', phone },
  },
  'POST /api/v1/scratch-cards/redeem/': { body: { claim: 'x' } },
  'POST /api/v1/choices/:id/': { params: { id: '1' }, body: { choice: 'once' } },
  'GET /api/v1/jackpots/': { query: { page: '1', page_size: '10', jackpot: 'super' } },
  'GET /api/v1/jackpots/:id/': { params: { id: 'super-20261120' } },
  'GET /api/v1/jackpots/:id/batches/': { params: { id: 'super-20261120' }, query: { from: '0' } },
  'GET /api/v1/wallet/transactions/': { query: { page: '1', page_size: '10', wallet: 'play' } },
  'GET /api/v1/wallet/transactions/:id/': { params: { id: own.movement } },
  'GET /api/v1/wallet/statement/': { query: { year: '2026', part: '1' } },
  'POST /api/v1/wallet/move/': { body: { amount: '100' } },
  'GET /api/v1/wallet/counted/': {},
  'GET /api/fetch_banks/': {},
  'POST /api/v1/bank-accounts/resolve/': { body: ACCOUNT },
  'GET /api/v1/beneficiaries/': {},
  'POST /api/v1/beneficiaries/': { body: { ...ACCOUNT, transaction_pin: PIN } },
  'DELETE /api/v1/beneficiaries/:id/': { params: { id: own.beneficiary } },
  'GET /api/v1/withdrawals/terms/': {},
  'GET /api/v1/payout-times/': {},
  'POST /api/v1/withdrawals/': { body: wish() },
  'GET /api/v1/withdrawals/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/withdrawals/:id/': { params: { id: own.withdrawal } },
  'GET /api/v1/items/': {},
  'GET /api/v1/item_draws/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/items/:id/': { params: { id: own.item } },
  'POST /api/v1/items/:id/claim/': {
    params: { id: own.item },
    body: {
      way: 'item',
      cashout_pin: '123456',
      full_name: 'Ada Obi',
      address: '12 Allen Avenue, Ikeja',
      city: 'Lagos',
      phone,
    },
  },
  'POST /api/v1/items/:id/received/': { params: { id: own.item } },
  'POST /api/v1/bids/': {
    body: {
      bids: [{ item_id: own.item, amount_type: 'easy', chances: 1 }],
      amount: '50',
      from_play_wallet: true,
      from_referral_wallet: false,
    },
  },
  'GET /api/v1/bids/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/bids/:id/': { params: { id: own.bid } },
  'POST /api/v1/bids/:id/pin/': { params: { id: own.bid }, body: { transaction_pin: PIN } },
  'GET /api/v1/identity-document/': {},
  'POST /api/v1/identity-document/': { body: { picture: 'x'.repeat(8) } },
  'POST /api/v1/fund-transfer/': { body: { amount: '500' } },
  'POST /api/v1/fund-ussd/': { body: { amount: '500', bank: 'gtbank' } },
  'POST /api/v1/top-ups/:reference/debited/': { params: { reference: own.reference } },
  'GET /api/v1/top-ups/': { query: { page: '1', page_size: '10' } },
  'GET /api/v1/top-ups/:reference/': { params: { reference: own.reference } },
  'GET /api/v1/batches/current/': { query: { game: 'instant-cashout' } },
  'GET /api/v1/batches/:id/': { params: { id: batch } },
  'GET /api/v1/batches/:id/tickets/': { params: { id: batch }, query: { from: '0' } },
  'GET /api/v1/log/': {},
  'GET /api/v1/log/consistency/': { query: { from: '1', to: '2' } },
  'GET /api/v1/log/entries/': { query: { from: '0' } },
  'GET /api/v1/rules/:hash/': { params: { hash: rules } },
  'GET /api/v1/keys/': {},
  'GET /api/v1/live/': {},
  'GET /api/web/instant_cash_out_result/': {
    query: { page: '1', page_size: '10', date: '2026-11-20', batch },
  },
  'GET /api/web/salary_for_live_result/': { query: { page: '1', page_size: '10', date: '2026-11-20' } },
  'GET /api/banker/web-result': { query: { page: '1', page_size: '10', date: '2026-11-20' } },
  'GET /api/v1/results/': { query: { page: '1', page_size: '10', lottery_type: 'INSTANT_CASHOUT', batch } },
  'GET /api/web/lottery_games_result/': {},
  'GET /api/v1/winners/': {},
  'GET /api/web/top_five_winners/': {},
  'GET /api/web/lottery_winners/': { query: { game_type: 'INSTANT_CASHOUT', date: '2026-11-20' } },
  'GET /api/web/jackpot/': {},
  'GET /api/web/game_play_statistics/': { query: { date: '2026-11-20' } },
  'GET /api/v1/number_statistics/': { query: { game_type: 'INSTANT_CASHOUT', draws: '50' } },
  'GET /api/v1/score_statistics/': { query: { game_type: 'VIRTUAL_SOCCER', draws: '50' } },
  'GET /api/v1/item_statistics/': {},
  'GET /api/v1/promises/': {},
  'GET /api/v1/licence/': {},
  'GET /api/web/active_games/': {},
  'GET /api/web/wyse_cash_statistics/': {},
  'GET /api/v1/push_key/': {},
  'PUT /api/v1/push_devices/': { body: { endpoint, keys: pushKeys, settings: wants } },
  'POST /api/v1/push_devices/prove/': { body: { challenge: 'A'.repeat(43) } },
  'POST /api/v1/push_devices/remove/': { body: { endpoint, keys: { auth } } },
  'POST /api/v1/push_devices/test/': { body: { endpoint, keys: { auth } } },
  'POST /api/v1/push_devices/state/': { body: { endpoint, keys: { auth } } },
  'GET /sandbox/messages': { query: { phone } },
})

/** A service with A's belongings, a stranger B, an ended session, and a request for each call. */
export const everyCall = async (s: TestService) => {
  await s.runDue()
  const a = await belongingsOf(s)
  const b = await s.player(kobo(5_000))
  await countLiabilities(s.service)
  await publishLog(s.service)
  const batch = await s.db.one<{ id: string; rules: string }>`
    select id, encode(rules_hash, 'hex') as rules from batch where state = 'settled' order by id limit 1`
  const asked = questions(a, { batch: batch!.id, rules: batch!.rules })
  const missing = s.calls.map(nameOf).filter(name => !(name in asked))
  if (missing.length > 0)
    throw new RangeError(`No question for ${missing.join(', ')} in tests/support/every-call.ts`)
  return { a, b, questions: asked }
}

/** A fingerprint of everything the service wrote, except when sessions were last seen. */
export const fingerprint = async ({ db }: TestService): Promise<Record<string, string>> => {
  const tables = await db.many<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'session' order by 1`
  const prints: Record<string, string> = {}
  for (const { name } of tables)
    prints[name] = (await db.one<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
      from "${asIs(name)}" t`)!.print
  return prints
}
