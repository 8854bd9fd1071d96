// Every route on the door against a visitor, the owner, another player and an ended session.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout, logoutEverywhere } from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import { excludeSelf, takeBreak } from '#src/contract/players/safer-play.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { everyCall, fingerprint, nameOf, type Belongings, type Question } from '../support/every-call.ts'
import { instantCashout, wyseCash } from '../support/games.ts'
import { newKey } from '../support/play.ts'
import { pushInMemory } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
let a: Belongings
let b: { token: string; playerId: number }
let revoked: string
let expired: string
let questions: Record<string, Question>
beforeAll(async () => {
  s = await makeService({ push: pushInMemory().push, games: [instantCashout, wyseCash, virtualSoccer] })
  ;({ a, b, questions } = await everyCall(s))
  revoked = (await s.player()).token
  void (await s.call(logout, { token: revoked })).data
  const old = await s.player()
  expired = old.token
  await s.db.many`update session set expires_at = game_clock() where player_id = ${old.playerId}`
})
afterAll(() => s.close())

const ask = (call: Call, token?: string) => {
  const { query, body, params } = questions[nameOf(call)]!
  return s.call(call, {
    ...(query ? { query } : {}),
    ...(body ? { wrongBody: body } : {}),
    ...(params ? { params } : {}),
    ...(token === undefined ? {} : { token }),
    ...(call.once ? { key: newKey() } : {}),
  } as never)
}

/** Routes outside the contract; each has a test of its own. */
const OTHERS = [
  'GET /api/item-pictures/:file',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'GET /sandbox',
  'GET /sandbox/checkout.css',
  'GET /sandbox/checkout/:reference',
  'GET /sandbox/google',
  'GET /sandbox/inbox.css',
  'POST /api/approvals/monnify',
  'POST /api/approvals/paystack',
  'POST /api/ussd/africastalking/:secret',
  'POST /api/voice/africastalking',
  'POST /api/webhooks/monnify',
  'POST /api/webhooks/paystack',
  'POST /sandbox/checkout/:reference',
  'POST /sandbox/google',
]

/** Calls that need no session: a person reviews each addition. */
const OPEN = [
  'GET /api/fetch_banks/',
  'GET /api/v1/payout-times/',
  'GET /api/v1/batches/:id/',
  'GET /api/v1/batches/:id/tickets/',
  'GET /api/v1/batches/current/',
  'GET /api/v1/finalists/',
  'GET /api/v1/match_results/',
  'GET /api/v1/syndicates/shown/:code/',
  'GET /api/v1/google/',
  'GET /api/v1/item_draws/',
  'GET /api/v1/items/',
  'GET /api/v1/items/:id/',
  'GET /api/v1/jackpots/',
  'GET /api/v1/jackpots/:id/',
  'GET /api/v1/jackpots/:id/batches/',
  'GET /api/v1/keys/',
  'GET /api/v1/licence/',
  'GET /api/v1/live/',
  'GET /api/v1/log/',
  'GET /api/v1/log/consistency/',
  'GET /api/v1/log/entries/',
  'GET /api/v1/matches/',
  'GET /api/v1/number_statistics/',
  'GET /api/v1/score_statistics/',
  'GET /api/v1/item_statistics/',
  'GET /api/v1/promises/',
  'GET /api/v1/push_key/',
  'GET /api/v1/reserve/',
  'GET /api/v1/rules/:hash/',
  'GET /api/v1/testimonials/',
  'GET /api/v1/winners/',
  'GET /api/web/active_games/',
  'GET /api/web/wyse_cash_statistics/',
  'GET /api/web/game_play_statistics/',
  'GET /api/web/instant_cash_out_result/',
  'GET /api/web/salary_for_live_result/',
  'GET /api/banker/web-result',
  'GET /api/v1/results/',
  'GET /api/web/jackpot/',
  'GET /api/web/lottery_games_result/',
  'GET /api/web/lottery_winners/',
  'GET /api/web/top_five_winners/',
  'GET /sandbox/messages',
  'POST /api/lottery_status/',
  'POST /api/v1/ads-tracker/create-winwise-upselling-record',
  'POST /api/v1/google/begin/',
  'POST /api/v1/google/exchange/',
  'POST /api/v1/google/join/',
  'POST /api/v1/google/link/',
  'POST /api/v1/push_devices/prove/',
  'POST /api/v1/push_devices/remove/',
  'POST /api/v1/push_devices/state/',
  'POST /api/v1/push_devices/test/',
  'POST /api/v1/scratch_card/get_scratch_card_amount/',
  'POST /api/v1/session/end/',
  'POST /api/v1/newsletter/confirm/',
  'POST /api/v1/newsletter/leave/',
  'POST /api/web/activate_user/',
  'POST /api/web/create-account/',
  'POST /api/web/resend_activation_code/',
  'POST /api/web/email-login/',
  'POST /api/web/google/',
  'POST /api/web/newsletter/',
  'POST /api/web/onboard_via_phone/',
  'POST /api/web/password_reset/',
  'POST /api/web/password_reset/confirm/',
  'POST /api/web/phone-login/',
  'POST /api/web/phone_number_onboarding_resend_otp/',
  'POST /api/web/verify_phone_number_onboarding/',
  'POST /api/web/verify_phone_number_otp/',
  'PUT /api/v1/push_devices/',
]

interface Operation {
  security?: object[]
}

/** The calls in the API document: the matrix is made from it, so that no call on the door can be missing here. */
const documented = async () => {
  const answer = await s.app.request('/api/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      who: security?.some(it => Object.keys(it).length === 0) === false ? 'player' : 'anyone',
    })),
  )
}

describe('the matrix of access', () => {
  test('is made of every call of the API document, each with a question and with who may ask it', async () => {
    const calls = (await documented()).filter(it => !OTHERS.includes(it.name))
    expect(calls.map(it => it.name).sort()).toEqual(Object.keys(questions).sort())
    for (const { name, who } of calls) {
      const call = s.calls.find(it => nameOf(it) === name)
      expect([name, call?.who]).toEqual([name, who])
    }
    const open = calls.filter(it => it.who === 'anyone').map(it => it.name)
    expect(open.sort()).toEqual(OPEN.toSorted())
  })

  test('has every route of the service', () => {
    const routes = s.app.routes.filter(it => it.method !== 'ALL').map(it => `${it.method} ${it.path}`)
    expect([...new Set(routes)].sort()).toEqual([...s.calls.map(nameOf), ...OTHERS].sort())
  })

  test('visitors, ended, expired and made-up sessions reach no call of a player and change nothing §6.18', async () => {
    const before = await fingerprint(s)
    const faults: string[] = []
    for (const call of s.calls.filter(it => it.who === 'player'))
      for (const token of [
        undefined,
        revoked,
        expired,
        'x'.repeat(43),
        `${a.token}x`,
        a.token.toUpperCase(),
      ]) {
        const { status, refusal } = await ask(call, token)
        if (status !== 401 || refusal !== 'not-signed-in')
          faults.push(`${nameOf(call)}: ${status} ${refusal}`)
      }
    expect(faults).toEqual([])
    expect(await fingerprint(s)).toEqual(before)
  })

  test('another player finds nothing of the owner by any call, and changes nothing of it', async () => {
    const secrets = [
      a.phone,
      a.token,
      a.ticketId,
      a.slipId,
      a.lineId,
      a.reference,
      a.movement,
      a.key,
      a.advance,
      a.order,
      a.syndicate,
      a.withdrawal,
      a.beneficiary,
      a.bid,
      a.copy,
    ]
    const ofOwner = () =>
      s.db.many`
        select (select json_agg(x) from account x where player_id = ${a.playerId}) as wallets,
          (select json_agg(x order by id) from slip x where player_id = ${a.playerId}) as slips,
          (select json_agg(x order by id) from ticket x where player_id = ${a.playerId}) as tickets,
          (select json_agg(x) from item_bid x where player_id = ${a.playerId}) as bids,
          (select json_agg(x) from withdrawal x where player_id = ${a.playerId}) as withdrawals,
          (select json_agg(x) from beneficiary x where player_id = ${a.playerId}) as beneficiaries,
          (select json_agg(x) from top_up x where player_id = ${a.playerId}) as top_ups,
          (select json_agg(x) from player x where id = ${a.playerId}) as player,
          (select count(*) from session where player_id = ${a.playerId} and revoked_at is null) as sessions`
    const before = await ofOwner()
    const faults: string[] = []
    // After these the stranger reaches nothing any more.
    const last = [takeBreak, excludeSelf, logout, logoutEverywhere] as Call[]
    const calls = s.calls.filter(it => it.who === 'player' && !last.includes(it))
    for (const call of [...calls, ...last]) {
      const { status, json } = await ask(call, call === logoutEverywhere ? (await s.player()).token : b.token)
      const asked = JSON.stringify(questions[nameOf(call)])
      if (secrets.some(secret => asked.includes(secret)) && status !== 404 && json.state !== 'unknown')
        faults.push(`${nameOf(call)} answered ${status}`)
      const text = JSON.stringify(json)
      for (const secret of secrets) if (text.includes(secret)) faults.push(`${nameOf(call)} told ${secret}`)
    }
    expect(faults).toEqual([])
    expect(await ofOwner()).toEqual(before)
  })

  test('everybody reaches what is for anybody, and reads no whole phone number there', async () => {
    const faults: string[] = []
    const open = s.calls.filter(it => it.who === 'anyone' && it.method === 'GET')
    expect(open.length).toBeGreaterThan(10)
    for (const call of open)
      for (const token of [undefined, revoked, a.token]) {
        const { status, json } = await ask(call, token)
        // A stream tells players of their own things, so a token that has ended is refused.
        const expected = call.stream && token === revoked ? 401 : 200
        if (status !== expected) faults.push(`${nameOf(call)}: ${status}`)
        if (JSON.stringify(json).includes(a.phone.slice(4))) faults.push(`${nameOf(call)} told a phone`)
      }
    expect(faults).toEqual([])
  })

  test('the owner reaches everything that is the owner’s', async () => {
    const faults: string[] = []
    for (const call of s.calls.filter(it => it.who === 'player' && it.method === 'GET')) {
      const { status } = await ask(call, a.token)
      if (status !== 200) faults.push(`${nameOf(call)}: ${status}`)
    }
    expect(faults).toEqual([])
  })

  test('what a body says about other things than its fields is ignored', async () => {
    const extra = {
      id: a.playerId,
      player_id: a.playerId,
      play_balance: 9e9,
      balance: 9e9,
      is_staff: true,
      sandbox: true,
      phone_verified: true,
      has_pin: true,
      email: 'taken@example.com',
      phone_number: a.phone,
      constructor: { prototype: { polluted: true } },
      ['__proto__']: { polluted: true },
    }
    const update = s.calls.find(it => nameOf(it) === 'PUT /api/web/user/')!
    const fresh = await s.player()
    const row = () => s.db.one`select * from player where id = ${fresh.playerId}`
    const { first_name: _1, last_name: _2, gender: _3, ...before } = (await row()) as Record<string, unknown>
    const { status } = await s.call(update, {
      token: fresh.token,
      wrongBody: { ...questions[nameOf(update)]!.body, ...extra },
    } as never)
    expect(status).toBe(200)
    expect(await row()).toMatchObject(before)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
