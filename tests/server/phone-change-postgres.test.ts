// Changes of numbers on a real PostgreSQL, where two transactions are truly open at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '#src/contract/players/phone-change.ts'
import { getUser } from '#src/contract/user.ts'
import { insertCode } from '#server/db/queries/accounts/codes.ts'
import { makePlayer } from '#server/deeds/accounts/sign-up.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { luckyPlayer, PIN } from '../support/lucky.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, newPhone, type TestService } from '../support/service.ts'
import { untilWaiting } from '../support/waiting.ts'

let postgres: TestPostgres
let s: TestService
beforeAll(async () => {
  postgres = await startPostgres()
  const db = openPostgres(postgres.url, () => undefined, 6, patient)
  await migrate(db)
  s = await makeService({ db })
}, 120_000)
afterAll(async () => {
  await s?.close()
  await postgres?.stop()
})

/** Asks for a change to a new number. @returns what ends the asking */
const asked = async (token: string, oldPhone: string | undefined) => {
  const phone = newPhone()
  const body = { phone_number: phone, transaction_pin: PIN, has_old_number: oldPhone !== undefined }
  void (await s.call(calls.updatePhoneNumber, { token, body })).data
  const code = await s.lastCode(phone)
  const old = oldPhone ? { old_code: await s.lastCode(oldPhone) } : {}
  const verify = () =>
    s.call(calls.verifyPhoneNumberUpdate, { token, body: { phone_number: phone, code, ...old } })
  return { phone, verify }
}

test('a number that somebody signs up with at the same moment is refused by name to whoever changes to it §7.19', async () => {
  const player = await luckyPlayer(s, 0)
  const { phone, verify } = await asked(player.token, player.phone)
  const changing = await s.db.tx(async tx => {
    const { id: codeId } = (await insertCode(tx, {
      to: phone,
      purpose: 'sign-up',
      channel: 'SMS',
      nonce: new Uint8Array(16),
      tries: 0,
      lives: 600,
      addressHash: new Uint8Array(32),
      asker: new Uint8Array(32),
      known: false,
    }))!
    await makePlayer(tx, {
      phone,
      codeId,
      passwordHash: 'none',
      consentVersion: '1',
      birthDate: '1990-02-28',
    })
    const answer = verify()
    await untilWaiting(s.db, 1)
    return { answer }
  })
  expect((await changing.answer).refusal).toBe('phone-taken')
  expect((await s.call(getUser, { token: player.token })).data.phone_number).toBe(player.phone)
  expect(await s.db.many`select 1 from phone_change where player_id = ${player.playerId}`).toEqual([])
})

test('of two changes that a player asks for at the same moment the later one waits, and the other is cancelled', async () => {
  const player = await luckyPlayer(s, 0)
  const both = [await asked(player.token, undefined), await asked(player.token, undefined)]
  const changing = await s.db.tx(async tx => {
    await tx.one`select 1 from player where id = ${player.playerId} for update`
    const answers = Promise.all(both.map(it => it.verify()))
    await untilWaiting(s.db, 2)
    return { answers }
  })
  expect((await changing.answers).map(it => it.status)).toEqual([200, 200])
  const rows = await s.db.many`
    select state from phone_change where player_id = ${player.playerId} order by state`
  expect(rows).toEqual([{ state: 'cancelled' }, { state: 'waiting' }])
})
