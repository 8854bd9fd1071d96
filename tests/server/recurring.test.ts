// Recurring jobs do all that is due: one failure holds up no other, is named in the log, and is tried again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrize, listChoices } from '#src/contract/choices.ts'
import { askDeletion, askExport, DELETION_DAYS } from '#src/contract/players/own-data.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { DAY, lagosInstant } from '#src/lib/lagos-time.ts'
import { asIs } from '#server/db/sql.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import { makeAsides } from '#server/jobs/asides.ts'
import { runDue, startClockwork } from '#server/jobs/clockwork.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { instantCashout, quika, salaryForLife } from '../support/games.ts'
import { newKey } from '../support/play.ts'
import { makeService, NOON, PASSWORD, type TestService } from '../support/service.ts'
import { winners } from '../support/winner.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, quika, salaryForLife] })
  s.clock.sessionsGoOn = true
  await s.runDue()
})
afterEach(async () => {
  await s.db.exec('drop function if exists fails cascade')
  await s.close()
})

/** Makes every write to this row fail. @returns the repair */
const breaks = async (table: string, row: string) => {
  await s.db.exec(`
    create function fails() returns trigger language plpgsql as $$ begin raise exception 'this row is broken'; end $$;
    create trigger fails before update on ${table} for each row when (old.${row}) execute function fails()`)
  return () => s.db.exec('drop function fails cascade')
}

const telling = () => {
  const error = vi.fn()
  const log = Object.assign(Object.create(s.service.log) as Service['log'], { error })
  const named = () => error.mock.calls.flatMap(([facts]) => (facts as { which?: string }).which ?? [])
  return { service: { ...s.service, log }, named }
}
const stateOf = async (id: string) =>
  (await s.db.one<{ state: string }>`select state from batch where id = ${id}`)!.state
const { closesAt } = batchBounds(NOON)

test.each(['seal', 'draw', 'settle', 'count'])(
  'a batch that cannot be taken through “%s” holds up neither other games nor the next batch of its own',
  async step => {
    const states = { seal: 'open', draw: 'sealed', settle: 'drawn', count: 'settled' }
    const mend = await breaks('batch', `id = 'IC-20261120-1200' and old.state = '${states[step as 'seal']}'`)
    const { service, named } = telling()
    const pass = async (instant: number) => {
      await s.clock.set(instant)
      await runDue(service).catch(() => undefined)
    }
    for (const end of [closesAt, closesAt + BATCH]) {
      await pass(end)
      await pass(end + SEAL_MARGIN + 1_000)
    }
    expect(new Set(named())).toEqual(new Set(['IC-20261120-1200']))
    expect(await stateOf('IC-20261120-1200')).toBe(states[step as 'seal'])
    for (const id of ['QK-20261120-1200', 'IC-20261120-1205', 'QK-20261120-1205'])
      expect(await stateOf(id)).toBe('settled')
    expect(
      await s.db
        .many`select 1 from batch where counted < 2 and id like '%-1205' and game <> 'salary-for-life'`,
    ).toEqual([])
    await mend()
    await s.runDue()
    // Sealed after its round, it is void.
    expect(await stateOf('IC-20261120-1200')).toBe(step === 'seal' ? 'refunded' : 'settled')
  },
)

test('what is done beside the draws goes on while one of their steps fails', async () => {
  await breaks('batch', `id = 'IC-20261120-1200'`)
  await s.clock.set(closesAt)
  await queueMail(s.db, {
    kind: 'newsletter-confirm',
    recipient: 'ada@example.com',
    about: '',
    seconds: 600,
  })
  const clockwork = startClockwork(s.service)
  const waiting = () => s.db.many`select 1 from mail_outbox where next_at is not null`
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  await clockwork.stop()
})

test('a salary that cannot be paid holds up no other', async () => {
  const [broken, other] = await winners(s, 2)
  for (const { token } of [broken!, other!]) {
    const { id } = (await s.call(listChoices, { token })).data.choices[0]!
    void (await s.call(choosePrize, { token, key: newKey(), params: { id }, body: { choice: 'monthly' } }))
      .data
  }
  const winnings = async (it = broken!) => (await walletsOf(s.db, it.playerId)).winnings
  const before = await winnings()
  const mend = await breaks('annuity', `player_id = ${broken!.playerId}`)
  await s.clock.set(lagosInstant(2026, 12, 21))
  await expect(s.runDue()).rejects.toThrow('this row is broken')
  expect([await winnings(), await winnings(other)]).toEqual([before, before + 2_850_000])
  await mend()
  await s.runDue()
  expect([await winnings(), await winnings(other)]).toEqual([before + 2_850_000, before + 2_850_000])
})

test.each([
  ['account_deletion', `state = 'done'`],
  ['data_export', 'made_at is not null'],
  ['phone_change', `state = 'done'`],
])('a row of %s that cannot be finished holds up no other, and is finished later', async (table, done) => {
  const [broken, other] = [await s.player(), await s.player()]
  for (const { token, phone, playerId } of [broken, other]) {
    const body = { password: PASSWORD }
    if (table === 'account_deletion')
      void (await s.call(askDeletion, { token, body: { ...body, keep_balance: true } })).data
    if (table === 'data_export') void (await s.call(askExport, { token, body })).data
    if (table === 'phone_change')
      await s.db.many`
        insert into phone_change (player_id, old_phone, new_phone, state, due_at)
        values (${playerId}, ${phone}, ${phone.replace('+23480', '+23481')}, 'waiting', game_clock())`
  }
  await s.clock.advance(DELETION_DAYS * DAY)
  const finished = async () => {
    const rows = await s.db.many<{ player_id: number }>`
      select player_id from ${asIs(table)} where ${asIs(done)} order by player_id`
    return rows.map(it => it.player_id)
  }
  const mend = await breaks(table, `player_id = ${broken.playerId}`)
  const { service, named } = telling()
  const beside = async () => {
    const asides = makeAsides(service)
    asides.begin()
    await asides.end()
  }
  await beside()
  expect(await finished()).toEqual([other.playerId])
  expect(named()).toHaveLength(1)
  await mend()
  await beside()
  expect(await finished()).toEqual([broken.playerId, other.playerId])
})
