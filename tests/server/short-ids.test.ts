import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lotteryStatus } from '#src/contract/games.ts'
import { kobo } from '#src/lib/money.ts'
import { shortId, shortNumber } from '#src/lib/short-id.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { instantCashout } from '../support/games.ts'
import { buy } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
})
afterEach(() => s.close())

const check = (id: string) => s.call(lotteryStatus, { body: { game_play_id: id } })

test('the slip checker takes the short ID in any case and spacing, and tells a wrong sign from an unknown slip', async () => {
  const { token } = await s.player(kobo(1_000))
  const id = await buy(s, { token })
  const short = shortId(id)
  for (const said of [id, short, short.toLowerCase(), `  ${short.replace('-', ' ')} `, [...short].join(' ')])
    expect((await check(said)).data.play.game_play_id).toBe(id)
  const wrong = await check(short.startsWith('2') ? `3${short.slice(1)}` : `2${short.slice(1)}`)
  expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([
    422,
    expect.stringContaining('One of these signs is wrong'),
  ])
  expect(await check(shortId(randomUUID()))).toMatchObject({ refusal: 'slip-unknown' })
  const strange = await check('ticket')
  expect([strange.status, JSON.stringify(strange.json)]).toEqual([
    422,
    expect.stringContaining('That is not a Game play ID'),
  ])
})

test('the database works the short ID out as the phone does', async () => {
  for (let n = 0; n < 50; n++) {
    const id = randomUUID()
    expect(await s.db.one`select short_id(${id}::uuid) as short`).toEqual({ short: shortNumber(id) })
  }
})

test('no two slips have one: the second is kept under another', async () => {
  const { playerId } = await s.player()
  const { randomness } = s.service.ports
  const same = Uint8Array.from({ length: 16 }, (_, at) => at)
  // The same last half twice, then whatever comes.
  const given = [same, same.with(0, 99)]
  const ports = {
    ...s.service.ports,
    randomness: { ...randomness, bytes: (n: number) => given.shift() ?? randomness.bytes(n) },
  }
  const slip = { playerId, game: instantCashout, stake: kobo(100), lines: [[1, 2, 3, 4]] }
  const first = await registerSlip({ ...s.service, ports }, slip)
  const second = await registerSlip({ ...s.service, ports }, slip)
  expect(given).toEqual([])
  expect(shortNumber(second.id)).not.toBe(shortNumber(first.id))
})
