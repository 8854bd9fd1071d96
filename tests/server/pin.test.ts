import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamicData } from '#src/contract/account.ts'
import { createPin as createPinCall } from '#src/contract/pin.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
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

test('a PIN whose answer was lost is set again with the same digits; others are refused, count as wrong tries and change nothing', async () => {
  const { token, playerId } = await withPin()
  expect((await ask(token, '4071')).status).toBe(200)
  for (let n = 0; n < 5; n++) expect((await ask(token, '9350')).refusal).toBe('pin-set')
  expect(await judge(playerId, '4071')).toBe('pin-locked')
  expect((await ask(token, '4071')).refusal).toBe('pin-set')
  await s.clock.advance(15 * MINUTE)
  expect((await ask(token, '4071')).status).toBe(200)
})

test('a PIN that is no four digits, is easy to guess or is typed differently is refused by its field', async () => {
  const { token, playerId } = await s.player()
  for (const wrong of ['', '123', '12345', 'abcd', '１２３４', '12 4', 4071, null]) {
    const answer = await ask(token, wrong)
    expect([answer.status, answer.refusal, 'pin' in answer.json]).toEqual([422, 'bad-input', true])
  }
  const easy = {
    'Four times the same digit is what is tried first': ['0000', '1111', '9999'],
    'Digits in order are what is tried first': ['1234', '4321', '6789', '7890', '0987', '2468', '9753'],
    'A year is easy to guess: somebody may know your birthday': ['1960', '1999', '2000', '2026', '2049'],
    'A pair that comes again is easy to guess': ['1212', '6969', '1122', '5500'],
    'Digits that read the same backwards are easy to guess': ['1221', '4994'],
    'A pattern on the keypad is easy to see and to guess': ['2580', '0852', '1397', '1379', '7412'],
    'Very many people have chosen that PIN': ['1004', '5683'],
  }
  // A player may try thirty times a minute.
  for (const [why, pins] of Object.entries(easy)) {
    const { token: fresh } = await s.player()
    for (const pin of pins)
      expect((await ask(fresh, pin)).json).toEqual({ pin: `${why}. Choose another PIN` })
  }
  expect((await ask(token, '4071', '4072')).json).toEqual({ confirm_pin: 'The two PINs are not the same' })
  expect(await s.db.one`select 1 from player where id = ${playerId} and pin_hash is not null`).toBeUndefined()
})

test('the PIN is kept as a memory-hard hash of the cost in the settings, and the pepper is part of it', async () => {
  const [one, other] = [await withPin(), await withPin()]
  const rows = await s.db.many<{ pin_hash: string }>`
    select pin_hash from player where id = any(${[one.playerId, other.playerId]}::bigint[])`
  for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^scrypt\$16\$8\$1\$/)
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

test('ten right PINs at once are all right, also after wrong ones, and none of them counts', async () => {
  const { playerId } = await withPin()
  for (let n = 0; n < 4; n++) await judge(playerId, '1379')
  const ten = () => Promise.all(Array.from({ length: 10 }, () => judge(playerId, '4071')))
  expect(await ten()).toEqual(Array<string>(10).fill('right'))
  expect(await ten()).toEqual(Array<string>(10).fill('right'))
  expect(await judge(playerId, '1379')).toBe('pin-wrong')
})

test('who has no PIN is asked to create one', async () => {
  const { playerId } = await s.player()
  expect(await judge(playerId, '4071')).toBe('pin-missing')
})
