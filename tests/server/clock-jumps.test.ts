// The machine's own time of day jumps; draws, sales and countdowns keep to the database's.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentBatch } from '#src/contract/draws.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { createService } from '#server/create-service.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { followClock, type FollowingClock } from '#server/ports/clock.ts'
import { instantCashout } from '../support/games.ts'
import { makeService, NOON, type TestService, testSettings } from '../support/service.ts'
import { sell } from '../support/selling.ts'

const LINE = [[1, 2, 3, 4]]
const jumps: [string, number][] = [
  ['a second ahead', 1_000],
  ['five minutes ahead', 5 * MINUTE],
  ['a day ahead', DAY],
  ['a second back', -1_000],
  ['five minutes back', -5 * MINUTE],
  ['a day back', -DAY],
]

describe('a node whose own clock jumps', () => {
  let s: TestService
  beforeEach(async () => {
    s = await makeService()
  })
  afterEach(async () => {
    vi.useRealTimers()
    expect(await checkInvariants(s.db)).toEqual([])
    await s.close()
  })

  const states = async (id: string) =>
    (await s.db.one<{ state: string; numbers: number[] | null; drawn: Date | null; due: Date }>`
      select state, numbers, drawn_at as drawn, draws_at as due from batch where id = ${id}`)!

  test.each(jumps)('%s draws no batch early and none twice, and counts down to zero', async (_, jump) => {
    const node = await createService(testSettings(), {
      db: s.db,
      print: () => undefined,
      games: [instantCashout],
    })
    const clock = node.service.ports.clock as FollowingClock
    // Between two readings of the database no time passes here, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + jump })
    const at = async (instant: number) => {
      await s.clock.set(instant)
      await clock.follow()
      await node.runDue()
      const { data, headers } = await s.call(currentBatch, { query: { game: 'instant-cashout' } }, node.app)
      const now = Date.parse(headers.get('date')!)
      return { now, left: Date.parse(data.current.commitment.closesAt) - now }
    }
    const { opensAt, closesAt } = batchBounds(NOON)
    await at(NOON)
    const { playerId } = await s.player(100_000)
    const { batch_id: id } = await sell(node.service, playerId, LINE, 10_000 as never)
    for (const instant of [NOON, closesAt - 1]) {
      const { now, left } = await at(instant)
      expect(Math.abs(now - instant)).toBeLessThan(2_000)
      expect(left).toBeGreaterThanOrEqual(0)
      expect((await states(id)).state).toBe('open')
    }
    await at(closesAt)
    expect((await states(id)).state).toBe('sealed')
    await at(closesAt + SEAL_MARGIN - 1)
    expect(await states(id)).toMatchObject({ state: 'sealed', numbers: null })
    await at(closesAt + SEAL_MARGIN + 5_000)
    const drawn = await states(id)
    expect(drawn.state).toBe('settled')
    expect(drawn.drawn!.getTime()).toBeGreaterThanOrEqual(drawn.due.getTime())
    await at(closesAt + SEAL_MARGIN + 10_000)
    expect(await states(id)).toEqual(drawn)
    const { batch_id: next } = await sell(node.service, playerId, LINE, 10_000 as never)
    expect(next).not.toBe(id)
    expect(batchBounds(s.clock.now()).opensAt).toBe(opensAt + BATCH)
    clock.stop()
  })
})

describe('the clock of a node', () => {
  let ticks = 0
  let time = NOON
  const follow = (took = 0) =>
    followClock({
      ask: async () => {
        ticks += took
        return time
      },
      onTrouble: error => {
        throw error
      },
      ticks: () => ticks,
    })
  beforeEach(() => {
    ticks = 5_000
    time = NOON
  })

  test('is the database’s, carried on by ticks, and asked again', async () => {
    const clock = await follow()
    expect(clock.now()).toBe(NOON)
    ticks += 1_234
    expect(clock.now()).toBe(NOON + 1_234)
    time = NOON - DAY
    await clock.follow()
    expect(clock.now()).toBe(NOON - DAY)
    clock.stop()
  })

  test('does not believe an answer that took long, but for the first', async () => {
    const clock = await follow(4_000)
    expect(clock.now()).toBe(NOON + 2_000)
    time = NOON + DAY
    await clock.follow()
    expect(clock.now()).toBe(NOON + 6_000)
    clock.stop()
  })
})
