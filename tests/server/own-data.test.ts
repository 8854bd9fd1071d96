// What a player may ask about their own data: a copy, the end of the account, and what they agreed to.
import { asIs } from '#server/db/sql.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getUser, onboardViaPhone, phoneLogin } from '#src/contract/account.ts'
import { setNickname } from '#src/contract/chats/chats.ts'
import { claimItem } from '#src/contract/items/items.ts'
import { sendIdentityDocument } from '#src/contract/players/identity.ts'
import * as calls from '#src/contract/players/own-data.ts'
import * as play from '#src/contract/players/safer-play.ts'
import { getTicket } from '#src/contract/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { handOver } from '#server/deeds/own-data/hand-over.ts'
import { forgetData, makeExports } from '#server/deeds/own-data/make-exports.ts'
import { changeLimit } from '#server/deeds/safer-play/change-limit.ts'
import { letGo } from '#server/deeds/withdrawals/decide.ts'
import { followTakeBacks, payDebts } from '#server/deeds/top-ups/follow-take-backs.ts'
import { unseal } from '#server/keys/sealed.ts'
import { runCommand } from '#server/programs/commands.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { operate, wonItem } from '../support/items.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { base64Of, jpegOf } from '../support/pictures.ts'
import { buy, drawBatch } from '../support/play.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'
import { buyPredictions, makeSoccer } from '../support/soccer.ts'
import { buyScores, fundReserve, onSale, scores } from '../support/virtual.ts'
import { ask, mayWithdraw, pass, standIn, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
})
afterEach(() => s.close())

const standing = async (token: string) => (await s.call(calls.getOwnData, { token })).data
const askCopy = (token: string, password = PASSWORD) => s.call(calls.askExport, { token, body: { password } })
const copyOf = (token: string, id: string) => s.call(calls.getExport, { token, params: { id } })
const ready = async (token: string) => {
  expect((await askCopy(token)).status).toBe(200)
  await makeExports(s.service)
  return (await standing(token)).export!.id
}
const askDeletion = (token: string, keep_balance: boolean, password = PASSWORD) =>
  s.call(calls.askDeletion, { token, body: { password, keep_balance } })
const dueOf = async ({ token }: { token: string }) => (await standing(token)).deletion?.due_at
const rest = ({ token }: { token: string }) => s.call(play.takeBreak, { token, body: { days: 42 } })
const click = (token: string | undefined, click_id = 'ad-1.a_b') =>
  s.call(calls.noteClick, {
    ...(token ? { token } : {}),
    body: { click_id, page: 'wyse-cash', consent: true, consent_version: calls.CLICK_VERSION },
  })
/** The tables of a copy made now. */
const inCopy = async (on: TestService, token: string) => {
  void (await on.call(calls.askExport, { token, body: { password: PASSWORD } })).data
  await makeExports(on.service)
  const { id } = (await on.call(calls.getOwnData, { token })).data.export!
  const { json } = (await on.call(calls.getExport, { token, params: { id } })).data
  return (JSON.parse(json) as { data: Record<string, Record<string, unknown>[]> }).data
}
const clicks = () => s.db.many<object>`select player_id, click_id, page from click_record order by id`

describe('a copy of one’s data', () => {
  test('is asked for by the password, made by a job, and holds every table that names the player but no secret', async () => {
    const { token, playerId, phone } = await s.player(kobo(1_000))
    await s.runDue()
    const ticketId = await buy(s, { token })
    await drawBatch(s)
    await click(token)
    expect((await askCopy(token, 'wrong password')).refusal).toBe('password-wrong')
    expect((await askCopy(token)).data.export).toMatchObject({ made_at: null, until: null })
    const id = await ready(token)
    const { json, html, name } = (await copyOf(token, id)).data
    const { data } = JSON.parse(json) as { data: Record<string, Record<string, unknown>[]> }
    expect(data.player).toMatchObject([{ id: playerId, phone }])
    expect(data.ticket).toMatchObject([{ id: ticketId, stake: 10_000, numbers: [expect.any(Array)] }])
    expect(data.transfer?.map(it => it.kind)).toEqual(expect.arrayContaining(['ticket']))
    expect(data.click_record).toMatchObject([{ click_id: 'ad-1.a_b' }])
    const tables = await s.db.many<{ name: string }>`
      select distinct c.table_name::text as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'player_id'
        and c.table_name in (select tablename from pg_tables)`
    // The alert tells of the copy itself.
    for (const { name: table } of tables.filter(it => it.name !== 'alert')) {
      const { n } = (await s.db.one<{ n: number }>`
        select count(*) as n from ${asIs(table)} where player_id = ${playerId}`)!
      expect([table, data[table]?.length ?? 0]).toEqual([table, n])
    }
    expect(json).not.toMatch(/scrypt|password_hash|pin_hash|"endpoint"|token_hash/)
    expect(html).toContain('<h2>Your tickets (1)</h2>')
    expect(html).toContain('₦100')
    expect(name).toBe('oriire-2026-11-20')
  })

  test('says of predictions which scores of which matches they were, real and virtual', async () => {
    const real = await makeSoccer()
    const { token } = await real.player(kobo(1_000))
    await buyPredictions(real, token, { a: ['1-1', '2-0'], b: ['2-1'], c: ['0-0'] })
    const { ticket, slip, soccer_pick: picks } = await inCopy(real, token)
    for (const row of [...ticket!, ...slip!]) expect(row).not.toMatchObject({ numbers: expect.anything() })
    expect(picks!.map(it => [it.home, it.away, it.scores])).toEqual([
      ['Arsenal', 'Chelsea FC', ['1-1', '2-0']],
      ['Liverpool', 'Everton', ['2-1']],
      ['Fulham', 'Brentford', ['0-0']],
    ])
    await real.close()

    const virtual = await makeService({ games: [virtualSoccer] })
    await virtual.runDue()
    await fundReserve(virtual, kobo(100_000_000))
    const player = await virtual.player(kobo(1_000))
    const sale = await onSale(virtual)
    await buyScores(virtual, player.token, sale, scores(sale, '1-1', '1-0'))
    const copy = await inCopy(virtual, player.token)
    expect(copy.ticket![0]!.scores).toEqual([expect.stringMatching(/^\D+ 1-1 [^,]+, \D+ 1-0 \D+$/)])
    expect(copy.slip![0]!.scores).toEqual(['match 1: 1-1, match 2: 1-0'])
    await virtual.close()
  })

  test('is for nobody else, only for some days, and kept sealed', async () => {
    const { token, phone } = await s.player()
    const other = await s.player()
    const id = await ready(token)
    expect((await copyOf(other.token, id)).refusal).toBe('export-unknown')
    expect((await copyOf(token, crypto.randomUUID())).refusal).toBe('export-unknown')
    const row = await s.db.one<{ sealed: Uint8Array }>`select sealed from data_export`
    expect(Buffer.from(row!.sealed).includes(phone.slice(4))).toBe(false)
    // Sealed with the pepper before this one.
    await s.db.exec('update data_export set sealed = set_byte(sealed, 0, 255 - get_byte(sealed, 0))')
    expect((await copyOf(token, id)).refusal).toBe('export-unknown')
    await s.db.many`update data_export set sealed = ${row!.sealed}`
    void (await copyOf(token, id)).data
    await s.clock.advance(calls.EXPORT_DAYS * DAY)
    expect((await copyOf(token, id)).refusal).toBe('export-unknown')
    expect((await standing(token)).export).toBeNull()
    await forgetData(s.service)
    expect(await s.db.one`select sealed from data_export`).toEqual({ sealed: null })
  })

  test('is told of by e-mail and alert; one that waits is enough, and four are too many for a day', async () => {
    const { token, playerId } = await s.player()
    await s.db.many`update player set email = 'ada@example.ng' where id = ${playerId}`
    const first = (await askCopy(token)).data.export!.id
    expect((await askCopy(token)).data.export!.id).toBe(first)
    await makeExports(s.service)
    expect((await s.mailsTo('ada@example.ng'))[0]).toContain('The copy of everything we keep about you')
    expect(await s.db.one`select facts from alert where player_id = ${playerId}`).toEqual({
      facts: { reference: first, ownData: 'ready' },
    })
    await ready(token)
    expect((await askCopy(token)).status).toBe(200)
    await ready(token)
    expect((await askCopy(token)).refusal).toBe('export-limit')
    await s.clock.advance(DAY)
    expect((await askCopy(token)).status).toBe(200)
  })

  test('shows words that look like markup as words', async () => {
    const { token, playerId } = await s.player()
    await s.db.many`update player set first_name = '<img src=x onerror=1>' where id = ${playerId}`
    const { html } = (await copyOf(token, await ready(token))).data
    expect(html).toContain('&lt;img src=x onerror=1&gt;')
    expect(html).not.toContain('<img')
  })
})

test('a session that ended is forgotten after ninety days, one that goes on is not', async () => {
  const [gone, here] = [await s.player(), await s.player()]
  await s.db
    .many`update session set expires_at = game_clock() + interval '1 year' where player_id = ${here.playerId}`
  await s.db.many`update session set revoked_at = game_clock() where player_id = ${gone.playerId}`
  const left = async () =>
    (
      await s.db.many<{ player_id: number }>`
        select player_id from session where player_id in (${gone.playerId}, ${here.playerId}) order by player_id`
    ).map(it => it.player_id)
  await s.clock.advance(89 * DAY)
  await forgetData(s.service)
  expect(await left()).toEqual([gone.playerId, here.playerId])
  await s.clock.advance(2 * DAY)
  await forgetData(s.service)
  expect(await left()).toEqual([here.playerId])
})

test('a copy says “for ever” where no end is set, and names nobody else', async () => {
  const { token, playerId } = await s.player()
  const friend = await s.player()
  await s.db.many`update safer_play set register_until = 'infinity' where player_id = ${playerId}`
  await s.db.many`insert into referral (friend_id, referrer_id) values (${friend.playerId}, ${playerId})`
  const { json } = (await copyOf(token, await ready(token))).data
  const { data } = JSON.parse(json) as { data: Record<string, Record<string, unknown>[]> }
  expect(data.safer_play).toMatchObject([{ register_until: 'for ever' }])
  expect(data.referral).toHaveLength(1)
  expect(Object.keys(data.referral![0]!)).not.toContain('friend_id')
})

test('a copy tells no number of an account of friends invited or who share a ticket, nor of whom the player blocked', async () => {
  const { token, playerId } = await s.player(kobo(100))
  const friend = await s.player(kobo(100))
  const [own, their] = [walletCode(playerId, 'play'), walletCode(friend.playerId, 'play')]
  // As a void batch gives back what a shared ticket had cost.
  const back = { amount: kobo(5), kind: 'share-refund' }
  await s.db.tx(tx =>
    post(tx, [
      { ...back, debit: their, credit: own, cause: 'a/2' },
      { ...back, debit: own, credit: their, cause: 'b/2' },
      {
        debit: 'campaigns',
        credit: walletCode(playerId, 'bonus'),
        amount: 1,
        kind: 'referral',
        cause: String(friend.playerId),
      },
    ]),
  )
  await s.db.many`insert into chat_player (player_id) values (${playerId}), (${friend.playerId})`
  await s.db.many`insert into chat_block (player_id, blocked_id) values (${playerId}, ${friend.playerId})`
  const { transfer, chat_block: blocks } = await inCopy(s, token)
  expect(transfer!.filter(it => it.kind === 'share-refund')).toMatchObject([
    { from_account: 'another player', to_account: own },
    { from_account: own, to_account: 'another player' },
  ])
  expect(transfer!.filter(it => it.kind === 'referral')).toMatchObject([{ cause: null }])
  expect(blocks).toEqual([{ player_id: playerId, at: expect.any(String) }])
})

test('a number that asked for a code and never signed up is forgotten after two days, and counts for the limits until then', async () => {
  const phone = newPhone()
  const rows = () => s.db.many`select recipient from one_time_code where recipient = ${phone}`
  void (await s.call(onboardViaPhone, { body: { phone_number: phone } })).data
  await s.clock.advance(DAY)
  await forgetData(s.service)
  expect(await rows()).toEqual([{ recipient: phone }])
  await s.clock.advance(DAY + 1)
  await forgetData(s.service)
  expect(await rows()).toEqual([])
})

describe('the end of an account', () => {
  test('is refused while there is money, unless it shall be kept; it can be taken back', async () => {
    const { token, phone } = await s.player(kobo(300))
    expect((await askDeletion(token, true, 'wrong password')).refusal).toBe('password-wrong')
    expect((await askDeletion(token, false)).refusal).toBe('money-left')
    await s.db.many`update safer_play set register_until = game_clock() + interval '1 day'`
    expect((await askDeletion(token, true)).refusal).toBe('exclusion-open')
    await s.db.many`update safer_play set register_until = null`
    const asked = (await askDeletion(token, true)).data.deletion!
    expect(Date.parse(asked.due_at) - Date.parse(asked.asked_at)).toBe(calls.DELETION_DAYS * DAY)
    expect((await askDeletion(token, true)).data.deletion).toEqual(asked)
    expect((await s.call(calls.takeBackDeletion, { token })).data.deletion).toBeNull()
    await s.clock.advance(calls.DELETION_DAYS * DAY)
    await deleteAccounts(s.service)
    expect((await s.db.one<{ phone: string }>`select phone from player where phone = ${phone}`)!.phone).toBe(
      phone,
    )
  })

  test('is refused while an item that was won waits for its winner, unless its money shall be kept', async () => {
    const { player } = await wonItem(s)
    const { play: amount } = await walletsOf(s.db, player.playerId)
    const debit = walletCode(player.playerId, 'play')
    await s.db.tx(tx =>
      post(tx, [{ debit, credit: 'operator_funds', amount, kind: 'move', cause: 'all of it' }]),
    )
    expect((await askDeletion(player.token, false)).refusal).toBe('money-left')
    expect((await askDeletion(player.token, true)).status).toBe(200)
  })

  test('is no way out of an exclusion or a break: the first keeps the account, the second holds its end back', async () => {
    const [out, resting, waiting] = await Promise.all([1, 2, 3].map(() => s.player()))
    void (await askDeletion(out!.token, false)).data
    void (await s.call(play.excludeSelf, { token: out!.token, body: { months: null } })).data
    expect(await dueOf(out!)).toBeUndefined()
    const ends = new Date(s.clock.now() + 42 * DAY).toISOString()
    void (await askDeletion(resting!.token, false)).data
    void (await rest(resting!)).data
    void (await rest(waiting!)).data
    void (await askDeletion(waiting!.token, false)).data
    expect([await dueOf(resting!), await dueOf(waiting!)]).toEqual([ends, ends])
    const gone = async () => {
      await deleteAccounts(s.service)
      return (
        await s.db.many<{ id: number }>`select id from player where phone like 'gone %' order by id`
      ).map(it => it.id)
    }
    await s.clock.advance(calls.DELETION_DAYS * DAY)
    expect(await gone()).toEqual([])
    // The register knows one of them meanwhile.
    await s.db.many`update safer_play set register_until = 'infinity' where player_id = ${waiting!.playerId}`
    await s.clock.advance(28 * DAY)
    expect(await gone()).toEqual([resting!.playerId])
  })

  test('is no way past a debt: none can be asked for, one asked for before waits until it is paid, and what is kept pays one that comes later before anything is handed over', async () => {
    const { token, playerId, phone } = await s.player()
    const { reference } = await openCard(s, token, '1000')
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(1_000)))
    await s.runDue()
    await buy(s, { token })
    void (await askDeletion(token, true)).data
    const takeBack = async (naira: number) => {
      await setSandboxTakenBack(s.db, reference, kobo(naira), false)
      await followTakeBacks(s.service, reference)
    }
    await takeBack(930)
    expect((await askDeletion(token, true)).refusal).toBe('debt-open')
    await s.db.many`update account_deletion set due_at = game_clock()`
    const stands = async () => {
      await deleteAccounts(s.service)
      return (await s.db.one<{ id: number; state: string }>`select id, state from account_deletion`)!
    }
    expect((await stands()).state).toBe('waiting')
    await s.fund(playerId, kobo(30))
    await payDebts(s.service)
    const { id, state } = await stands()
    expect(state).toBe('done')
    await takeBack(1_000)
    const heir = await s.signUp(phone)
    await s.fund(playerId, kobo(60), 'winnings')
    await expect(handOver(s.db, { id, phone, cause: 'first' })).rejects.toThrow('They owe ₦70')
    await s.fund(playerId, kobo(400), 'winnings')
    await s.fund(playerId, kobo(7), 'bonus')
    expect(await handOver(s.db, { id, phone, cause: 'second' })).toBe(kobo(397))
    expect(await walletsOf(s.db, heir.playerId)).toEqual({ play: 0, bonus: kobo(7), winnings: kobo(390) })
    expect(await s.db.one`select amount from debt where player_id = ${playerId}`).toEqual({ amount: 0 })
    expect(await checkInvariants(s.db)).toEqual([])
  })

  test('is no way past the wait of card money: what a new account would pay out at once is handed over when the card can hardly take it back', async () => {
    const { token, playerId, phone } = await s.player()
    void (await askDeletion(token, true)).data
    await s.clock.advance(13 * DAY)
    const { reference } = await openCard(s, token, '5000')
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(5_000)))
    await s.clock.advance(DAY)
    await deleteAccounts(s.service)
    const { id } = (await s.db.one<{ id: number }>`
      select id from account_deletion where player_id = ${playerId} and state = 'done'`)!
    const heir = await s.signUp(phone)
    const over = () => handOver(s.db, { id, phone, cause: 'same number' })
    await expect(over()).rejects.toThrow('They paid by card, which its owner can still take back')
    await s.clock.advance(13 * DAY)
    expect(await over()).toBe(kobo(5_000))
    expect((await walletsOf(s.db, heir.playerId)).play).toBe(kobo(5_000))
    expect(await checkInvariants(s.db)).toEqual([])
  })

  test('leaves ledger and tickets without the person, who is sealed; what was open is paid, and the number is free', async () => {
    const { token, playerId, phone } = await s.player(kobo(300))
    await s.runDue()
    const ticketId = await buy(s, { token })
    await click(token)
    expect((await askDeletion(token, true)).status).toBe(200)
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    expect((await s.call(getUser, { token })).status).toBe(401)
    expect((await s.call(phoneLogin, { body: { phone, password: PASSWORD } })).refusal).toBe('wrong-login')
    expect(
      await s.db.one`select phone, first_name, email, pin_hash from player where id = ${playerId}`,
    ).toEqual({ phone: `gone ${playerId}`, first_name: '', email: null, pin_hash: null })
    expect(maskPhone(`gone ${playerId}`)).toBe('***********')
    expect(await clicks()).toEqual([])
    await drawBatch(s)
    expect(await s.db.one`select status from ticket_result where id = ${ticketId}`).toEqual({
      status: expect.stringMatching(/^(won|lost)$/),
    })
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(200))
    expect(await checkInvariants(s.db)).toEqual([])
    const row = (await s.db.one<{ id: number; sealed: Uint8Array }>`select id, sealed from account_deletion`)!
    const person = Buffer.from(unseal(s.service.pepper, 'person', String(row.id), row.sealed)).toString()
    expect(JSON.parse(person)).toMatchObject({ phone })
    const again = await s.signUp(phone)
    // The ticket may have brought something.
    const before = await walletsOf(s.db, playerId)
    const kept = formatMoney(before.play + before.winnings)
    const place = { ...s.service, randomness: s.service.ports.randomness }
    const operator = (...words: string[]) => runCommand(place, words)
    expect(await operator('deleted', `D-${row.id}`, 'Bola', 'asks for the balance')).toContain(`${kept} kept`)
    expect(await operator('hand-over', `D-${row.id}`, phone, 'Bola', 'same number, same name')).toContain(
      kept,
    )
    expect((await walletsOf(s.db, again.playerId)).play).toBe(kobo(200))
    await expect(operator('hand-over', `D-${row.id}`, phone, 'Bola', 'again')).rejects.toThrow(
      'Nothing is kept',
    )
    expect(await checkInvariants(s.db)).toEqual([])
    expect((await s.call(getTicket, { token: again.token, params: { id: ticketId } })).status).toBe(404)
  })

  test('keeps the money for its owner also where limits, a break or the register would stop a stake', async () => {
    const { token, playerId, phone } = await s.player()
    await s.fund(playerId, kobo(1_000), 'winnings')
    await changeLimit(s.service, { playerId, kind: 'stake', period: 'day', amount: kobo(5) })
    await askDeletion(token, true)
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    await s.db.many`
      update safer_play set break_until = 'infinity', register_until = 'infinity'
      where player_id = ${playerId}`
    const { id } = (await s.db.one<{ id: number }>`select id from account_deletion`)!
    const heir = await s.signUp(phone)
    const wanted = { id, phone, cause: 'same number' }
    expect(await handOver(s.db, wanted)).toBe(kobo(1_000))
    expect((await walletsOf(s.db, heir.playerId)).winnings).toBe(kobo(1_000))
    await expect(handOver(s.db, wanted)).rejects.toThrow('Nothing is kept')
    expect(await checkInvariants(s.db)).toEqual([])
  })

  test('leaves no name, number, address or message of theirs in any row, at the latest when what is on its way has arrived', async () => {
    await s.close()
    const bank = standIn()
    bank.script.name = 'ZEBULON QUARTZ'
    s = await makeService({ payouts: [bank.port] })
    await s.runDue()
    const { id: item, player: winner, pin } = await wonItem(s)
    const { token, playerId, phone } = winner
    await mayWithdraw(s, playerId, ['Zebulon', 'Quartz'])
    await s.fund(playerId, kobo(5_000), 'winnings')
    const to = { full_name: 'Zebulon Quartz', address: '12 Quartz Road', city: 'Lagos', phone: '08030000001' }
    void (
      await s.call(claimItem, {
        token,
        params: { id: item },
        body: { way: 'item', cashout_pin: pin, ...to },
      })
    ).data
    void (await s.call(setNickname, { token, body: { nickname: 'Zebulon_Q' } })).data
    await s.db.many`
      insert into chat_channel (id, moved) values ('general', 7) on conflict (id) do update set moved = 7`
    await s.db.many`
      insert into chat_message (channel, number, moved, client_id, player_id, text)
      select 'general', n, n, gen_random_uuid(), case when n < 7 then ${playerId}::bigint end, 'I am Zebulon'
      from generate_series(5, 7) n`
    await s.db.many`
      insert into top_up (reference, player_id, amount, provider, channel, state, payer_name)
      values ('by-transfer', ${playerId}, 100, 'paystack', 'transfer', 'expired', 'ZEBULON QUARTZ')`
    void (await ask(s, token, { amount: '500', save: true })).data
    await askDeletion(token, true)
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    // The last message to the number.
    await sendMails(s.service)
    await s.db.many`update chat_message set text = 'of ours' where player_id is null`
    /** Of the sandbox's own books nothing is the service's. */
    const tables = await s.db.many<{ name: string }>`
      select tablename::text as name from pg_tables
      where schemaname = 'public' and tablename not like 'sandbox%'`
    const left = async () => {
      const found: string[] = []
      for (const { name } of tables) {
        const row = await s.db.one<{ n: number }>`
          select count(*)::int as n from "${asIs(name)}" t
          where t::text ~* 'zebulon|quartz|0123456789' or t::text like ${`%${phone.slice(4)}%`}
            or t::text like '%8030000001%'`
        if (row!.n > 0) found.push(name)
      }
      return found
    }
    expect(await left()).toEqual(expect.arrayContaining(['item_prize', 'withdrawal']))
    expect(await left()).toHaveLength(2)
    expect(
      await s.db.many`
        select number, moved, text, state from chat_message where channel = 'general' order by number`,
    ).toEqual([
      { number: 5, moved: 8, text: '–', state: 'removed' },
      { number: 6, moved: 9, text: '–', state: 'removed' },
      { number: 7, moved: 7, text: 'of ours', state: 'shown' },
    ])
    expect(await s.db.one`select moved from chat_channel where id = 'general'`).toEqual({ moved: 9 })
    await operate(s, 'send-item', item, 'GIG', 'NG-77')
    await pass(s, 60, 900, 3_600)
    await forgetData(s.service)
    expect(await left()).toHaveLength(2)
    await operate(s, 'received-item', item)
    await pass(s, ...Array.from({ length: 8 }, () => DAY / 1_000))
    await forgetData(s.service)
    expect(await left()).toEqual([])
    const row = (await s.db.one<{ id: number; sealed: Uint8Array }>`select id, sealed from account_deletion`)!
    const sealed = Buffer.from(unseal(s.service.pepper, 'person', String(row.id), row.sealed)).toString()
    expect(JSON.parse(sealed)).toMatchObject({
      accounts: [{ bank: 'Guaranty Trust Bank', number: '0123456789', name: 'ZEBULON QUARTZ' }],
      payers: [{ reference: 'by-transfer', name: 'ZEBULON QUARTZ' }],
      prizes: [{ item, name: 'Zebulon Quartz', address: '12 Quartz Road', city: 'Lagos' }],
    })
    expect(await checkInvariants(s.db)).toEqual([])
    expect(await operate(s, 'deleted', `D-${row.id}`, 'Bola', 'the police ask')).toContain(
      'Withdrew to ZEBULON QUARTZ, Guaranty Trust Bank 0123456789.',
    )
    for (const change of [
      `update item_prize set full_name = 'Somebody'`,
      `update withdrawal set account_name = '', account_number = '0000000001'`,
    ])
      await expect(s.db.many`${asIs(change)}`).rejects.toThrow(/chosen already|never goes back/)
  })

  test('takes the picture of a document that nobody has looked at, once no withdrawal can wait for it', async () => {
    await s.close()
    s = await makeService({ payouts: [standIn().port], settings: { WITHDRAWAL_DOCUMENT_ABOVE: '1000' } })
    const [waiting, idle, here] = [await winnerOf(s, kobo(5_000)), await winnerOf(s, 0), await winnerOf(s, 0)]
    const { id } = (await ask(s, waiting.token, { amount: '2000' })).data.withdrawal
    const picture = base64Of(jpegOf(1_200, 800))
    for (const { token } of [waiting, idle, here])
      void (await s.call(sendIdentityDocument, { token, body: { picture } })).data
    const pictures = async () => {
      await forgetData(s.service)
      return (
        await s.db.many<{ player_id: number }>`
          select player_id from identity_document where sealed is not null order by player_id`
      ).map(it => it.player_id)
    }
    for (const { token } of [waiting, idle]) void (await askDeletion(token, true)).data
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    expect(await pictures()).toEqual([waiting.playerId, here.playerId])
    await letGo(s.service, 'release', { id, who: 'Bola', why: 'known by voice' })
    expect(await pictures()).toEqual([here.playerId])
  })

  test('takes no account or address from who is still there', async () => {
    const { id: item, player, pin } = await (await s.runDue(), wonItem(s))
    const to = { full_name: 'Ada Obi', address: '12 Marina Road', city: 'Lagos', phone: '08030000001' }
    const body = { way: 'item', cashout_pin: pin, ...to } as const
    void (await s.call(claimItem, { token: player.token, params: { id: item }, body })).data
    await operate(s, 'send-item', item, 'GIG', 'NG-77')
    await operate(s, 'received-item', item)
    await forgetData(s.service)
    expect(await s.db.one`select address from item_prize where item_id = ${item}`).toEqual({
      address: '12 Marina Road',
    })
    await expect(
      s.db.many`update item_prize set full_name = '', address = '', city = '', phone = ''`,
    ).rejects.toThrow('chosen already')
  })

  test('forgets who it was when the law no longer wants to know', async () => {
    const [{ token, playerId }, other] = [await s.player(), await s.player()]
    await s.db.many`
      insert into identity_document (id, player_id, sealed, state, decided_at, who, why)
      select gen_random_uuid(), id, 'x', 'accepted', game_clock(), 'Bola', 'a passport'
      from unnest(${[playerId, other.playerId]}::bigint[]) id`
    const pictures = () =>
      s.db.many`select player_id from identity_document where sealed is not null order by player_id`
    await askDeletion(token, false)
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    await forgetData(s.service)
    expect(await pictures()).toHaveLength(2)
    await s.db.many`update account_deletion set kept_until = game_clock()`
    await forgetData(s.service)
    expect(await s.db.one`select sealed, number_hashes, state from account_deletion`).toEqual({
      sealed: null,
      number_hashes: null,
      state: 'done',
    })
    expect(await pictures()).toEqual([{ player_id: other.playerId }])
  })
})

describe('what was agreed to', () => {
  test('a click is noted once, only after consent, and goes when that is taken back or its time is over §7.23, 7.56', async () => {
    const { token, playerId } = await s.player()
    const refused = await s.call(calls.noteClick, {
      token,
      wrongBody: {
        click_id: 'ad-1',
        page: 'wyse-cash',
        consent: false,
        consent_version: calls.CLICK_VERSION,
      },
    })
    expect([refused.refusal, await clicks()]).toEqual(['bad-input', []])
    expect((await click(token)).status).toBe(200)
    expect((await click(token)).status).toBe(200)
    expect((await click(undefined, 'ad-2')).status).toBe(200)
    expect(await clicks()).toEqual([
      { player_id: playerId, click_id: 'ad-1.a_b', page: 'wyse-cash' },
      { player_id: null, click_id: 'ad-2', page: 'wyse-cash' },
    ])
    const body = { about: 'clicks' as const, given: false }
    const { consents } = (await s.call(calls.chooseConsent, { token, body })).data
    expect(consents.find(it => it.about === 'clicks')).toMatchObject({
      version: calls.CLICK_VERSION,
      ended_at: expect.any(String),
    })
    expect(await clicks()).toHaveLength(1)
    await s.clock.advance(calls.CLICK_DAYS * DAY + 1)
    await forgetData(s.service)
    expect(await clicks()).toEqual([])
  })

  test.each(['', 'a b', '<script>', 'x'.repeat(101)])('“%s” is no click', async click_id => {
    const answer = await s.call(calls.noteClick, {
      wrongBody: { click_id, page: 'wyse-cash', consent: true, consent_version: calls.CLICK_VERSION },
    })
    expect(answer.refusal).toBe('bad-input')
  })

  test('each consent is shown with its time; the newsletter goes to the proven address until it is taken back', async () => {
    const { token, playerId } = await s.player()
    expect((await standing(token)).consents.map(it => it.about)).toEqual(['adult'])
    const choose = (given: boolean) =>
      s.call(calls.chooseConsent, { token, body: { about: 'newsletter', given } })
    expect((await choose(true)).refusal).toBe('bad-input')
    await s.db.many`update player set email = 'ada@example.ng' where id = ${playerId}`
    expect((await choose(true)).data.consents.map(it => it.about).toSorted()).toEqual(['adult', 'newsletter'])
    expect((await choose(false)).data.consents.map(it => it.about)).toEqual(['adult'])
  })
})
