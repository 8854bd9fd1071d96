// Limits, reminders, breaks and exclusion: what the service does, whatever the app does.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyInAdvance } from '#src/contract/advance.ts'
import { newsletter, phoneLogin } from '#src/contract/account.ts'
import { askDeletion } from '#src/contract/players/own-data.ts'
import * as play from '#src/contract/players/safer-play.ts'
import { getTicket } from '#src/contract/games.ts'
import { getTopUp, openTransfer } from '#src/contract/wallet.ts'
import { withdrawalTerms } from '#src/contract/withdrawals.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { DAY, HOUR, MINUTE, formatDateTime } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { takeOutAll } from '#server/deeds/limits/take-out.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { sweeping } from '#server/lib/sweep.ts'
import { runCommand } from '#server/programs/commands.ts'
import { findSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { banker, instantCashout } from '../support/games.ts'
import { buy, drawBatch, newKey, payFor, register, walletsOf } from '../support/play.ts'
import { makeService, NOON, PASSWORD, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { winnerOf, ask } from '../support/withdrawals.ts'

let s: TestService
const start = async () => (s = await makeService({ games: [instantCashout, banker] }))
beforeAll(start)
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})
beforeEach(async () => {
  // Some tests take years.
  if (s.clock.now() > NOON + 2 * DAY) {
    expect(await checkInvariants(s.db)).toEqual([])
    await s.close()
    await start()
  }
  s.clock.sessionsGoOn = true
  await s.clock.advance(2 * HOUR)
  await s.runDue()
})

type Player = Awaited<ReturnType<TestService['player']>>

const stake = async ({ token }: Player, naira = 100) => {
  const { slipId, price } = await register(s, { token, stake: naira })
  return (await payFor(s, token, slipId, price)).refusal
}
const topUp = async ({ token }: Player, naira: number) =>
  (await s.call(openTransfer, { token, key: newKey(), body: { amount: String(naira) } })).refusal
const limit = (
  { token }: Player,
  kind: 'top-up' | 'stake' | 'loss',
  period: 'day' | 'week' | 'month',
  amount: string | null,
) => s.call(play.setLimit, { token, body: { kind, period, amount } })
const confirm = ({ token }: Player, kind: 'top-up' | 'stake' | 'loss', period: 'day' | 'week' | 'month') =>
  s.call(play.confirmLimit, { token, body: { kind, period } })
const stateOf = async ({ token }: Player) => (await s.call(play.getSaferPlay, { token })).data
const limitOf = async (player: Player, kind: string, period: string) =>
  (await stateOf(player)).limits.find(it => it.kind === kind && it.period === period)!
/** Later, with the draws of the time between. */
const later = async (ms: number) => {
  await s.clock.advance(ms)
  await s.db.many`update session set expires_at = game_clock() + interval '1 day'`
  await s.runDue()
}

const exclude = ({ token }: Player, months: number | null = 6) =>
  s.call(play.excludeSelf, { token, body: { months } })

describe('a limit', () => {
  test('of a day’s stakes lets through what is left of it and nothing more', async () => {
    const player = await s.player(kobo(5_000))
    await limit(player, 'stake', 'day', '300')
    expect([await stake(player, 200), await stake(player, 200), await stake(player)]).toEqual([
      '',
      'stake-limit',
      '',
    ])
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: kobo(300), left: 0 })
    expect((await walletsOf(s, player.playerId)).play).toBe(kobo(4_700))
  })

  test('counts days, weeks from Monday and months of Lagos, and the lowest of all wins', async () => {
    // Sunday, 29 November 2026, 22:40 in Lagos
    await s.clock.set(Date.UTC(2026, 10, 29, 21, 40))
    await s.runDue()
    const player = await s.player(kobo(5_000))
    await limit(player, 'stake', 'day', '100')
    await limit(player, 'stake', 'week', '200')
    await limit(player, 'stake', 'month', '300')
    expect([await stake(player), await stake(player)]).toEqual(['', 'stake-limit'])
    // Half past midnight in Lagos, though not in Greenwich: Monday, and the last day of the month.
    await later(110 * MINUTE)
    expect([await stake(player), await stake(player)]).toEqual(['', 'stake-limit'])
    // Tuesday, 1 December: a new month in the same week
    await later(DAY)
    expect([await stake(player), await stake(player)]).toEqual(['', 'stake-limit'])
    await later(DAY)
    expect(await limitOf(player, 'stake', 'week')).toMatchObject({ used: kobo(200), left: 0 })
    expect(await limitOf(player, 'stake', 'month')).toMatchObject({ used: kobo(100), left: kobo(200) })
    expect(await stake(player)).toBe('stake-limit')
  })

  test('of losses gives back what was won, less its tax', async () => {
    const player = await s.player(kobo(5_000))
    await limit(player, 'loss', 'week', '200')
    expect([await stake(player, 200), await stake(player)]).toEqual(['', 'loss-limit'])
    await s.db.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select d.id, c.id, 10000, 'win', ${crypto.randomUUID()} from account d, account c
      where d.code = 'prize_reserve' and c.code = ${`player:${player.playerId}:winnings`}`
    expect(await limitOf(player, 'loss', 'week')).toMatchObject({ used: kobo(100), left: kobo(100) })
    expect([await stake(player), await stake(player)]).toEqual(['', 'loss-limit'])
    await s.db.many`alter table transfer disable trigger transfer_is_final`
    await s.db.many`delete from transfer where kind = 'win' and cause not in (select id::text from ticket)`
    await s.db.many`alter table transfer enable trigger transfer_is_final`
    await s.db.many`update account set balance = 0 where code = ${`player:${player.playerId}:winnings`}`
  })

  test('of top-ups counts payments that are open, and what was withdrawn frees nothing (safer play 5)', async () => {
    // What is given in a test counts as topped up.
    const player = await winnerOf(s, kobo(600))
    await limit(player, 'top-up', 'day', '1600')
    const { reference } = await openCard(s, player.token, '600')
    expect([await topUp(player, 500), await topUp(player, 400)]).toEqual(['top-up-limit', ''])
    await settleAtProvider(s, reference, 'success')
    expect(await topUp(player, 100)).toBe('top-up-limit')
    expect(await limitOf(player, 'top-up', 'day')).toMatchObject({ used: kobo(1_600), left: 0 })
    expect((await ask(s, player.token, { amount: '600' })).status).toBe(200)
    await runPayouts(s.service)
    expect(await limitOf(player, 'top-up', 'day')).toMatchObject({ used: kobo(1_600), left: 0 })
    expect(await topUp(player, 100)).toBe('top-up-limit')
    expect(await stateOf(player)).toMatchObject({ answered_at: expect.any(String) })
  })

  test('is lowered at once, and raised a day later with a second yes by the clock of the database (safer play 3, 4)', async () => {
    const player = await s.player(kobo(5_000))
    await limit(player, 'stake', 'day', '300')
    expect((await limit(player, 'stake', 'day', '100')).data.message).toBe('Your limit counts from now on')
    expect((await limit(player, 'stake', 'day', '500')).data.message).toMatch('in 24 hours')
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({
      amount: kobo(100),
      asked: { amount: kobo(500) },
    })
    expect((await confirm(player, 'stake', 'day')).refusal).toBe('limit-too-early')
    await later(DAY - 1)
    expect((await confirm(player, 'stake', 'day')).refusal).toBe('limit-too-early')
    await later(1)
    expect((await limitOf(player, 'stake', 'day')).amount).toBe(kobo(100))
    void (await confirm(player, 'stake', 'day')).data
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ amount: kobo(500), asked: null })
    expect((await confirm(player, 'stake', 'day')).refusal).toBe('limit-not-asked')
  })

  test('that is raised before its time is refused by the database itself, whatever asks (safer play 4)', async () => {
    const player = await s.player()
    await limit(player, 'loss', 'month', '300')
    await limit(player, 'loss', 'month', null)
    const raise = (what: string) =>
      s.db.many`update play_limit set ${asIs(what)} where player_id = ${player.playerId}`
    await expect(raise('amount = null')).rejects.toThrow('not raised at once')
    await expect(raise(`asked_at = game_clock() - interval '2 days'`)).rejects.toThrow('not raised at once')
    await expect(s.db.many`delete from play_limit where player_id = ${player.playerId}`).rejects.toThrow(
      'never changed',
    )
  })

  test('of nothing, below nothing or in another kind is no limit', async () => {
    const { token } = await s.player()
    for (const wrong of [
      { kind: 'stake', period: 'day', amount: '0' },
      { kind: 'stake', period: 'day', amount: '-5' },
      { kind: 'stake', period: 'year', amount: '5' },
      { kind: 'time', period: 'day', amount: '5' },
      { kind: 'stake', period: 'day' },
    ])
      expect((await s.call(play.setLimit, { token, wrongBody: wrong })).refusal).toBe('bad-input')
  })

  test('is not passed by twenty stakes at once', async () => {
    const player = await s.player(kobo(5_000))
    await limit(player, 'stake', 'day', '300')
    const slips = await Promise.all(Array.from({ length: 20 }, () => register(s, { token: player.token })))
    const answers = await Promise.all(slips.map(it => payFor(s, player.token, it.slipId, it.price)))
    expect(answers.filter(it => it.refusal === '').length).toBe(3)
    expect(new Set(answers.map(it => it.refusal))).toEqual(new Set(['', 'stake-limit']))
  })

  test('is not passed by twenty top-ups at once', async () => {
    const player = await s.player()
    await limit(player, 'top-up', 'week', '1000')
    const answers = await Promise.all(Array.from({ length: 20 }, () => topUp(player, 300)))
    expect(answers.filter(it => it === '').length).toBe(3)
  })
})

describe('a session', () => {
  test('asks after twenty minutes to be looked at, and plays on when it was (safer play 9)', async () => {
    const player = await s.player(kobo(5_000))
    expect(await stake(player)).toBe('')
    await later(10 * MINUTE)
    expect(await stake(player)).toBe('')
    await later(10 * MINUTE)
    expect(await stake(player)).toBe('reality-check')
    expect((await stateOf(player)).session).toMatchObject({ staked: kobo(200) })
    void (await s.call(play.answerCheck, { token: player.token })).data
    expect(await stake(player)).toBe('')
    await later(19 * MINUTE)
    expect(await stake(player)).toBe('')
    await later(MINUTE)
    expect(await stake(player)).toBe('reality-check')
  })

  test('asks sooner where the player wants it, and never later (safer play 9)', async () => {
    const player = await s.player(kobo(5_000))
    const { token } = player
    void (await s.call(play.setReminders, { token, body: { minutes: 5, review_months: 6 } })).data
    expect(await stake(player)).toBe('')
    await later(5 * MINUTE)
    expect(await stake(player)).toBe('reality-check')
    for (const minutes of [4, 21, 7.5])
      expect(
        (await s.call(play.setReminders, { token, wrongBody: { minutes, review_months: 6 } })).refusal,
      ).toBe('bad-input')
  })

  test('answered before it asks changes nothing', async () => {
    const player = await s.player(kobo(5_000))
    expect(await stake(player)).toBe('')
    await later(15 * MINUTE)
    expect(await stake(player)).toBe('')
    void (await s.call(play.answerCheck, { token: player.token })).data
    await later(5 * MINUTE)
    expect(await stake(player)).toBe('reality-check')
  })

  test('ends after an hour with ten minutes of rest, in which top-ups and withdrawals go on (safer play 10)', async () => {
    const player = await s.player(kobo(5_000))
    for (let minutes = 0; minutes < 60; minutes += 15) {
      void (await s.call(play.answerCheck, { token: player.token })).data
      expect([minutes, await stake(player)]).toEqual([minutes, ''])
      await later(15 * MINUTE)
    }
    expect(await stake(player)).toBe('play-pause')
    void (await s.call(play.answerCheck, { token: player.token })).data
    expect(await stake(player)).toBe('play-pause')
    expect(await topUp(player, 500)).toBe('')
    await later(10 * MINUTE - 1)
    expect((await stateOf(player)).session).not.toBeNull()
    expect(await stake(player)).toBe('play-pause')
    await later(1)
    expect(await stake(player)).toBe('')
    expect((await stateOf(player)).session).toMatchObject({ staked: kobo(100) })
  })

  test('is over after twenty minutes without a stake', async () => {
    const player = await s.player(kobo(5_000))
    expect(await stake(player)).toBe('')
    await later(20 * MINUTE)
    expect((await stateOf(player)).session).toBeNull()
    expect(await stake(player)).toBe('')
  })
})

describe('a break', () => {
  test('keeps stakes and top-ups out until its end, and cannot be shortened (safer play 12)', async () => {
    const player = await s.player(kobo(5_000))
    const { token } = player
    const took = async (days: 1 | 7) => (await s.call(play.takeBreak, { token, body: { days } })).data
    expect((await took(7)).message).toBe('Your break has begun')
    const { message, state } = await took(1)
    const { break_until } = state
    expect(message).toBe(
      `You are on a longer break already: it lasts until ${formatDateTime(s.clock.now() + 7 * DAY)}`,
    )
    expect(Date.parse(break_until!)).toBe(s.clock.now() + 7 * DAY)
    expect([await stake(player), await topUp(player, 500)]).toEqual(['on-break', 'on-break'])
    await expect(
      s.db.many`update safer_play set break_until = null where player_id = ${player.playerId}`,
    ).rejects.toThrow('not weakened')
    await later(7 * DAY)
    expect([await stake(player), await topUp(player, 500)]).toEqual(['', ''])
    expect((await stateOf(player)).break_until).toBeNull()
  })

  test('that ends a second later than the one asked for stays, and its player is told so (safer play 12)', async () => {
    const { token } = await s.player()
    const took = async (days: 1 | 7) => (await s.call(play.takeBreak, { token, body: { days } })).data
    const end = Date.parse((await took(7)).state.break_until!)
    await later(6 * DAY - 1_000)
    const { message, state } = await took(1)
    expect(message).toBe(`You are on a longer break already: it lasts until ${formatDateTime(end)}`)
    expect(Date.parse(state.break_until!)).toBe(end)
    await later(2_000)
    expect((await took(1)).message).toBe('Your break has begun')
  })

  test('leaves logging in and withdrawals open (safer play 12)', async () => {
    const player = await winnerOf(s, kobo(2_000))
    void (await s.call(play.takeBreak, { token: player.token, body: { days: 42 } })).data
    const body = { phone: player.phone, password: PASSWORD }
    expect((await s.call(phoneLogin, { body })).status).toBe(200)
    expect((await ask(s, player.token)).status).toBe(200)
    expect(await stake(player)).toBe('on-break')
  })

  test('is 1, 7, 30 or 42 days, and nothing else (safer play 12)', async () => {
    const { token } = await s.player()
    for (const days of [0, 2, 43, '7', null])
      expect((await s.call(play.takeBreak, { token, wrongBody: { days } })).refusal).toBe('bad-input')
    for (const days of [1, 7, 30, 42])
      expect((await s.call(play.takeBreak, { token, body: { days } })).status).toBe(200)
  })
})

describe('an exclusion', () => {
  test('counts at once, keeps logging in and withdrawals open, and only grows (safer play 13)', async () => {
    const player = await winnerOf(s, kobo(2_000))
    const slip = await register(s, { token: player.token })
    void (await exclude(player, 12)).data
    const again = (await exclude(player, 6)).data.state.exclusion!
    expect(new Date(again.until!).getUTCFullYear()).toBe(new Date(s.clock.now()).getUTCFullYear() + 1)
    expect((await payFor(s, player.token, slip.slipId, slip.price)).refusal).toBe('self-excluded')
    expect(await topUp(player, 500)).toBe('self-excluded')
    expect((await s.call(withdrawalTerms, { token: player.token })).status).toBe(200)
    expect((await ask(s, player.token)).status).toBe(200)
    expect((await exclude(player, null)).data.state.exclusion).toMatchObject({ until: null })
    expect((await exclude(player, 60)).data.state.exclusion).toMatchObject({ until: null })
  })

  test('in the first hour of a month ends on the first of another, by the calendar of Lagos (safer play 13)', async () => {
    // Tuesday, 1 December 2026, 00:30 in Lagos, though the last of November in Greenwich
    await s.clock.set(Date.UTC(2026, 10, 30, 23, 30))
    const player = await s.player()
    const { until } = (await exclude(player, 6)).data.state.exclusion!
    expect(formatDateTime(Date.parse(until!))).toBe('01/06/2027 12:30am')
  })

  test('asked for twice at once is one', async () => {
    const player = await s.player(kobo(700))
    const answers = await Promise.all(Array.from({ length: 10 }, () => exclude(player)))
    expect(answers.map(it => it.status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await walletsOf(s, player.playerId)).toMatchObject({ play: 0, winnings: kobo(700) })
    const notes = await s.db.many`select what from safer_play_note where player_id = ${player.playerId}`
    expect(notes.length).toBe(1)
  })

  test('moves what is in play to where it can be withdrawn, also what comes later (safer play 13)', async () => {
    const player = await s.player(kobo(700))
    const { reference } = await openCard(s, player.token, '500')
    void (await exclude(player)).data
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(500)))
    expect(await walletsOf(s, player.playerId)).toMatchObject({ play: 0, winnings: kobo(1_200) })
    const { message } = (await s.call(getTopUp, { token: player.token, params: { reference } })).data
    expect(message).toBe(
      '₦500 came. You cannot play now, so ₦500 is in your winnings wallet, to be withdrawn',
    )
  })

  test('moves out what a void ticket gives back too, and leaves in play what is not the player’s who is shut out', async () => {
    const [gone, stays] = [await s.player(kobo(700)), await s.player(kobo(700))]
    for (const { token } of [gone, stays]) await buy(s, { token })
    void (await exclude(gone)).data
    expect(await walletsOf(s, gone.playerId)).toMatchObject({ play: 0, winnings: kobo(600) })
    await s.clock.set(batchBounds(s.clock.now()).closesAt + SEAL_MARGIN + MINUTE)
    await s.runDue()
    await Promise.all([takeOutAll(s.service), takeOutAll(s.service)])
    expect(await walletsOf(s, gone.playerId)).toMatchObject({ play: 0, winnings: kobo(700) })
    expect(await walletsOf(s, stays.playerId)).toMatchObject({ play: kobo(700), winnings: 0 })
  })

  test('moves out what is left of each, however many others cannot be moved', async () => {
    const players = []
    for (let nth = 0; nth < 101; nth++) players.push(await s.player(kobo(100)))
    await s.db.exec(`
      update safer_play set register_until = 'infinity' where player_id >= ${players[0]!.playerId};
      create function stop_here() returns trigger language plpgsql as $$ begin
        if new.debit_account <> (select id from account where player_id = ${players[100]!.playerId} and wallet = 'play') then
          raise exception 'cannot be moved';
        end if;
        return new;
      end $$;
      create trigger stop_here before insert on transfer for each row execute function stop_here()`)
    // One of a hundred and one is left out of a round.
    for (let round = 0; round < 5; round++)
      await sweeping(s.service.log, 'test', sweep => takeOutAll(s.service, sweep)).catch(() => undefined)
    expect(await walletsOf(s, players[100]!.playerId)).toMatchObject({ play: 0, winnings: kobo(100) })
    await s.db.exec('drop trigger stop_here on transfer; drop function stop_here')
  })

  test('leaves tickets that were bought, which are drawn and paid (safer play 15)', async () => {
    const player = await s.player(kobo(700))
    const ticket = await buy(s, { token: player.token })
    void (await exclude(player)).data
    await drawBatch(s)
    const { play: row } = (await s.call(getTicket, { token: player.token, params: { id: ticket } })).data
    expect(['Won', 'Lost']).toContain(row.status)
  })

  test('gives draws in advance back, and a break does when their sales begin', async () => {
    const [excluded, resting] = [await s.player(kobo(500)), await s.player(kobo(500))]
    for (const { token } of [excluded, resting]) {
      const { slipId } = await register(s, { token, type: 'BANKER' })
      const body = { game_play_id: slipId, draws: 3, amount: '300', paid_from: 'play' as const }
      void (await s.call(buyInAdvance, { token, key: newKey(), body })).data
    }
    void (await exclude(excluded)).data
    expect(await walletsOf(s, excluded.playerId)).toMatchObject({ play: 0, winnings: kobo(400) })
    void (await s.call(play.takeBreak, { token: resting.token, body: { days: 7 } })).data
    for (let hours = 0; hours < 24; hours++) await later(HOUR)
    expect((await walletsOf(s, resting.playerId)).play).toBe(kobo(400))
  })

  test('ends with the wish to play again, told to the operator, and a day later (safer play 14)', async () => {
    const player = await s.player(kobo(500))
    void (await exclude(player)).data
    await expect(
      s.db.many`update safer_play set excluded_until = game_clock() where player_id = ${player.playerId}`,
    ).rejects.toThrow('not weakened')
    const reopen = () =>
      runCommand({ ...s.service, randomness: s.service.ports.randomness }, [
        'reopen',
        player.phone,
        'by',
        'letter',
      ])
    await expect(reopen()).rejects.toThrow('not until now')
    await later(200 * DAY)
    expect(await topUp(player, 500)).toBe('self-excluded')
    expect(await reopen()).toMatch('Open again from')
    await later(DAY - 1)
    expect(await topUp(player, 500)).toBe('self-excluded')
    expect((await stateOf(player)).exclusion).not.toBe(null)
    await later(1)
    expect(await topUp(player, 500)).toBe('')
    expect((await stateOf(player)).exclusion).toBe(null)
  })

  test('that is over is not passed by deleting the account either, before play is open again (safer play 14)', async () => {
    const player = await s.player()
    void (await exclude(player)).data
    await later(200 * DAY)
    const { token } = player
    const body = { password: PASSWORD, keep_balance: false }
    await s.db.many`update session set expires_at = game_clock() + interval '1 day'`
    expect((await s.call(askDeletion, { token, body })).refusal).toBe('exclusion-open')
  })

  test('that the register knows counts as one’s own, until the register says that it is over', async () => {
    const player = await s.player(kobo(500))
    const say = (until: string) =>
      runCommand({ ...s.service, randomness: s.service.ports.randomness }, [
        'register-exclusion',
        player.phone,
        until,
      ])
    await expect(say('tomorrow')).rejects.toThrow('Say until when')
    await say('forever')
    // The year is mistyped.
    await expect(say('2020-01-31')).rejects.toThrow('is over. If the register says so: over')
    expect(await stake(player)).toBe('register-excluded')
    await say('2030-01-31')
    expect([await stake(player), await topUp(player, 500)]).toEqual([
      'register-excluded',
      'register-excluded',
    ])
    expect((await stateOf(player)).register_until).toBe('2030-01-31T22:59:59.000Z')
    await say('over')
    expect(await stake(player)).toBe('')
  })

  test('takes the player’s address from the newsletter', async () => {
    const player = await s.player()
    const email = `p${player.playerId}@example.ng`
    await s.db.many`update player set email = ${email} where id = ${player.playerId}`
    void (await s.call(newsletter, { body: { email } })).data
    await s.db.many`update newsletter_address set confirmed_at = game_clock() where email = ${email}`
    void (await exclude(player)).data
    expect(await s.db.many`select 1 from newsletter_address where email = ${email}`).toEqual([])
  })
})

test('draws paid in advance count on the day they were paid, and are bought though a limit was lowered since', async () => {
  const player = await s.player(kobo(1_000))
  const { slipId } = await register(s, { token: player.token, type: 'BANKER' })
  await limit(player, 'stake', 'day', '300')
  const body = { game_play_id: slipId, draws: 3, amount: '300', paid_from: 'play' as const }
  void (await s.call(buyInAdvance, { token: player.token, key: newKey(), body })).data
  expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: kobo(300), left: 0 })
  expect(await stake(player)).toBe('stake-limit')
  await limit(player, 'stake', 'day', '50')
  for (let hours = 0; hours < 30; hours++) await later(HOUR)
  const bought = await s.db.many`select 1 from ticket where player_id = ${player.playerId}`
  expect(bought.length).toBe(3)
  expect((await limitOf(player, 'stake', 'month')).used).toBe(kobo(300))
  expect((await limitOf(player, 'stake', 'day')).used).toBe(0)
})

test('a player looks back on days, weeks and six months, and is asked to after half a year of play (safer play 6)', async () => {
  const player = await s.player(kobo(1_000))
  const { token } = player
  await stake(player, 200)
  for (const [by, rows] of [
    ['day', 31],
    ['week', 26],
    ['month', 6],
  ] as const) {
    const { data } = await s.call(play.getActivity, { token, query: { by } })
    expect(data.rows.length).toBe(rows)
    expect(data.rows[0]).toMatchObject({ topped_up: kobo(1_000), staked: kobo(200), won: 0, net: -kobo(200) })
    expect(data.rows[1]).toMatchObject({ topped_up: 0, staked: 0, won: 0, net: 0 })
  }
  expect((await stateOf(player)).review_due).toBe(false)
  await later(184 * DAY)
  expect((await stateOf(player)).review_due).toBe(true)
  void (await s.call(play.noteReview, { token })).data
  expect((await stateOf(player)).review_due).toBe(false)
  void (await s.call(play.setReminders, { token, body: { minutes: 20, review_months: 1 } })).data
  await later(32 * DAY)
  expect((await stateOf(player)).review_due).toBe(true)
})

test('days and months of a look back are those of Lagos, whatever zone the database has (safer play 6)', async () => {
  const due = async (now: number, { staked = '2026-08-31', reviewed = now - 184 * DAY }) => {
    await s.clock.set(now)
    await s.db.many`update safer_play set day = ${staked}::date, reviewed_at = ${new Date(reviewed)},
      review_months = 1 where player_id = ${player.playerId}`
    const it = await findSaferPlay(s.db, player.playerId)
    return it.review_due
  }
  const player = await s.player()
  for (const hour of ['00:30', '23:30']) {
    const now = Date.parse(`2027-08-31T${hour}+01:00`)
    expect(await due(now, { staked: '2026-08-31' })).toBe(false)
    expect(await due(now, { staked: '2026-09-01' })).toBe(true)
  }
  // A month before the end of March is the end of February.
  const now = Date.parse('2027-03-31T00:30+01:00')
  const monthAgo = Date.parse('2027-02-28T00:30+01:00')
  expect(await due(now, { reviewed: monthAgo + 60_000 })).toBe(false)
  expect(await due(now, { reviewed: monthAgo - 60_000 })).toBe(true)
})

test('nothing is topped up before the question for limits is answered, with a limit or with none (safer play 1)', async () => {
  const [one, other] = [await s.player(), await s.player()]
  await s.db.many`update safer_play set answered_at = null`
  for (const player of [one, other]) {
    expect(await topUp(player, 500)).toBe('limits-unanswered')
    expect((await openCard(s, player.token)).refusal).toBe('limits-unanswered')
  }
  void (await limit(one, 'top-up', 'month', '700')).data
  void (await s.call(play.declineLimits, { token: other.token })).data
  expect([await topUp(one, 500), await topUp(one, 500), await topUp(other, 500)]).toEqual([
    '',
    'top-up-limit',
    '',
  ])
})

test('who wanted no limit is asked again after a year (safer play 7)', async () => {
  const player = await s.player()
  await s.db.many`update safer_play set answered_at = null`
  expect(await stateOf(player)).toMatchObject({ answered_at: null, asks_again: false })
  void (await s.call(play.declineLimits, { token: player.token })).data
  expect((await stateOf(player)).asks_again).toBe(false)
  await later(366 * DAY)
  expect((await stateOf(player)).asks_again).toBe(true)
  await limit(player, 'stake', 'day', '300')
  expect((await stateOf(player)).asks_again).toBe(false)
})

test('that year ends by the calendar of Lagos, whatever zone the database has (safer play 7)', async () => {
  const { playerId } = await s.player()
  const asksAgain = async (now: string) => {
    await s.clock.set(Date.parse(now))
    return (await findSaferPlay(s.db, playerId)).asks_again
  }
  await s.db.many`
    update safer_play set answered_at = ${new Date('2028-02-29T12:00+01:00')} where player_id = ${playerId}`
  expect(await asksAgain('2029-02-28T23:59+01:00')).toBe(false)
  expect(await asksAgain('2029-03-01T00:30+01:00')).toBe(true)
})
