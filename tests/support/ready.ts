// What must exist before a changing call can succeed, created anew for each player who calls.
import { vi } from 'vitest'
import * as account from '#src/contract/account.ts'
import { setNickname } from '#src/contract/chats/chats.ts'
import { linkGoogle } from '#src/contract/google.ts'
import * as email from '#src/contract/players/email.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { claimItem } from '#src/contract/items/items.ts'
import { updatePhoneNumber, verifyPhoneNumberUpdate } from '#src/contract/players/phone-change.ts'
import { askPinCode } from '#src/contract/pin.ts'
import { getFriends } from '#src/contract/players/friends.ts'
import { getScratchCardAmount } from '#src/contract/scratch-cards.ts'
import { saveBeneficiary } from '#src/contract/withdrawals.ts'
import { kobo } from '#src/lib/money.ts'
import { runCommand } from '#server/programs/commands.ts'
import { write, writers } from './chats.ts'
import { newEmail, newsletterLinksOf, unconfirmed } from './email.ts'
import { ordered, paidAhead, shared, sharesOf, type Question } from './every-call.ts'
import { chooseInSandbox, freshToken, joining, leave } from './google.ts'
import { bidFor, openRice, operate, wonItem } from './items.ts'
import { luckyPlayer, PIN, registered } from './lucky.ts'
import { register } from './play.ts'
import { challengeOf, EVERYTHING, newSubscription, register as registerDevice, subscribe } from './push.ts'
import { newPhone, PASSWORD, type TestService } from './service.ts'
import { openMatch } from './soccer.ts'
import { textsShown } from './soccer-shown.ts'
import { base64Of, pngOf } from './pictures.ts'
import { cardBody, openCard, settleAtProvider } from './top-ups.ts'
import { ACCOUNT, ask, mayWithdraw, pass, winnerOf, wish } from './withdrawals.ts'

/** How many times each call is sent at once. */
export const TIMES = 20

type Player = Awaited<ReturnType<TestService['player']>>

export interface Ready extends Question {
  /** If not the given player. */
  player?: Player
  /**
   * How often it takes effect, whatever the keys; by default once for a call with a key, and every time for
   * others.
   */
  most?: number
  /** How many are answered, if more than that. */
  answered?: number
  /** If timing decides how many are answered, and all of them together have the effect of one. */
  atLeast?: number
}

/** Done once; the same question again may get the first answer. */
const repeated = { most: 1, answered: TIMES, atLeast: 1 }

type Make = (s: TestService, player: Player) => Promise<Ready>

const fromPlay = { card_payment: false, from_play_wallet: true, from_referral_wallet: false }
const passwords = { password: PASSWORD, confirm_password: PASSWORD }

const signUpCode = async (s: TestService) => {
  const asked = { phone_number: newPhone(), request_id: crypto.randomUUID() }
  void (await s.call(account.onboardViaPhone, { body: asked })).data
  return { ...asked, code: await s.lastCode(asked.phone_number) }
}

const newAddressOfGoogle = () => `${crypto.randomUUID()}@example.com`

const unverified = async (s: TestService, player: Player) => {
  await s.db.many`update player set phone_verified_at = null where id = ${player.playerId}`
  return player
}

const phoneToWaitFor = async (s: TestService, token: string) => {
  const phone_number = newPhone()
  const body = { phone_number, transaction_pin: PIN, has_old_number: false }
  void (await s.call(updatePhoneNumber, { token, body })).data
  return { phone_number, code: await s.lastCode(phone_number) }
}

const newCard = async ({ service: { db, games, pepper, ports } }: TestService, { phone }: Player) => {
  const parts = { db, games, pepper, randomness: ports.randomness }
  const said = await runCommand(parts, ['issue-cards', '1', '500'])
  const [, serial_number = '', pin = ''] = /serial (\d{12}) {2}PIN (\d{10})/.exec(said)!
  return { serial_number, pin, phone }
}

const device = async (s: TestService) => {
  const { endpoint, keys } = await subscribe(s)
  return { endpoint, keys: { auth: keys.auth } }
}

/**
 * By method and path, one or several ways to make each call; `choice` is the player with a choice to make.
 */
const ways = (choice: { player: Player; id: string }): Record<string, Make | Record<string, Make>> => ({
  // Each call has its own address and code: a number gets five an hour.
  'POST /api/web/onboard_via_phone/': async () => ({ body: { phone_number: newPhone() }, most: 5 }),
  'POST /api/web/phone_number_onboarding_resend_otp/': async () => ({
    body: { phone_number: newPhone(), otp_option: 'SMS' },
    most: 5,
  }),
  'POST /api/web/verify_phone_number_otp/': async s => ({ body: await signUpCode(s) }),
  'POST /api/web/verify_phone_number_onboarding/': async s => ({
    body: {
      ...(await signUpCode(s)),
      ...passwords,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    },
    ...repeated,
  }),
  'POST /api/web/create-account/': async s => ({
    body: {
      ...(await signUpCode(s)),
      ...passwords,
      email: newEmail(),
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    },
    ...repeated,
  }),
  'POST /api/web/activate_user/': async s => {
    const asked = await unconfirmed(s)
    return { body: { ...asked, code: await s.lastCode(asked.email) }, ...repeated }
  },
  'POST /api/web/resend_activation_code/': async s => {
    const asked = await unconfirmed(s)
    await s.clock.advance(60_000)
    return { body: asked, most: 1 }
  },
  'POST /api/v1/email/': async () => ({ body: { email: newEmail(), password: PASSWORD }, most: 1 }),
  'POST /api/v1/email/confirm/': async (s, { token }) => {
    const address = newEmail()
    void (await s.call(email.giveEmail, { token, body: { email: address, password: PASSWORD } })).data
    return { body: { code: await s.lastCode(address) }, most: 1 }
  },
  'POST /api/v1/newsletter/confirm/': async s => ({ body: { link: (await newsletterLinksOf(s)).confirm } }),
  'POST /api/v1/newsletter/leave/': async s => ({ query: { link: (await newsletterLinksOf(s)).leave } }),
  'POST /api/web/phone-login/': async (_, { phone }) => ({ body: { phone, password: PASSWORD } }),
  'POST /api/web/email-login/': async (s, { playerId }) => {
    const email = `p${playerId}@example.ng`
    await s.db.many`update player set email = ${email} where id = ${playerId}`
    return { body: { email, password: PASSWORD } }
  },
  'POST /api/v1/google/exchange/': async s => {
    const left = await leave(s)
    const code = await chooseInSandbox(s, left, newAddressOfGoogle())
    return { body: { google_code: code, state: left.state, code_verifier: left.verifier }, most: 1 }
  },
  'POST /api/web/google/': async (s, { phone }) => {
    const email = newAddressOfGoogle()
    const user_id_token = await freshToken(s, email)
    void (await s.call(linkGoogle, { body: { user_id_token, phone, password: PASSWORD } })).data
    return { body: { user_id_token: await freshToken(s, email) }, most: 1 }
  },
  'POST /api/v1/google/join/': async s => ({
    body: await joining(s, await freshToken(s, newAddressOfGoogle())),
    most: 1,
  }),
  'POST /api/v1/google/unlink/': async (s, { phone }) => {
    const user_id_token = await freshToken(s, newAddressOfGoogle())
    void (await s.call(linkGoogle, { body: { user_id_token, phone, password: PASSWORD } })).data
    return { body: { password: PASSWORD }, ...repeated }
  },
  'POST /api/v1/google/link/': async (s, { phone }) => ({
    body: { user_id_token: await freshToken(s, newAddressOfGoogle()), phone, password: PASSWORD },
    most: 1,
  }),
  'POST /api/web/password_reset/': async (_, { phone }) => ({
    body: { phone_number: phone, otp_option: 'SMS' },
    most: 5,
  }),
  'POST /api/web/password_reset/confirm/': async (s, { phone }) => {
    const asked = { phone_number: phone, request_id: crypto.randomUUID() }
    void (await s.call(account.passwordReset, { body: { ...asked, otp_option: 'SMS' } })).data
    // That call does not wait for the provider.
    const code = await vi.waitFor(() => s.lastCode(phone), 20_000)
    return { body: { ...asked, code, ...passwords }, ...repeated }
  },
  'GET /api/web/phone_number_activation_sms/': async (s, player) => ({
    player: await unverified(s, player),
    query: { otp_option: 'SMS' },
    most: 1,
  }),
  'POST /api/web/activate_phone_number/': async (s, player) => {
    await unverified(s, player)
    const call = s.calls.find(it => it.path === '/api/web/phone_number_activation_sms/')!
    void (await s.call(call, { token: player.token })).data
    return { body: { code: await s.lastCode(player.phone) } }
  },
  'POST /api/v1/transaction-pin/': async () => ({ body: { pin: '4071', confirm_pin: '4071' }, ...repeated }),
  'POST /api/v1/transaction-pin/code/': async s => ({
    player: await luckyPlayer(s, 0),
    body: { password: PASSWORD, otp_option: 'SMS' },
    most: 1,
  }),
  'POST /api/v1/transaction-pin/reset/': async s => {
    const player = await luckyPlayer(s, 0)
    const { token, phone } = player
    void (await s.call(askPinCode, { token, body: { password: PASSWORD, otp_option: 'SMS' } })).data
    const body = { code: await s.lastCode(phone), pin: '9350', confirm_pin: '9350' }
    return { player, body, ...repeated }
  },
  'POST /api/web/update_phone_number/': async s => ({
    player: await luckyPlayer(s, 0),
    body: { phone_number: newPhone(), transaction_pin: PIN },
    most: 1,
    // Each of its two codes may be sent for another request.
    answered: 2,
    atLeast: 1,
  }),
  'POST /api/web/verify_phone_number_update/': {
    'with the old number': async s => {
      const player = await luckyPlayer(s, 0)
      const body = { phone_number: newPhone(), transaction_pin: PIN }
      void (await s.call(updatePhoneNumber, { token: player.token, body })).data
      const [code, old_code] = [await s.lastCode(body.phone_number), await s.lastCode(player.phone)]
      return { player, body: { phone_number: body.phone_number, code, old_code }, ...repeated }
    },
    'without it': async s => {
      const player = await luckyPlayer(s, 0)
      return { player, body: await phoneToWaitFor(s, player.token), ...repeated }
    },
  },
  'POST /api/v1/phone-change/cancel/': async s => {
    const player = await luckyPlayer(s, 0)
    const body = await phoneToWaitFor(s, player.token)
    void (await s.call(verifyPhoneNumberUpdate, { token: player.token, body })).data
    return { player }
  },
  'DELETE /api/web/play_lottery/': async (s, { token }) => ({
    query: { lottery_type: 'INSTANT_CASHOUT', id: (await register(s, { token })).slipId },
    most: 1,
  }),
  'POST /api/web/lottery_payment/': {
    'one slip': async (s, { token }) => ({
      body: { ...fromPlay, amount: '100', game_play_id: (await register(s, { token })).slipId },
      most: 1,
    }),
    'slips that a PIN confirms': async s => {
      const player = await luckyPlayer(s, 500_000)
      const slip = await registered(s, player.token, { 100: 1, 200: 1 })
      const { game_play_id, more_game_play_ids } = slip
      const body = { ...fromPlay, amount: '300', game_play_id, more_game_play_ids, transaction_pin: PIN }
      return { player, body, most: 1 }
    },
    'a card': async (s, { token }) => ({
      body: cardBody('100', (await register(s, { token })).slipId),
      most: TIMES,
    }),
  },
  'POST /api/v1/soccer/slips/': async s => {
    const picks = [await openMatch(s)]
    const shown = await textsShown(s.db, picks)
    return { body: { lottery_type: 'ALL_IN', stake_amount: '100', picks, ...shown } }
  },
  'POST /api/v1/advance/': async (s, { token }) => {
    const { slipId } = await register(s, { token, type: 'BANKER' })
    return { body: { game_play_id: slipId, draws: 3, amount: '300', paid_from: 'play' }, most: 1 }
  },
  'POST /api/v1/advance/:id/cancel/': async (s, { playerId }) => ({
    params: { id: await paidAhead(s.service, playerId) },
    answered: TIMES,
  }),
  'POST /api/v1/syndicates/': async (s, { token }) => ({
    body: { game_play_id: (await register(s, { token })).slipId, shares: sharesOf('60', '40') },
    most: 1,
  }),
  'POST /api/v1/syndicates/invited/:code/': async s => {
    const maker = await s.player(kobo(1_000))
    const { shares } = await shared(s, maker.token)
    return { params: { code: shares[1]!.code! }, body: { amount: '40' }, most: 1 }
  },
  'POST /api/v1/syndicates/:id/cancel/': async (s, { token }) => ({
    params: { id: (await shared(s, token)).id },
    answered: TIMES,
  }),
  'POST /api/v1/orders/': async (s, { token }) => {
    const { slipId } = await register(s, { token })
    return {
      body: { game_play_id: slipId, paid_from: 'play', hours: [10], until: '2026-12-31' },
      most: 1,
    }
  },
  'POST /api/v1/orders/:id/': async (s, { token }) => ({
    params: { id: await ordered(s, token) },
    body: { state: 'paused' },
  }),
  'POST /api/v1/bids/': async s => ({
    body: {
      bids: [{ item_id: await openRice(s, `rice-${crypto.randomUUID()}`), amount_type: 'easy', chances: 2 }],
      amount: '100',
      from_play_wallet: true,
      from_referral_wallet: false,
    },
    most: 1,
  }),
  'POST /api/v1/bids/:id/pin/': async s => {
    const player = await luckyPlayer(s, 10_000)
    const item_id = await openRice(s, `rice-${crypto.randomUUID()}`)
    const bids = [{ item_id, amount_type: 'easy' as const, chances: 1 }]
    const { data } = await bidFor(s, player.token, 50, bids)
    return { player, params: { id: data.bids[0]!.bidId }, body: { transaction_pin: PIN } }
  },
  'POST /api/v1/items/:id/claim/': async s => {
    const { id, pin, player } = await wonItem(s)
    return { player, params: { id }, body: { way: 'cash', cashout_pin: pin }, ...repeated }
  },
  'POST /api/v1/items/:id/received/': async s => {
    const { id, pin, player } = await wonItem(s)
    const to = { full_name: 'Ada Obi', address: '12 Marina Road', city: 'Lagos', phone: '08030000001' }
    const body = { way: 'item', cashout_pin: pin, ...to } as const
    void (await s.call(claimItem, { token: player.token, params: { id }, body })).data
    await operate(s, 'send-item', id, 'GIG', 'NG-77')
    return { player, params: { id } }
  },
  'POST /api/v1/testimonials/': async s => {
    const player = await winnerOf(s, kobo(500))
    void (await ask(s, player.token)).data
    await pass(s, 5, 15, 60)
    return { player, body: { text: 'Paid in ten minutes', consent: true }, ...repeated }
  },
  'POST /api/v1/safer-play/limits/confirm/': async (s, { playerId }) => {
    await s.db.many`
      insert into play_limit (player_id, kind, period, amount, asked, asked_at)
      values (${playerId}, 'stake', 'day', 50000, 90000, game_clock() - interval '1 day')`
    return { body: { kind: 'stake', period: 'day' }, most: 1 }
  },
  // Up to five passwords are tried at once; a correct one lets the next try in.
  'POST /api/v1/own-data/export/': async () => ({ body: { password: PASSWORD }, atLeast: 5 }),
  'POST /api/v1/own-data/deletion/': async () => ({
    body: { password: PASSWORD, keep_balance: true },
    atLeast: 5,
  }),
  // A repeat changes nothing and gets the same answer.
  'POST /api/v1/referrals/claim/': async s => {
    const inviter = await s.player()
    const { code } = (await s.call(getFriends, { token: inviter.token })).data
    return { body: { code } }
  },
  'POST /api/v1/chats/:channel/messages/': async s => {
    const [player] = await writers(s, 1)
    const body = { id: crypto.randomUUID(), text: 'Good evening' }
    return { player: player!, params: { channel: 'general' }, body, most: 1, answered: TIMES }
  },
  'POST /api/v1/chats/:channel/report/': async s => {
    const [writer] = await writers(s, 1)
    const { number } = (await write(s, writer!, `Good evening from ${writer!.playerId}`)).data
    return { params: { channel: 'general' }, body: { number, reason: 'abuse' } }
  },
  'POST /api/v1/chat-block/': async s => {
    const other = await s.player()
    const body = { nickname: `Obi ${other.playerId}` }
    const { author } = (await s.call(setNickname, { token: other.token, body })).data
    return { body: { author, blocked: true } }
  },
  'PUT /api/v1/chat-nickname/': async (_, { playerId }) => ({ body: { nickname: `Ada ${playerId}` } }),
  'POST /api/v1/scratch_card/get_scratch_card_amount/': async (s, player) => ({
    body: await newCard(s, player),
  }),
  'POST /api/v1/scratch-cards/redeem/': async (s, player) => {
    const { data } = (await s.call(getScratchCardAmount, { body: await newCard(s, player) })).data
    return { body: { claim: data.claim }, most: 1 }
  },
  'POST /api/v1/choices/:id/': async () => ({
    player: choice.player,
    params: { id: choice.id },
    body: { choice: 'once' },
    most: 1,
  }),
  'POST /api/v1/wallet/move/': async (s, { playerId }) => {
    await s.fund(playerId, 50_000, 'winnings')
    return { body: { amount: '100' }, most: 5 }
  },
  'POST /api/v1/bank-accounts/resolve/': async (s, { playerId }) => {
    await mayWithdraw(s, playerId)
    return { body: ACCOUNT }
  },
  'POST /api/v1/beneficiaries/': async (s, { playerId }) => {
    await mayWithdraw(s, playerId)
    return { body: { ...ACCOUNT, transaction_pin: PIN } }
  },
  'DELETE /api/v1/beneficiaries/:id/': async (s, { playerId, token }) => {
    await mayWithdraw(s, playerId)
    const body = { ...ACCOUNT, transaction_pin: PIN }
    const { beneficiary } = (await s.call(saveBeneficiary, { token, body })).data
    return { params: { id: beneficiary.id }, most: 1 }
  },
  'POST /api/v1/person/nin/': async (_, { playerId }) => ({
    body: { nin: String(20_000_000_000 + playerId) },
    most: TIMES,
  }),
  'POST /api/v1/identity-document/': async () => ({ body: { picture: base64Of(pngOf(600, 400)) }, most: 5 }),
  'POST /api/v1/withdrawals/': async (s, { playerId }) => {
    await mayWithdraw(s, playerId)
    await s.fund(playerId, kobo(2_600), 'winnings')
    return { body: wish(), most: 5 }
  },
  'POST /api/v1/fund-transfer/': async () => ({ body: { amount: '500' }, most: TIMES }),
  'POST /api/v1/fund-ussd/': async () => ({ body: { amount: '500', bank: 'uba' }, most: TIMES }),
  'POST /api/v1/top-ups/:reference/debited/': async (s, { token }) => {
    const { reference } = await openCard(s, token)
    await settleAtProvider(s, reference, 'success')
    return { params: { reference } }
  },
  'GET /api/web/generate_wyse_cash_game/': async (s, { token }) => {
    void (await s.call(generateWyseCashGame, { token })).data
    return {}
  },
  'PUT /api/v1/push_devices/': async () => ({ body: { ...newSubscription(), settings: EVERYTHING } }),
  'POST /api/v1/push_devices/prove/': async s => {
    const { endpoint } = await registerDevice(s)
    return { body: { challenge: challengeOf(endpoint) }, most: 1 }
  },
  'POST /api/v1/push_devices/remove/': async s => ({ body: await device(s) }),
  'POST /api/v1/push_devices/test/': async s => ({ body: await device(s) }),
  'POST /api/v1/push_devices/state/': async s => ({ body: await device(s) }),
})

export const isMadeReady = (name: string): boolean => name in ways({} as never)

/** All ways to make a call, by name; defaults to the one in every-call.ts. */
export const waysOf = (
  name: string,
  plain: Question,
  choice: { player: Player; id: string },
): [string, Make][] => {
  const found = ways(choice)[name]
  if (typeof found === 'function') return [[name, found]]
  return found
    ? Object.entries(found).map(([what, make]) => [`${name} (${what})`, make])
    : [[name, async () => plain]]
}
