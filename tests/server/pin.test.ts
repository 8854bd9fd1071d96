import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamicData } from '#src/contract/account.ts'
import { createPin as createPinCall } from '#src/contract/pin.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { checkPin } from '#server/deeds/check-pin.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const ask = (token: string, pin: unknown, confirm_pin: unknown = pin) =>
  s.call(createPinCall, { token, wrongBody: { pin, confirm_pin } })

const withPin = async (pin = '4071') => {
  const player = await s.player()
  void (await ask(player.token, pin)).data
  return player
}
const judge = (playerId: number, pin: string) =>
  checkPin(s.service, { playerId, pin }).then(
    () => 'right',
    (error: { refusal: string }) => error.refusal,
  )

test('a PIN is set once, and the dynamic data tell of it §3.11', async () => {
  const { token } = await s.player()
  expect((await s.call(dynamicData, { token })).data).toEqual({ has_pin: false })
  expect((await ask(token, '4071')).status).toBe(200)
  expect((await s.call(dynamicData, { token })).data).toEqual({ has_pin: true })
  expect((await ask(token, '9350')).refusal).toBe('pin-set')
})

test('a PIN that is no four digits, is easy to guess or is typed differently is refused by its field', async () => {
  const { token, playerId } = await s.player()
  for (const wrong of ['', '123', '12345', 'abcd', '１２３４', '12 4', 4071, null]) {
    const answer = await ask(token, wrong)
    expect([answer.status, answer.refusal, 'pin' in answer.json]).toEqual([422, 'bad-input', true])
  }
  for (const easy of ['0000', '9999', '1234', '4321', '6789'])
    expect((await ask(token, easy)).json).toEqual({
      pin: 'That PIN is too easy to guess. Choose another one',
    })
  expect((await ask(token, '4071', '4072')).json).toEqual({ confirm_pin: 'The two PINs are not the same' })
  expect(
    await s.db.one('select 1 from player where id = $1 and pin_hash is not null', [playerId]),
  ).toBeUndefined()
})

test('the PIN is kept as a memory-hard hash that the pepper is part of', async () => {
  const [one, other] = [await withPin(), await withPin()]
  const rows = await s.db.many<{ pin_hash: string }>(
    'select pin_hash from player where id = any($1::bigint[])',
    [[one.playerId, other.playerId]],
  )
  for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^scrypt\$32768\$8\$1\$/)
  const elsewhere = { ...s.service, pepper: new Uint8Array(32) }
  await expect(checkPin(elsewhere, { playerId: one.playerId, pin: '4071' })).rejects.toMatchObject({
    refusal: 'pin-wrong',
  })
  expect(await judge(one.playerId, '4071')).toBe('right')
})

test('five wrong PINs lock it for fifteen minutes, the right one included; then there are five again', async () => {
  const { playerId } = await withPin()
  const tries = async () => {
    const said = []
    for (let n = 0; n < 6; n++) said.push(await judge(playerId, '1379'))
    return said
  }
  const five = [...Array<string>(4).fill('pin-wrong'), 'pin-locked', 'pin-locked']
  expect(await tries()).toEqual(five)
  expect(await judge(playerId, '4071')).toBe('pin-locked')
  await s.clock.advance(15 * MINUTE - 1_000)
  await expect(checkPin(s.service, { playerId, pin: '4071' })).rejects.toMatchObject({
    refusal: 'pin-locked',
    retryAfter: 1,
  })
  await s.clock.advance(1_500)
  expect(await tries()).toEqual(five)
  await s.clock.advance(16 * MINUTE)
  expect(await judge(playerId, '4071')).toBe('right')
})

test('a right PIN forgets the wrong ones before it, and each wrong one says how many tries are left', async () => {
  const { playerId } = await withPin()
  const words = async () =>
    (await checkPin(s.service, { playerId, pin: '1379' }).catch((error: { body: object }) => error)) as {
      body: object
    }
  expect((await words()).body).toEqual({ transaction_pin: 'That PIN is not right. 4 tries are left' })
  await judge(playerId, '1379')
  await judge(playerId, '1379')
  expect((await words()).body).toEqual({ transaction_pin: 'That PIN is not right. One try is left' })
  expect(await judge(playerId, '4071')).toBe('right')
  expect((await words()).body).toEqual({ transaction_pin: 'That PIN is not right. 4 tries are left' })
})

test('twenty wrong PINs at once: five are judged', async () => {
  const { playerId } = await withPin()
  const said = await Promise.all(Array.from({ length: 20 }, () => judge(playerId, '1379')))
  expect(said.filter(word => word === 'pin-wrong')).toHaveLength(4)
  expect(said.filter(word => word === 'pin-locked')).toHaveLength(16)
})

test('who has no PIN is asked to create one', async () => {
  const { playerId } = await s.player()
  expect(await judge(playerId, '4071')).toBe('pin-missing')
})
