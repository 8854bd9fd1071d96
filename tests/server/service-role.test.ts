// Two roles: the service works with the tables of the owner, and the database refuses what it has no business doing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redeemCard, getScratchCardAmount } from '#src/contract/scratch-cards.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { refuseUnknownRole } from '#server/db/service-role.ts'
import { asIs } from '#server/db/sql.ts'
import { inWords } from '#server/lib/in-words.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { checkBatches, checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { post } from '#server/ledger/transfers.ts'
import { runCommand } from '#server/programs/commands.ts'
import { freshDb } from '../support/database.ts'
import { everyCall, nameOf, type Question } from '../support/every-call.ts'
import { instantCashout, wyseCash } from '../support/games.ts'
import { offered, pickOf, registerPicks } from '../support/lucky.ts'
import { buy, drawBatch, newKey } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { pushInMemory } from '../support/push.ts'
import { textOf } from '../support/sources.ts'
import { asServiceRole, ROLE, sameSession } from '../support/service-role.ts'
import { makeService, newAddress, NOON, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

let postgres: TestPostgres | undefined
afterAll(() => postgres?.stop())

const databases = {
  embedded: async (): Promise<[owner: Db, connect: () => Promise<Db>]> => {
    const owner = await freshDb()
    await owner.exec(`create role ${ROLE}`)
    return [owner, sameSession(owner)]
  },
  PostgreSQL: async (): Promise<[owner: Db, connect: () => Promise<Db>]> => {
    postgres = await startPostgres()
    const owner = openPostgres(postgres.url, () => undefined, 2, patient)
    await migrate(owner)
    await owner.exec(`create role ${ROLE} login`)
    const url = new URL(postgres.url)
    url.username = ROLE
    return [owner, async () => openPostgres(String(url), () => undefined, 4, patient)]
  },
}

/** Tables whose rows the service may change and delete. */
const CHANGED_FREELY = `
  account_mark alert alert_delivery alert_mark bank bank_account batch_total beneficiary best_win
  chat_block chat_channel chat_player chat_read chat_word click_consent click_record codes_of_day
  consent data_export difference email_claim feed_day game_day game_hold google_identity google_try
  known_device ledger_check line_offer live mail_outbox newsletter_address newsletter_issue
  one_time_code play_day play_day_player push_challenge push_device rail_bank request_key sales_stop
  sandbox_message sandbox_payment sandbox_transfer service_secret session state_ceiling state_wish
  testimonial wrong_try`
  .trim()
  .split(/\s+/)

describe.each(['embedded', 'PostgreSQL'] as const)('under the role of the service (%s)', kind => {
  let owner: Db
  let s: TestService
  let questions: Record<string, Question>
  let tokens: string[]
  beforeAll(async () => {
    const [made, connect] = await databases[kind]()
    owner = made
    const db = await asServiceRole(owner, NOON, connect)
    s = await makeService({ db, push: pushInMemory().push, games: [instantCashout, wyseCash] })
    const all = await everyCall(s)
    questions = all.questions
    tokens = [all.a.token, all.b.token]
    // The rows that the database must refuse to change have to exist, whichever tests run.
    await paying()
    await runPayouts(s.service)
    await s.clock.advance(30_000)
    await runPayouts(s.service)
  }, 300_000)
  afterAll(async () => {
    await s?.close()
    await owner?.close()
  })

  /** @returns the token of a player who signed up and paid by card */
  const paying = async () => {
    const { token, phone } = await s.signUp()
    const { reference } = await openCard(s, token, '5000')
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(5_000)))
    return { token, phone }
  }

  const operator = (...words: string[]) => {
    const { games, pepper, ports } = s.service
    return runCommand({ db: s.db, games, pepper, randomness: ports.randomness }, words)
  }

  test('a role that does not exist is named before anything is changed', async () => {
    await expect(refuseUnknownRole(owner, 'oriire_servce')).rejects.toThrow(
      'no role oriire_servce, and nothing',
    )
    await refuseUnknownRole(owner, ROLE)
  })

  test('the functions that sell tickets and move balances run as the owner by their own text, so a new one does at once', async () => {
    await owner.tx(async tx => {
      for (const name of ['purchase_many', 'wallets_follow'])
        await tx.exec(textOf(`server/db/schema/functions/${name}.sql`))
    })
    const found = await owner.many<{ name: string; path: string }>`
      select proname as name, array_to_string(proconfig, ';') as path from pg_proc where prosecdef order by 1`
    expect(found.map(it => it.name)).toEqual(['purchase_many', 'wallets_follow'])
    for (const { path } of found) expect(path).toContain('search_path=public, pg_temp')
  })

  test('every call of the service is answered, and no step of the clockwork fails', async () => {
    const broken: string[] = []
    for (const call of s.calls.filter(it => !it.stream))
      for (const token of tokens) {
        const { query, body, params } = questions[nameOf(call)]!
        const sent = { query, params, token, wrongBody: body, ...(call.once ? { key: newKey() } : {}) }
        if (body === undefined) delete (sent as { wrongBody?: unknown }).wrongBody
        if ((await s.call(call, sent as never)).status >= 500) broken.push(nameOf(call))
        if (/logout/.test(call.path)) tokens = [(await s.player(kobo(1_000))).token]
      }
    expect(broken.filter(name => !/push/.test(name))).toEqual([])
    expect((await s.app.request('/readyz')).status).toBe(200)
    expect((await s.app.request('/metrics')).status).toBe(200)
  })

  test('a player signs up, pays by card, buys, wins and loses, plays lucky numbers and a scratch card', async () => {
    expect(await operator('fund-reserve', '20000000')).toContain('added')
    await operator('fund-salaries', '100000000')
    await operator('hold', 'instant-cashout', 'a test')
    await operator('resume', 'instant-cashout')
    const { token, phone } = await paying()
    const lines = Array.from({ length: 5 }, (_, at) => [1, 2, 3, 10 + at])
    for (let batch = 0; batch < 2; batch++) {
      await buy(s, { token, lines })
      await sandboxPlayers(s.service)
      await drawBatch(s)
    }
    const lucky = await s.player(kobo(20_000))
    const numbers = await offered(s, lucky.token)
    const [band, [number = ''] = []] = Object.entries(numbers)[0]!
    expect((await registerPicks(s, lucky.token, [pickOf(band, number)])).status).toBe(200)
    const [, serial = '', pin = ''] = /serial (\d{12}) {2}PIN (\d{10})/.exec(
      await operator('issue-cards', '1', '500'),
    )!
    const body = { serial_number: serial, pin, phone }
    const { claim } = (await s.call(getScratchCardAmount, { address: newAddress(), body })).data.data
    expect((await s.call(redeemCard, { token, key: newKey(), body: { claim } })).status).toBe(200)
    await s.clock.advance(24 * HOUR)
    for (let round = 0; round < 3; round++) await s.runDue()
    await s.runAlerts()
    await reconcileTopUps(s.service)
    for (let round = 0; round < 3; round++) {
      await runPayouts(s.service)
      await s.clock.advance(30_000)
    }
    expect(await s.db.many`select distinct state from withdrawal where state <> 'paid'`).toEqual([])
    expect(await operator('cases')).toBe('Nothing waits for a person.')
    await writeLimits(s.service)
    await checkBatches(s.service)
    expect(await checkWhole(s.db)).toEqual([])
    expect(await operator('sell-again')).toContain('The ledger is whole')
  })

  const DENIED = /permission denied/
  test.each([
    ['a table emptied', 'truncate ticket', DENIED],
    ['the ledger emptied', 'truncate transfer cascade', DENIED],
    ['a wallet changed without a transfer', 'update account set balance = balance + 1', DENIED],
    ['a wallet locked', 'select 1 from account for update', DENIED],
    [
      'a ticket in a settled batch',
      `insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce)
       select gen_random_uuid(), t.player_id, t.batch_id, t.game, t.masks, t.lines, t.stake_per_line, t.stake, t.wallet, 99, t.nonce
       from ticket t join batch b on b.id = t.batch_id where b.state = 'settled' limit 1`,
      DENIED,
    ],
    ['a ticket changed', 'update ticket set masks = masks', DENIED],
    ['a transfer taken back', 'delete from transfer', DENIED],
    ['a payout raised', 'update payout set won = won + 1', DENIED],
    ['a trigger switched off', 'alter table account disable trigger all', /must be owner/],
    [
      'another clock',
      `create or replace function game_clock() returns timestamptz language sql as 'select now()'`,
      DENIED,
    ],
    ['a function of its own', `create function mine() returns int language sql as 'select 1'`, DENIED],
    ['a table of its own', 'create table mine (id int)', DENIED],
    ['a table for a session', 'create temp table mine (id int)', DENIED],
    [
      'a function for a session',
      `create function pg_temp.mine() returns int language sql as 'select 1'`,
      DENIED,
    ],
    ['a migration unsaid', 'delete from migration', DENIED],
    ['another mode', `update database_binding set mode = 'production'`, DENIED],
    [
      'a batch opened again',
      `update batch set state = 'open' where state = 'settled'`,
      /announced, sealed or drawn/,
    ],
    [
      'a top-up that goes back',
      `update top_up set state = 'waiting' where state = 'credited'`,
      /never goes back/,
    ],
    [
      'a top-up failed after its credit',
      `update top_up set state = 'failed' where state = 'credited'`,
      /never goes back/,
    ],
    ['a top-up of more', `update top_up set amount = amount + 1`, /never goes back/],
    ['a top-up removed', 'delete from top_up', DENIED],
    ['a withdrawal removed', 'delete from withdrawal', DENIED],
    ['a withdrawal of more', `update withdrawal set amount = amount + 1`, /never goes back/],
    [
      'a withdrawal to another account',
      `update withdrawal set account_number = '9999999999'`,
      /never goes back/,
    ],
    [
      'a paid withdrawal sent again',
      `update withdrawal set state = 'sent' where state = 'paid'`,
      /never goes back/,
    ],
    [
      'a second attempt beside one that may have paid',
      `insert into payout_attempt (reference, withdrawal_id, n, provider, amount)
       select 'wd' || repeat('0', 30), withdrawal_id, 9, provider, amount from payout_attempt limit 1`,
      /payout_attempt_alone/,
    ],
    ['another provider for an attempt', `update payout_attempt set provider = 'other'`, /never goes back/],
    ['an attempt removed', 'delete from payout_attempt', DENIED],
    ['an operator’s note changed', `update payout_note set who = 'nobody'`, DENIED],
    [
      'a wallet that begins with money',
      `insert into account (code, player_id, wallet, balance) values ('player:0:play', 0, 'play', 5)`,
      /begins with nothing/,
    ],
  ])('the database refuses %s', async (_, change, words) => {
    await expect(s.db.many`${asIs(change)}`).rejects.toThrow(words)
  })

  test('a wallet that would go below nothing is refused also where the role writes the transfer', async () => {
    const { playerId } = await s.player()
    const debit = `player:${playerId}:play`
    const transfer = { debit, credit: 'house', amount: 1, kind: 'ticket', cause: 'none' }
    await expect(s.db.tx(tx => post(tx, [transfer]))).rejects.toThrow('wallet-short')
  })

  test('what it may not do is said with who may, and with the programs for it', async () => {
    const refused = await s.db.tx(tx => tx.exec('delete from transfer')).catch(inWords)
    expect(refused).toMatch(/^The role in DATABASE_URL may not do this: permission denied .* npm run migrate/)
  })

  test('of each table it is decided what the role may do: all but these stand in service-role.ts', async () => {
    const open = await owner.many<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'test_clock'
        and has_table_privilege(${ROLE}, oid, 'insert') and has_table_privilege(${ROLE}, oid, 'update')
        and has_table_privilege(${ROLE}, oid, 'delete')`
    expect(open.map(it => it.name).toSorted()).toEqual(CHANGED_FREELY)
  })

  test('the owner is asked to migrate where something is due, and nobody else can', async () => {
    expect(await migrate(s.db)).toEqual([])
    await owner.exec(`delete from migration where name = 'function keep_top_up'`)
    await expect(migrate(s.db)).rejects.toThrow(
      /^Migrations are due \(function keep_top_up\): run npm run migrate as the owner$/,
    )
  })
})
