import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as account from '#src/contract/account.ts'
import { sandboxMessages } from '#src/contract/wallet.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { rulesDocument } from '#src/games/prizes.ts'
import { returnsOf } from '#src/games/returns.ts'
import { addToDay } from '#server/db/queries/money/ledger-checks.ts'
import { checkAtNight, checkBatches, checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { checkBatch, checkInvariants } from '#server/ledger/invariants.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { termiiSms } from '#server/ports/sms-termii.ts'
import { createApp } from '#server/app.ts'
import { makeMetrics } from '#server/watch/metrics.ts'
import { instantCashout } from '../support/games.ts'
import { buy, drawBatch, payFor, register } from '../support/play.ts'
import { makeService, newPhone, type TestService } from '../support/service.ts'
import { filesIn, textOf } from '../support/sources.ts'

/** Carries findings out of a transaction that is rolled back. */
class Found extends Error {
  constructor(
    readonly ofOne: string[],
    readonly ofAll: string[],
  ) {
    super('found')
  }
}
const readText = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const asFound = (error: unknown): Found => {
  if (error instanceof Found) return error
  throw error
}
const OF_WALLETS = /^(I3|I4|a player has three wallets)/
const PATIENT = { timeout: 20_000 }
const NO_TICKET = 'no payment of a ticket without its ticket'

let it: TestService
beforeEach(async () => {
  it = await makeService()
})
afterEach(() => it.close())

const isChecking = async () =>
  (await it.db.one`select 1 from ledger_check where part = 'lately' and ended_at < began_at`) !== undefined

const wholeBegan = async () =>
  (await it.db.one<{ began_at: Date }>`select began_at from ledger_check where part = 'whole'`)?.began_at

const withoutTriggers = (sql: string) =>
  it.db.exec(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`)

const get = (path: string, headers: Record<string, string> = {}) => it.app.request(path, { headers })

/**
 * What `/readyz` says once the check that it started is over. On PostgreSQL that check may only be about to begin, so this
 * asks again until the expected result appears.
 */
const askTwice = async () => {
  void (await get('/readyz'))
  await it.service.jobs.tx(async () => undefined)
  await vi.waitFor(async () => expect(await isChecking()).toBe(false), PATIENT)
  const answer = await get('/readyz')
  return {
    status: answer.status,
    ...((await answer.json()) as { selling: boolean; broken: string[]; warnings: string[] }),
  }
}

const away = () => Promise.reject(new Error('Connection terminated'))

const totals = async () =>
  (await (await get('/metrics')).text())
    .split('\n')
    .filter(line => /^(batches|tickets_bought|stake_kobo|prizes_paid_kobo|draws_done)\b/.test(line))
    .toSorted()

describe('health', () => {
  test('the process says that it is alive', async () => {
    expect((await get('/healthz')).status).toBe(200)
  })

  test('it is ready while the database answers and the ledger is whole', async () => {
    const answer = await get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ready: true, database: it.db.kind, selling: true, broken: [], checked: { lately: 0 }, warnings: [] },
    ])
  })

  test('a wallet that is not the sum of its transfers is named and stops sales within ten seconds', async () => {
    const { playerId } = await it.player(10_000)
    expect((await get('/readyz')).status).toBe(200)
    await it.db.many`
      update account set balance = balance + 1 where player_id = ${playerId} and wallet = 'play'`
    expect((await askTwice()).status).toBe(200)
    await it.clock.advance(10_000)
    await expect.poll(askTwice, PATIENT).toMatchObject({
      status: 200,
      selling: false,
      broken: ['I3 a wallet is the sum of its transfers'],
    })
    await it.db.many`
      update account set balance = balance - 1 where player_id = ${playerId} and wallet = 'play'`
    await it.clock.advance(10_000)
    await expect.poll(askTwice, PATIENT).toMatchObject({ selling: false, broken: [] })
  })

  test('a check of the wallets that took long is not made again at once', async () => {
    void (await get('/readyz'))
    await it.db.many`update ledger_check set took = '2 seconds'`
    const began = () => it.db.one`select began_at from ledger_check`
    const first = await began()
    for (let asked = 0; asked < 2; asked++) {
      await it.clock.advance(15_000)
      await askTwice()
    }
    expect(await began()).toEqual(first)
    await it.clock.advance(10_000)
    await askTwice()
    await expect.poll(began, PATIENT).not.toEqual(first)
  })

  test('a batch is checked once when it is settled, and what is wrong with it stays until the whole is right', async () => {
    const { token } = await it.player(100_000)
    await buy(it, { token })
    await drawBatch(it)
    const { id } = (await it.db.one<{ id: string }>`select batch_id as id from ticket`)!
    await withoutTriggers(`update batch set paid_out = paid_out + 1 where id = '${id}'`)
    await checkBatches(it.service)
    const named = `I13 a settled batch has paid what its tickets won (${id})`
    expect(await askTwice()).toMatchObject({ selling: false, broken: [named] })
    await withoutTriggers(`update batch set paid_out = paid_out - 1 where id = '${id}'`)
    await checkBatches(it.service)
    expect((await askTwice()).broken).toEqual([named])
    expect(await checkWhole(it.db)).toEqual([])
    expect((await askTwice()).broken).toEqual([])
  })

  test('a batch by itself shows every fault that the whole ledger shows of it, and no other', async () => {
    const { token } = await it.player(100_000)
    for (let bought = 0; bought < 3; bought++) await buy(it, { token })
    await drawBatch(it)
    await buy(it, { token })
    const { id } = (await it.db.one<{ id: string }>`
      select id from batch where state = 'settled' and size > 0`)!
    expect(await it.db.tx(tx => checkBatch(tx, id))).toEqual([])
    const ofBatch = `batch_id = '${id}' and leaf_index = 0`
    const faults = [
      `update batch set size = size + 1 where id = '${id}'`,
      `update batch set stake = stake + 100 where id = '${id}'`,
      `update batch set state = 'drawn' where id = '${id}'`,
      `update batch set numbers = '{1, 1, 2, 3}' where id = '${id}'`,
      `delete from transfer where kind = 'ticket' and cause = (select id::text from ticket where ${ofBatch})`,
      `update transfer set amount = amount + 1 where kind = 'ticket' and cause = (select id::text from ticket where ${ofBatch})`,
      `update ticket set bought_at = bought_at + interval '1 hour' where ${ofBatch}`,
      `update slip set stake_per_line = stake_per_line + 1 where id = (select id from ticket where ${ofBatch})`,
      `update slip set state = 'dropped' where id = (select id from ticket where ${ofBatch})`,
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select a.id, p.id, 5, 'refund', t.id::text from ticket t
       join account a on a.code = 'house' join account p on p.player_id = t.player_id and p.wallet = 'play' where ${ofBatch}`,
    ]
    for (const fault of faults) {
      const found = await it.db
        .tx(async tx => {
          await tx.exec(`set local session_replication_role = replica; ${fault}`)
          const [ofOne, ofAll] = [await checkBatch(tx, id), await checkInvariants(tx)]
          throw new Found(
            ofOne,
            ofAll.filter(name => !OF_WALLETS.test(name)),
          )
        })
        .catch(asFound)
      expect([fault, found.ofOne]).toEqual([fault, found.ofAll])
      expect([fault, found.ofOne.length > 0]).toEqual([fault, true])
    }
  })

  test('a payment that no ticket asked for is found at night', async () => {
    const { playerId } = await it.player(0)
    await it.db.tx(tx =>
      post(tx, [
        {
          debit: 'house',
          credit: walletCode(playerId, 'winnings'),
          amount: 5,
          kind: 'win',
          cause: 'nothing',
        },
      ]),
    )
    await checkAtNight(it.service)
    expect((await askTwice()).broken).toEqual([])
    await it.clock.set(Date.UTC(2026, 10, 21, 2, 30))
    await checkAtNight(it.service)
    const answer = await askTwice()
    expect([answer.selling, answer.broken]).toEqual([false, expect.arrayContaining([NO_TICKET])])
    await it.clock.advance(60_000)
    const at = await it.db.one`select began_at from ledger_check where part = 'whole'`
    await checkAtNight(it.service)
    expect(await it.db.one`select began_at from ledger_check where part = 'whole'`).toEqual(at)
  })

  test('the whole is looked at each night, also after somebody had it looked at by day, however long that took', async () => {
    await it.clock.set(Date.UTC(2026, 10, 21, 2, 30))
    await checkAtNight(it.service)
    await it.clock.set(Date.UTC(2026, 10, 21, 20, 0))
    expect(await checkWhole(it.db)).toEqual([])
    expect(await (await get('/metrics')).text()).toMatch(/^ledger_check_seconds\{part="whole"\} 0(\.\d+)?$/m)
    await it.db.many`update ledger_check set took = '2 hours'`
    for (const day of [22, 23]) {
      const night = Date.UTC(2026, 10, day, 2, 10)
      await it.clock.set(night)
      await checkAtNight(it.service)
      expect(await wholeBegan()).toEqual(new Date(night))
    }
  })

  test('a look at the whole that was cut off is made again in the same night', async () => {
    const night = Date.UTC(2026, 10, 21, 2, 10)
    await it.clock.set(night)
    const { tx } = it.db
    it.db.tx = () => Promise.reject(new Error('Connection terminated'))
    await expect(checkAtNight(it.service)).rejects.toThrow('terminated')
    it.db.tx = tx
    await it.clock.advance(59 * 60_000)
    await checkAtNight(it.service)
    expect(await wholeBegan()).toEqual(new Date(night))
    await it.clock.advance(60_000)
    await checkAtNight(it.service)
    expect(await wholeBegan()).toEqual(new Date(night + 3_600_000))
  })

  test('a game that pays what chance does not explain is named, and the service goes on', async () => {
    const off = returnsOf(
      rulesDocument(instantCashout),
      [{ stake: 10_000, lines: 1000, onTicket: 1 }],
      9_000_000,
    )
    for (let batch = 0; batch < 40; batch++)
      await addToDay(it.db, 'instant-cashout', new Date(it.clock.now()), off)
    const answer = await askTwice()
    expect(answer.status).toBe(200)
    expect(answer.warnings).toContain('the return of instant-cashout over 30 days is outside its band')
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/^game_return_ratio\{game="instant-cashout",over="all"\} 0.9$/m)
    expect(text).toMatch(/^game_return_outside\{game="instant-cashout",over="1 day"\} 1$/m)
    await it.clock.advance(2 * DAY)
    const later = await (await get('/metrics')).text()
    expect(later).toMatch(/^game_return_outside\{game="instant-cashout",over="30 days"\} 1$/m)
    expect(later).not.toContain('over="1 day"')
  })

  test('a hundred who ask at once whether it is ready ask the database as often as one', async () => {
    const { db } = it.service
    const { many } = db
    let statements = 0
    db.many = ((...asked: Parameters<typeof many>) => {
      statements++
      return many(...asked)
    }) as typeof many
    await get('/readyz')
    statements = 0
    await get('/readyz')
    const ofOne = statements
    const all = await Promise.all(Array.from({ length: 100 }, (_, at) => get(`/readyz?${at}`)))
    expect(new Set(all.map(answer => answer.status))).toEqual(new Set([200]))
    expect(await all[99]!.json()).toMatchObject({ ready: true, selling: true })
    expect([ofOne > 0, statements]).toEqual([true, 2 * ofOne])
  })

  test('it is not ready while the database is away', async () => {
    it.service.db.many = () => Promise.reject(new Error('Connection terminated'))
    const answer = await get('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ ready: false, database: 'not reachable' })
    expect((await get('/healthz')).status).toBe(200)
  })
})

describe('metrics', () => {
  test('times by route and status, refusals by name, and the batches of all nodes', async () => {
    await it.call(account.getUser)
    await it.runDue()
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/web\/user\/",status="401"/,
    )
    expect(text).toMatch(/refusals_total\{name="not-signed-in"[^}]*\} 1/)
    expect(text).toMatch(/batches\{state="open"[^}]*\} [1-9]/)
    expect(text).toMatch(/^draws_done 0$/m)
  })

  test('each deed with its time and what came of it, by the name of its refusal', async () => {
    const { token } = await it.player(20_000)
    await buy(it, { token })
    const { slipId, price } = await register(it, { token })
    void (await payFor(it, token, slipId, price + 1))
    void (await it.call(account.phoneLogin, { body: { phone: newPhone(), password: 'no such one' } }))
    await it.runDue()
    await drawBatch(it)
    const text = await (await get('/metrics')).text()
    const count = (deed: string, outcome: string) =>
      Number(
        new RegExp(`^deed_duration_seconds_count\\{deed="${deed}",outcome="${outcome}"\\} (\\d+)$`, 'm').exec(
          text,
        )?.[1],
      )
    expect(count('buy-ticket', 'done')).toBe(1)
    expect(count('buy-ticket', 'price-differs')).toBe(1)
    expect(count('register-slip', 'done')).toBe(2)
    expect(count('log-in', 'wrong-login')).toBe(1)
    for (const deed of ['seal-batch', 'run-draw', 'settle-batch']) expect(count(deed, 'done')).toBe(1)
    expect(text).toMatch(/^group_items_total\{of="slips"\} 2$/m)
    expect(text).toMatch(/^group_waiting\{of="purchases"\} 0$/m)
    expect(text).toMatch(/^draw_delay_seconds\{game="instant-cashout",of="longest"\} \d/m)
  })

  test('every figure and every deed stands in the table of operations, and no other', async () => {
    const text = await (await get('/metrics')).text()
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(match => match[1])
    const [, table = ''] = readText('docs/operations.md').split('### Figures')
    const told = [...table.split('### Alarms')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(match => match[1])
    expect(names.length).toBeGreaterThan(15)
    expect(told.toSorted()).toEqual(names.toSorted())
    const code = [...filesIn('server/routes'), ...filesIn('server/jobs')].map(textOf).join('\n')
    const timed = /\b(?:does\(\s*[\w.]+,|timed\(|timedIfDone\(|whileAny\(|oneTurn\()\s*['`]([\w-]+)['`]/g
    // A payment's deed depends on its body (routes/buying/payments.ts), a draw's steps on the job.
    const more = ['buy-ticket', 'place-bids', 'run-draw', 'settle-batch', 'count-batch', 'settle-matches']
    const deeds = new Set([...more, ...[...code.matchAll(timed)].map(match => match[1]!)])
    const [, listed = ''] = /^\| `deed_duration_seconds` \|.*Deeds: (.*) \|$/m.exec(table)!
    const named = [...listed.matchAll(/`([\w-]+)`/g)].map(match => match[1])
    expect(named.toSorted()).toEqual([...deeds].toSorted())
  })

  test('while the database is away a node still tells what is its own, and nothing that may be no longer true', async () => {
    const { token } = await it.player(20_000)
    await buy(it, { token })
    expect(await (await get('/metrics')).text()).toMatch(/^database_answers 1$/m)
    Object.assign(it.db, { one: away, many: away })
    void (await it.call(account.getUser, { token }))
    const answer = await get('/metrics')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toMatch(/^database_answers 0$/m)
    expect(text).toMatch(/^deed_duration_seconds_count\{deed="buy-ticket",outcome="done"\} 1$/m)
    expect(text).toMatch(/^http_request_duration_seconds_count\{.*status="503"\} [1-9]/m)
    expect(text).not.toMatch(/^(tickets_bought|sales_stopped|ledger_broken)\b/m)
  })

  test('the totals are the same before and after batches are checked', async () => {
    const { token } = await it.player(100_000)
    for (let bought = 0; bought < 2; bought++) await buy(it, { token })
    await drawBatch(it)
    await buy(it, { token })
    const before = await totals()
    expect(before).toContain('tickets_bought 3')
    expect(before).toContain('stake_kobo 30000')
    await checkBatches(it.service)
    expect(await it.db.one`select 1 from batch where checked_at is not null`).toBeDefined()
    expect(await totals()).toEqual(before)
  })

  test('strangers do not see them', async () => {
    for (const stranger of ['203.0.113.9', '10.0.0.7', 'localhost'])
      expect((await get('/metrics', { 'x-forwarded-for': stranger })).status).toBe(404)
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
    const graphs = await makeService({ settings: { TRUSTED_PEERS: '127.0.0.1, 10.0.0.0/24' } })
    const ask = (from: string) => graphs.app.request('/metrics', { headers: { 'x-forwarded-for': from } })
    expect([(await ask('10.0.0.7')).status, (await ask('10.0.1.7')).status]).toEqual([200, 404])
    await graphs.close()
  })

  test('behind a proxy that the settings do not know nobody sees them without a token', async () => {
    const behind = await makeService({ settings: { TRUSTED_PROXIES: '0' } })
    const ask = (headers: Record<string, string>) => behind.app.request('/metrics', { headers })
    expect((await ask({})).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect((await ask({ [name]: '127.0.0.1' })).status).toBe(404)
    await behind.close()
  })

  test('with a token only its bearer sees them', async () => {
    const settings = { ...it.service.settings, METRICS_TOKEN: 'a token for the graphs' }
    const { hono } = createApp({ ...it.service, settings, metrics: makeMetrics(it.db, it.service.counter) })
    const ask = (authorization: string) => hono.request('/metrics', { headers: { authorization } })
    expect((await ask('')).status).toBe(404)
    expect((await ask('Bearer something else')).status).toBe(404)
    expect((await ask('Bearer a token for the graphs')).status).toBe(200)
  })
})

describe('the sandbox inbox', () => {
  test('shows messages newest first, of one number where one is asked for', async () => {
    const phones = [newPhone(), newPhone()]
    for (const phone_number of phones) await it.call(account.onboardViaPhone, { body: { phone_number } })
    const all = (await it.call(sandboxMessages)).data
    expect(all.map(message => message.to)).toEqual(phones.toReversed())
    const phone = phones[0]!.replace('+234', '0')
    const one = (await it.call(sandboxMessages, { query: { phone } })).data
    expect(one.map(message => message.to)).toEqual([phones[0]])
    expect(one[0]!.text).toMatch(/^Your Oriire code is \d{6}\./)
  })

  test('is a page too, labelled, escaped and without inline style or script', async () => {
    await it.service.ports.sms.send({
      to: '+2348031234567',
      text: '<script>fetch("/pwned")</script>',
      channel: 'SMS',
    })
    const answer = await get('/sandbox')
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('Sandbox: no message leaves this machine')
    expect(page).toContain('0803 123 4567')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|<style|style=/)
    expect((await get('/sandbox/inbox.css')).headers.get('content-type')).toContain('text/css')
  })

  test('does not exist in production', async () => {
    const settings = { ...it.service.settings, NODE_ENV: 'production' }
    const { hono } = createApp({ ...it.service, settings, metrics: makeMetrics(it.db, it.service.counter) })
    for (const path of ['/sandbox', '/sandbox/messages', '/sandbox/inbox.css'])
      expect((await hono.request(path)).status).toBe(404)
  })
})

describe('messages by Termii', () => {
  const sent: { path: string; body: unknown }[] = []
  const settings = { apiKey: 'key', url: 'https://termii.example', sender: 'Oriire' }
  const sms = (answer: unknown) =>
    termiiSms(settings, (path, { body }) => {
      sent.push({ path, body })
      return Promise.resolve(answer)
    })
  const message = { to: '+2348031234567', text: 'Your code is 123456', code: '123456' }

  test('an SMS goes over the route for one-time codes, a call speaks the code §9.24', async () => {
    sent.length = 0
    await sms({ code: 'ok' }).send({ ...message, channel: 'SMS' })
    await sms({ code: 'ok' }).send({ ...message, channel: 'VOICE' })
    expect(sent).toEqual([
      {
        path: '/api/sms/send',
        body: {
          api_key: 'key',
          to: '2348031234567',
          from: 'Oriire',
          sms: 'Your code is 123456',
          type: 'plain',
          channel: 'dnd',
        },
      },
      { path: '/api/sms/otp/call', body: { api_key: 'key', phone_number: '2348031234567', code: '123456' } },
    ])
  })

  test('an answer that is not ok counts as not sent', async () => {
    await expect(sms({ code: 'error' }).send({ ...message, channel: 'SMS' })).rejects.toThrow()
  })
})
