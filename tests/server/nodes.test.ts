// Two nodes on one database: what one does, the other one knows.
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProof } from '#src/proof/verify.ts'
import { getUser, logoutEverywhere, phoneLogin } from '#src/contract/account.ts'
import { listKeys } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { createService } from '#server/create-service.ts'
import { buy, drawBatch } from '../support/play.ts'
import { instantCashout } from '../support/games.ts'
import { makeService, newAddress, type TestService, testSettings } from '../support/service.ts'

type Node = Awaited<ReturnType<typeof createService>>

let s: TestService
let later: Node
beforeAll(async () => {
  s = await makeService()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const SIGNING_KEY = JSON.stringify(privateKey.export({ format: 'jwk' }))
  const settings = testSettings({ SIGNING_KEY })
  later = await createService(settings, {
    db: s.db,
    clock: s.clock,
    games: [instantCashout],
    print: () => undefined,
  })
})
afterAll(() => s.close())

test('a node learns the keys of one that was started after it', async () => {
  const { token } = await s.player(100_000)
  await later.runDue()
  const id = await buy(s, { token })
  await drawBatch({ ...s, runDue: later.runDue })
  const proof = (await s.call(getTicket, { params: { id }, token })).data.proof
  expect(proof.receipt.key).toBe(s.service.signer.key)
  expect(proof.keys).toHaveProperty(proof.receipt.key)
  // A key that the build does not know comes with an entry of the log, and a phone takes it by that.
  const own = (await s.call(getTicket, { params: { id }, token }, later.app)).data.proof
  expect(own.receipt.key).toBe(later.service.signer.key)
  expect(checkProof(own).map(check => check.state)).toEqual(Array(6).fill('passed'))
  expect(checkProof({ ...own, keyEntries: [] })[0]).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('none that this phone trusts'),
  })
  expect((await s.call(listKeys)).data.keys).toHaveProperty(later.service.signer.key)
})

test('a session that is ended on one node is ended on the other at once', async () => {
  const { token } = await s.player()
  expect((await s.call(getUser, { token }, later.app)).status).toBe(200)
  expect((await s.call(getUser, { token })).status).toBe(200)
  expect((await s.call(logoutEverywhere, { token })).status).toBe(200)
  expect((await s.call(getUser, { token }, later.app)).refusal).toBe('not-signed-in')
})

test('wrong passwords count for both nodes together', async () => {
  const { phone } = await s.player()
  const address = newAddress()
  const refusals: string[] = []
  for (let n = 0; n < 6; n++) {
    const sent = { body: { phone: phone.replace('+234', '0'), password: 'not this one' }, address }
    refusals.push((await s.call(phoneLogin, sent, n % 2 ? later.app : s.app)).refusal)
  }
  expect(refusals).toEqual([...Array<string>(5).fill('wrong-login'), 'too-many-tries'])
})
