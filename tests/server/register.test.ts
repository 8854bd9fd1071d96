// The state's register of self-exclusion, what stops invitations to play, and what money may come in at all.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finishOnboarding, onboardViaPhone, phoneLogin, CONSENT_VERSION } from '#src/contract/account.ts'
import { updatePhoneNumber, verifyPhoneNumberUpdate } from '#src/contract/players/phone-change.ts'
import { askDeletion } from '#src/contract/players/own-data.ts'
import { makeSyndicate } from '#src/contract/players/syndicates.ts'
import { getSaferPlay } from '#src/contract/players/safer-play.ts'
import { moveWinnings, openTransfer } from '#src/contract/wallet.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { finishPhoneChanges } from '#server/deeds/accounts/finish-phone-changes.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { askOnceADay } from '#server/deeds/safer-play/ask-register.ts'
import { deliverPiece } from '#server/db/queries/alerts/alerts.ts'
import { composeMail } from '#server/deeds/mail/compose-mail.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { openWallets } from '#server/ledger/transfers.ts'
import { httpRegister } from '#server/ports/register/register-http.ts'
import { IN_REGISTER, SILENT } from '#server/ports/register/register-sandbox.ts'
import { runCommand } from '#server/programs/commands.ts'
import { luckyPlayer, PIN } from '../support/lucky.ts'
import { newKey, register, walletsOf } from '../support/play.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'

let s: TestService
const entries = new Map<string, Date | 'forever'>()
let silent = false
let unanswered = ''
const asked: string[] = []
const check = async ({ phone }: { phone: string }) => {
  asked.push(phone)
  if (silent || phone === unanswered || phone.startsWith('+2347000')) throw new Error('no answer')
  return entries.get(phone)
}
beforeAll(async () => {
  s = await makeService({ register: { name: 'test', check } })
  s.clock.sessionsGoOn = true
  await s.runDue()
})
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})
beforeEach(() => {
  entries.clear()
  silent = false
})

type Player = Awaited<ReturnType<TestService['player']>>

const signUp = async (phone: string) => {
  const asked = { phone_number: phone, request_id: crypto.randomUUID() }
  void (await s.call(onboardViaPhone, { body: asked })).data
  const code = await s.lastCode(phone)
  const passwords = { password: PASSWORD, confirm_password: PASSWORD }
  return s.call(finishOnboarding, {
    body: {
      ...asked,
      code,
      ...passwords,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: CONSENT_VERSION,
    },
  })
}
const logIn = ({ phone }: Player) => s.call(phoneLogin, { body: { phone, password: PASSWORD } })
const topUp = async ({ token }: Player) =>
  (await s.call(openTransfer, { token, key: newKey(), body: { amount: '500' } })).refusal
const until = async ({ token }: Player) => (await s.call(getSaferPlay, { token })).data.register_until
const comeBack = async (player: Player) => void (await until(player))
const move = async ({ token }: Player) =>
  (await s.call(moveWinnings, { token, key: newKey(), body: { amount: '100' } })).refusal
const set = ({ playerId }: Player, what: string) =>
  s.db.many`update safer_play set ${asIs(what)} where player_id = ${playerId}`

describe('the register of self-exclusion', () => {
  test('is asked at sign-up: who is in it makes no account, and nobody does while it is silent (safer play 16)', async () => {
    const [inIt, other] = [newPhone(), newPhone()]
    entries.set(inIt, 'forever')
    expect((await signUp(inIt)).refusal).toBe('register-excluded')
    silent = true
    expect((await signUp(other)).refusal).toBe('register-silent')
    silent = false
    await s.clock.advance(2 * HOUR)
    expect((await signUp(other)).status).toBe(200)
  })

  test('is asked at log-in: an entry counts at once, and the money can only go out (safer play 16)', async () => {
    const player = await s.player(kobo(700))
    entries.set(player.phone, new Date(s.clock.now() + 30 * DAY))
    expect((await logIn(player)).status).toBe(200)
    expect(await until(player)).not.toBeNull()
    expect(await walletsOf(s, player.playerId)).toMatchObject({ play: 0, winnings: kobo(700) })
    expect(await topUp(player)).toBe('register-excluded')
    expect(await move(player)).toBe('register-excluded')
  })

  test('of which an entry ends a deletion that waits, and says so: a new account would end the exclusion', async () => {
    const [asked, noted] = [await s.player(), await s.player()]
    const waits = async ({ playerId }: Player) =>
      (await s.db.one<{ n: number }>`
        select count(*)::int as n from account_deletion where player_id = ${playerId} and state = 'waiting'`)!
        .n
    for (const { token } of [asked, noted])
      void (await s.call(askDeletion, { token, body: { password: PASSWORD, keep_balance: false } })).data
    expect([await waits(asked), await waits(noted)]).toEqual([1, 1])
    entries.set(asked.phone, 'forever')
    await s.clock.advance(DAY + HOUR)
    await comeBack(asked)
    await askOnceADay(s.service)
    const place = { ...s.service, randomness: s.service.ports.randomness }
    await runCommand(place, ['register-exclusion', noted.phone, 'forever'])
    expect([await waits(asked), await waits(noted)]).toEqual([0, 0])
    const told = await s.db.many<{ recipient: string }>`
      select recipient from mail_outbox where kind = 'account-news' and about like 'deletion-taken-back/%'`
    expect(told.map(it => it.recipient).sort()).toEqual([asked.phone, noted.phone].sort())
  })

  test('whose entry is over keeps nobody out, and ends nothing of a player each day anew', async () => {
    const phone = newPhone()
    entries.set(phone, new Date(s.clock.now() - DAY))
    expect((await signUp(phone)).status).toBe(200)
    const player = await s.player(kobo(700))
    await comeBack(player)
    entries.set(player.phone, new Date(s.clock.now() - DAY))
    await s.clock.advance(DAY)
    expect((await logIn(player)).status).toBe(200)
    expect(await topUp(player)).toBe('')
    expect(await walletsOf(s, player.playerId)).toMatchObject({ play: kobo(700), winnings: 0 })
    const notes = await s.db.many`
      select 1 from safer_play_note where player_id = ${player.playerId}`
    expect(notes).toEqual([])
  })

  test('is asked once a day about who was here, and what the operator noted by hand stays', async () => {
    const [found, noted] = [await s.player(kobo(100)), await s.player()]
    await askOnceADay(s.service)
    entries.set(found.phone, 'forever')
    await askOnceADay(s.service)
    expect(await until(found)).toBeNull()
    void (await runCommand(s.service as never, ['register-exclusion', noted.phone, 'forever']))
    await s.clock.advance(DAY + HOUR)
    for (const player of [found, noted]) await comeBack(player)
    await askOnceADay(s.service)
    expect(await until(found)).not.toBeNull()
    expect(await until(noted)).not.toBeNull()
  })

  test('noted by hand also ends what was begun: a group ticket gives the shares back, and the newsletter stops', async () => {
    const player = await s.player(kobo(500))
    await s.db.many`update player set email = 'noted@oriire.example' where id = ${player.playerId}`
    await s.db
      .many`insert into newsletter_address (email, confirmed_at) values ('noted@oriire.example', game_clock())`
    const { slipId } = await register(s, { token: player.token })
    const shares = [
      { name: 'Ada', amount: '70' },
      { name: 'Obi', amount: '30' },
    ]
    const body = { game_play_id: slipId, shares }
    const made = (await s.call(makeSyndicate, { token: player.token, key: newKey(), body })).data
    const place = { ...s.service, randomness: s.service.ports.randomness }
    await runCommand(place, ['register-exclusion', player.phone, 'forever'])
    expect(await s.db.one`select state from syndicate where id = ${made.syndicate.id}`).toEqual({
      state: 'off',
    })
    expect(await s.db.many`select id from newsletter_address`).toEqual([])
  })

  test('is asked about who was here yesterday, even if only for a moment, and not about who was not', async () => {
    const [first, second] = [await s.player(), await s.player()]
    await s.clock.advance(2 * DAY)
    void (await logIn(second)).data
    for (const { phone } of [first, second]) entries.set(phone, 'forever')
    await s.clock.advance(DAY + HOUR)
    await askOnceADay(s.service)
    expect([await until(first), await until(second)]).toEqual([null, expect.any(String)])
  })

  test.each([
    ['now', true],
    ['after a wait', false],
  ])('is asked at once about a new number that counts %s', async (_, has_old_number) => {
    const player = await luckyPlayer(s, 0)
    const { token } = player
    const phone = newPhone()
    const wanted = { phone_number: phone, transaction_pin: PIN, has_old_number }
    void (await s.call(updatePhoneNumber, { token, body: wanted })).data
    const body = { phone_number: phone, code: await s.lastCode(phone) }
    const old = has_old_number ? { old_code: await s.lastCode(player.phone) } : {}
    if (has_old_number) void (await logIn(player)).data
    void (await s.call(verifyPhoneNumberUpdate, { token, body: { ...body, ...old } })).data
    if (!has_old_number) {
      await s.clock.advance(3 * DAY)
      void (await logIn(player)).data
      await finishPhoneChanges(s.service)
    }
    entries.set(phone, 'forever')
    const { data } = await logIn({ ...player, phone })
    expect(await topUp({ ...player, token: data.token })).toBe('register-excluded')
  })

  test('is never asked about a player whose account is deleted: the number is gone', async () => {
    const player = await s.player()
    await s.clock.advance(DAY + HOUR)
    await comeBack(player)
    const body = { password: PASSWORD, keep_balance: false }
    void (await s.call(askDeletion, { token: player.token, body })).data
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    asked.length = 0
    await askOnceADay(s.service)
    expect(asked.filter(phone => !phone.startsWith('+'))).toEqual([])
  })

  test('that has no answer about one player is asked about all others (safer play 16)', async () => {
    const [first, second] = [await s.player(), await s.player()]
    entries.set(second.phone, 'forever')
    unanswered = first.phone
    await s.clock.advance(DAY + HOUR)
    for (const player of [first, second]) await comeBack(player)
    await askOnceADay(s.service)
    expect([await until(first), await until(second)]).toEqual([null, expect.any(String)])
  })

  test('that has no answer about more players than are asked about at once is asked about the others too (safer play 16)', async () => {
    const others = await s.db.many<{ id: number }>`
      insert into player (phone, password_hash, consent_at, consent_version)
      select '+2347000' || (100000 + n), 'none', game_clock(), '' from generate_series(1, 60) n returning id`
    for (const { id } of others) await openWallets(s.db, id)
    const known = await s.player()
    entries.set(known.phone, 'forever')
    await s.clock.advance(DAY + HOUR)
    await s.db.many`
      update safer_play set seen_on = (game_clock() at time zone 'Africa/Lagos')::date
      where player_id = ${known.playerId} or player_id in (select id from player where phone like '+2347000%')`
    for (let round = 0; round < 20; round++) await askOnceADay(s.service)
    expect(await until(known)).not.toBeNull()
  })

  test('that is silent lets players in and money out, and takes no top-up of who was not asked about for a day (safer play 16)', async () => {
    const player = await s.player()
    silent = true
    expect((await logIn(player)).status).toBe(200)
    expect(await topUp(player)).toBe('register-silent')
    silent = false
    expect(await topUp(player)).toBe('')
    silent = true
    expect(await topUp(player)).toBe('')
  })

  test('speaks through a bridge, whose nonsense is no answer; the sandbox has numbers for each case', async () => {
    const own = await makeService()
    const { register } = own.service.ports
    expect(await register!.check({ phone: `+2348030${IN_REGISTER}` })).toBe('forever')
    expect(await register!.check({ phone: newPhone() })).toBeUndefined()
    await expect(register!.check({ phone: `+2348030${SILENT}` })).rejects.toThrow('does not answer')
    await own.close()
    await expect(
      httpRegister('http://127.0.0.1:9/', 'x'.repeat(16)).check({ phone: newPhone() }),
    ).rejects.toThrow()
  })
})

describe('who is shut out or takes a break', () => {
  const states = [
    `excluded_at = game_clock(), excluded_until = 'infinity'`,
    `break_until = game_clock() + interval '1 day'`,
  ]

  test('hears of no draws and jackpots, and gets no newsletter (safer play 12, 13, 16)', async () => {
    const players = [await s.player(), await s.player(), await s.player()]
    for (const [at, state] of states.entries()) await set(players[at]!, state)
    for (const { playerId } of players) {
      await s.db.many`
        insert into push_device (endpoint, p256dh, auth, player_id, session_id, player_since, name, kinds, games,
          lead, proven_at)
        select 'https://push.example/' || player_id, decode(repeat('04', 65), 'hex'),
          decode(repeat('01', 16), 'hex'), player_id, id,
          game_clock(), gen_random_uuid(), '{draw,jackpot}', '{BANKER}', 15, game_clock()
        from session where player_id = ${playerId}`
      await s.db.many`update player set email = 'p' || id || '@example.ng' where id = ${playerId}`
      await s.db.many`
        insert into newsletter_address (email, confirmed_at)
        values ('p' || ${playerId}::bigint || '@example.ng', game_clock())`
    }
    await s.db.many`
      insert into alert (tag, kind, facts, at, until)
      values ('jackpot-super-1', 'jackpot', '{}', game_clock(), game_clock() + interval '1 hour')`
    while ((await deliverPiece(s.db, 0)) !== undefined);
    const reached = await s.db.many<{ id: number }>`
      select d.player_id as id from alert_delivery a join push_device d on d.id = a.device_id`
    expect(reached.map(it => it.id)).toEqual([players[2]!.playerId])
    await s.db.many`insert into newsletter_issue (id, subject, body) values ('one', 'News', 'Of draws')`
    const written = await Promise.all(
      players.map(({ playerId }) =>
        composeMail(s.service, {
          id: '',
          kind: 'newsletter',
          recipient: `p${playerId}@example.ng`,
          about: 'one',
          attempts: 1,
        }),
      ),
    )
    expect(written.map(it => it !== undefined)).toEqual([false, false, true])
  })

  test('moves winnings out and never into play', async () => {
    for (const [at, state] of states.entries()) {
      const player = await s.player()
      await s.fund(player.playerId, kobo(500), 'winnings')
      await set(player, state)
      expect(await move(player)).toBe(['self-excluded', 'on-break'][at])
      expect(await walletsOf(s, player.playerId)).toMatchObject({ play: 0, winnings: kobo(500) })
    }
  })
})

test('a withdrawal that is under way cannot be undone into play (safer play 18)', async () => {
  const winner = await winnerOf(s, kobo(1_000))
  void (await ask(s, winner.token, { amount: '1000' })).data
  expect(await move(winner)).toBe('wallet-short')
  const changing = s.calls.filter(it => it.path.includes('/withdrawals/') && it.method !== 'GET')
  expect(changing.map(it => `${it.method} ${it.path}`)).toEqual(['POST /api/v1/withdrawals/'])
})

test('no more is topped up in a week than the state lets anybody (safer play 8)', async () => {
  const own = await makeService({ settings: { TOP_UP_WEEK_CEILING: '900' } })
  const player = await own.player()
  const pay = async () =>
    (await own.call(openTransfer, { token: player.token, key: newKey(), body: { amount: '500' } })).refusal
  expect([await pay(), await pay()]).toEqual(['', 'top-up-ceiling'])
  await own.close()
})
