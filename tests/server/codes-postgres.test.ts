// One-time codes and sessions on a real PostgreSQL with two nodes, where everything truly happens at once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { PASSWORD, makeService, newAddress, newPhone, type TestService } from '../support/service.ts'

let postgres: TestPostgres
let nodes: [TestService, TestService]

const node = async () => {
  const db = openPostgres(postgres.url, () => undefined, 4, patient)
  await migrate(db)
  return makeService({ db })
}

beforeAll(async () => {
  postgres = await startPostgres()
  nodes = [await node(), await node()]
}, 120_000)
beforeEach(async () => {
  await nodes[0].db.exec('truncate one_time_code, sandbox_message')
})
afterAll(async () => {
  for (const each of nodes ?? []) await each.close()
  await postgres?.stop()
})

/** One phone, from whatever address. */
const by = (phone: string) => ({ phone_number: phone, request_id: `request-of-${phone.slice(1)}` })

/** The same call many times at once, on both nodes in turn. */
const atOnce = <T>(times: number, ask: (it: TestService, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => ask(nodes[n % 2]!, n)))

test('of a hundred guesses at once on two nodes at most five are judged', async () => {
  const phone = newPhone()
  await nodes[0].call(account.onboardViaPhone, { body: by(phone) })
  const code = Number(await nodes[0].lastCode(phone))
  const answers = await atOnce(100, (it, n) => {
    const given = String(100_000 + ((code - 100_000 + 1 + n) % 900_000))
    return it.call(account.verifyPhoneOtp, { body: { ...by(phone), code: given } })
  })
  expect(answers.filter(answer => answer.refusal === 'code-wrong')).toHaveLength(5)
  expect(answers.filter(answer => answer.refusal === 'code-used-up')).toHaveLength(95)
})

test('of twenty wishes for a code at once one is sent', async () => {
  const phone = newPhone()
  const answers = await atOnce(20, it => it.call(account.onboardViaPhone, { body: by(phone) }))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  expect(answers.filter(answer => answer.refusal === 'code-too-soon')).toHaveLength(19)
  const sent = await nodes[0].db.one`select count(*)::int as count from sandbox_message`
  expect(sent).toEqual({ count: 1 })
})

test('of forty wishes for different numbers at once one address gets twenty codes', async () => {
  const address = newAddress()
  const answers = await atOnce(40, it =>
    it.call(account.onboardViaPhone, { body: { phone_number: newPhone() }, address }),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(20)
  expect(answers.filter(answer => answer.refusal === 'code-limit')).toHaveLength(20)
})

test('of eight ends of one sign-up at once one makes the player, with three wallets, and no other says it failed but by the code', async () => {
  const phone = newPhone()
  await nodes[0].call(account.onboardViaPhone, { body: by(phone) })
  const body = {
    ...by(phone),
    code: await nodes[0].lastCode(phone),
    password: PASSWORD,
    confirm_password: PASSWORD,
    birth_date: '1990-02-28',
    consent: true,
    consent_version: account.CONSENT_VERSION,
  } as const
  const answers = await atOnce(8, it => it.call(account.finishOnboarding, { body }))
  expect(answers.some(answer => answer.status === 200)).toBe(true)
  for (const { refusal } of answers)
    expect(['', 'code-expired', 'code-used-up', 'phone-taken']).toContain(refusal)
  const made = await nodes[1].db.one`
    select count(distinct player.id)::int as players, count(account.id)::int as wallets
    from player join account on account.player_id = player.id where phone = ${phone}`
  expect(made).toEqual({ players: 1, wallets: 3 })
})

test('a session opened on one node ends on every node at once', async () => {
  const { token } = await nodes[0].player()
  expect((await nodes[1].call(account.getUser, { token })).status).toBe(200)
  await nodes[1].call(account.logout, { token })
  expect((await nodes[0].call(account.getUser, { token })).refusal).toBe('not-signed-in')
})

test('while PostgreSQL is away players are told to try again, and it goes on when it is back', async () => {
  const [it] = nodes
  const { token } = await it.player()
  postgres.kill()
  const away = await it.call(account.getUser, { token })
  expect([away.status, away.refusal, away.headers.get('retry-after')]).toEqual([503, 'busy', '5'])
  expect((await it.app.request('/readyz')).status).toBe(503)
  expect((await it.app.request('/healthz')).status).toBe(200)
  postgres.restart()
  expect((await it.call(account.getUser, { token })).status).toBe(200)
})
