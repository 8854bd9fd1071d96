// Faults of match sources, with tickets that depend on them: none is settled wrongly, and each fault is reported.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { getTicket } from '#src/contract/games.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { FeedSpent } from '#server/ports/ports.ts'
import { runCommand } from '#server/programs/commands.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import {
  buyPredictions,
  FULL_TIME,
  idOf,
  makeSoccer,
  ONE,
  round,
  sealed,
  type Name,
} from '../support/soccer.ts'

let s: Awaited<ReturnType<typeof makeSoccer>>
let token: string
let ticket: string
beforeEach(async () => {
  await s?.close()
  s = await makeSoccer()
  ;({ token } = await s.player(kobo(1_000)))
  ticket = await buyPredictions(s, token, ONE)
  await sealed(s)
  ends('b', '2-1')
  ends('c', '0-0')
  ends('d', '1-0')
})
afterAll(() => s.close())

const ends = (name: Name, score: string) => s.said.say(name, { phase: 'ended', score })
/** What one source alone says of the first match. */
const says = (source: string, score: string) => s.said.say('a', { phase: 'ended', score }, source)

/** Asks the sources at this time, and returns how the ticket stands. */
const statusAt = async (at: number): Promise<string> => {
  await s.clock.set(at)
  await round(s)
  return (await s.call(getTicket, { token, params: { id: ticket } })).data.play.status
}
const told = () => runCommand({ ...s.service, randomness: s.service.ports.randomness }, ['matches'])
const gauge = async (is: string) => (await s.metrics.read()).includes(`matches_undecided{is="${is}"} 1\n`)

/** It wins at the price it was sold at, and no later report settles anything again. */
const isWonForGood = async (at: number): Promise<void> => {
  const paid = () =>
    s.db.many<{ kind: string }>`select kind, amount from transfer where cause = ${ticket} order by kind`
  const before = await paid()
  expect(before.map(it => it.kind)).toEqual(['tax', 'ticket', 'win'])
  for (const name of ['a', 'b', 'c'] as const) ends(name, '5-5')
  expect(await statusAt(at + DAY)).toBe('Won')
  expect(await paid()).toEqual(before)
  expect(await checkWhole(s.db)).toEqual([])
}

test('a quota that is spent leaves the ticket open until the source answers again, and is told', async () => {
  const warn = vi.spyOn(s.service.log, 'warn')
  s.said.fails(new FeedSpent('the quota of the day is spent'))
  ends('a', '1-1')
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  expect(warn.mock.calls.map(([about]) => about)).toContainEqual(
    expect.objectContaining({ source: 'one', err: expect.any(FeedSpent) }),
  )
  expect(await statusAt(FULL_TIME + 5 * 60 * MINUTE)).toBe('Pending')
  expect(await told()).toContain(`${idOf('a')}  Arsenal – Chelsea FC`)
  s.said.fails(undefined)
  expect(await statusAt(FULL_TIME + 6 * 60 * MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + 6 * 60 * MINUTE)
})

test('two days of “not started” neither lose nor refund the ticket, and are told', async () => {
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  expect(await statusAt(FULL_TIME + 2 * DAY)).toBe('Pending')
  expect(await told()).toContain('no result: one says scheduled, other says scheduled')
  expect(await gauge('silent')).toBe(true)
  ends('a', '1-1')
  expect(await statusAt(FULL_TIME + 2 * DAY + MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + 2 * DAY + MINUTE)
})

test('full time shown before extra time is taken back in time, and the 90 minutes pay', async () => {
  says('one', '2-1')
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  s.said.say('a', { phase: 'live', live: '2-1', score: undefined }, 'one')
  expect(await statusAt(FULL_TIME + 20 * MINUTE)).toBe('Pending')
  expect(await told()).toBe('1 match is not decided.')
  expect(await gauge('waiting')).toBe(true)
  says('one', '1-1')
  expect(await statusAt(FULL_TIME + 40 * MINUTE)).toBe('Pending')
  expect(await statusAt(FULL_TIME + 71 * MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + 71 * MINUTE)
})

test('a score that one source changes before it is decided waits anew from the change', async () => {
  says('one', '2-1')
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  says('one', '1-1')
  expect(await statusAt(FULL_TIME + 29 * MINUTE)).toBe('Pending')
  expect(await statusAt(FULL_TIME + 58 * MINUTE)).toBe('Pending')
  expect(await told()).toBe('1 match is not decided.')
  expect(await statusAt(FULL_TIME + 60 * MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + 60 * MINUTE)
})

test('sources that are gone for a day leave the ticket open, and are told', async () => {
  const warn = vi.spyOn(s.service.log, 'warn')
  s.said.fails(new Error('no route to host'))
  ends('a', '1-1')
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  expect(await statusAt(FULL_TIME + DAY)).toBe('Pending')
  expect(warn.mock.calls.map(([, text]) => text)).toContain('a source of matches does not answer')
  expect(await told()).toContain('no result')
  expect((await s.metrics.read()).includes('matches_undecided{is="silent"} 4\n')).toBe(true)
  s.said.fails(undefined)
  expect(await statusAt(FULL_TIME + DAY + 2 * MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + DAY + 2 * MINUTE)
})

test('two sources that disagree settle nothing, are told, and the operator says which', async () => {
  says('one', '1-1')
  says('other', '1-2')
  expect(await statusAt(FULL_TIME)).toBe('Pending')
  expect(await statusAt(FULL_TIME + 3 * DAY)).toBe('Pending')
  expect(await told()).toContain('sources disagree: one says ended 1-1, other says ended 1-2')
  expect(await gauge('disputed')).toBe(true)
  const words = ['result', idOf('a'), '1-1', '--sure']
  await runCommand({ ...s.service, randomness: s.service.ports.randomness }, words)
  expect(await statusAt(FULL_TIME + 3 * DAY + MINUTE)).toBe('Won')
  await isWonForGood(FULL_TIME + 3 * DAY + MINUTE)
})
