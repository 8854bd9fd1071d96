import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lotteryStatus } from '#src/contract/games.ts'
import { excludeSelf, getSaferPlay } from '#src/contract/players/safer-play.ts'
import { makeRateLimits } from '#server/http/rate-limits.ts'

const MOST = 20 // a minute for an address

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

const make = () => {
  const limits = makeRateLimits()
  const take = (address: string) => limits.take(lotteryStatus, address, undefined)
  const takeMost = (address: string) => {
    for (let n = 0; n < MOST; n++) take(address)
  }
  return { take, takeMost }
}
const refusalOf = (work: () => void) => {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

test('tries count for a whole minute from the first, also where those of others are forgotten meanwhile', () => {
  const { take, takeMost } = make()
  take('who came first')
  vi.setSystemTime(50_000)
  takeMost('a')
  vi.setSystemTime(61_000)
  expect(refusalOf(() => take('a'))).toMatchObject({ refusal: 'too-many-tries', retryAfter: 49 })
  take('b')
  vi.setSystemTime(109_999)
  expect(refusalOf(() => take('a'))).toMatchObject({ retryAfter: 1 })
  vi.setSystemTime(110_000)
  takeMost('a')
  expect(refusalOf(() => take('a'))).toMatchObject({ retryAfter: 60 })
})

test('a call that changes something of a player’s is braked without being listed, and one that reads is not', () => {
  const { take } = makeRateLimits()
  const change = (playerId: number) => refusalOf(() => take(excludeSelf, 'a', playerId))
  expect(Array.from({ length: 31 }, () => change(1)).filter(Boolean)).toHaveLength(1)
  expect(change(2)).toBeUndefined()
  expect(
    Array.from({ length: 1_000 }, () => refusalOf(() => take(getSaferPlay, 'a', 1))).filter(Boolean),
  ).toEqual([])
})
