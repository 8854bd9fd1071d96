import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { request } from '#src/api/client.ts'
import { batchQuery, keysQuery, rulesQuery } from '#src/api/draws.ts'
import { itemProofQuery } from '#src/api/items/items.ts'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { getLog } from '#src/contract/log.ts'
import { headHash } from '#src/draws/documents.ts'
import { batchBounds, batchId } from '#src/draws/schedule.ts'
import { checkItem } from '#src/proof/verify-item.ts'
import { checkJackpot } from '#src/proof/verify-jackpot.ts'
import { checkProof } from '#src/proof/verify.ts'
import { DAY, isoDate, MINUTE } from '#src/lib/lagos-time.ts'
import { seenLog, stateOf } from '#src/memory/seen-log.ts'
import { checkDraw } from '#src/screens/results/check-draw.ts'
import { publicProof } from '#src/screens/results/public-proof.ts'
import { learnLog } from '#src/memory/learn-log.ts'
import { meetHead, memoryOfBatch, memoryOfTicket } from '#src/memory/memory-of.ts'
import { checkWholeDraw } from '#src/screens/whole-draw/check-whole-draw.ts'
import { kobo } from '#src/lib/money.ts'
import { forgetServerTime } from '#src/lib/server-time.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { matchWorld } from '../draws/match-world.ts'
import { instantCashout } from '../support/games.ts'
import { operate } from '../support/items.ts'
import { sell } from '../support/selling.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'

/** By the phone's clock, these draws are in the future, so it sees everything in time. */
const START = NOON + 365 * DAY

let honest: TestService
let other: TestService
/** The one that the phone reaches; undefined: neither. */
let reached: TestService | undefined
/** If set, the worker answers with its copy of a batch, kept since then; otherwise the service answers. */
let keptSince: number | undefined
/** Asked about the first, it answers about the second. */
let instead: [asked: string, answered: string] = ['', '']

beforeAll(async () => {
  // Both have the sandbox's keys, but each its own log.
  ;[honest, other] = await Promise.all([makeService({ now: START }), makeService({ now: START + DAY })])
  await honest.runDue()
  await other.runDue()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!reached) throw new TypeError('Failed to fetch')
    const answer = await reached.app.request(address.replace(...instead), init)
    if (!address.includes('/batches/') || keptSince === undefined) return answer
    const headers = {
      ...Object.fromEntries(answer.headers),
      'x-kept': 'yes',
      date: new Date(keptSince).toUTCString(),
    }
    return new Response(await answer.text(), { headers })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await Promise.all([honest.close(), other.close()])
})

const id = batchId(instantCashout, batchBounds(START).opensAt)
/** Turns the clock, then runs everything due. */
const turn = async (world: TestService, to: number) => {
  await world.clock.set(to)
  await world.runDue()
}
const loadBatch = () => queryClient.fetchQuery({ ...batchQuery(id), staleTime: 0 })
const checksOf = async () => {
  const batch = await loadBatch()
  const [{ rules }, keys] = await Promise.all([
    queryClient.fetchQuery(rulesQuery(batch.commitment.rules)),
    queryClient.fetchQuery(keysQuery()),
  ])
  return checkProof(publicProof(batch, rules, keys), await memoryOfBatch(batch, undefined))
}

test('a phone takes down the states of the log as it grows, with the time, and learns nothing without a network', async () => {
  await expect(learnLog()).rejects.toThrow('could not reach')
  expect(await seenLog.states()).toEqual([])
  reached = honest
  await learnLog()
  const [first] = await seenLog.states()
  expect(first!.size).toBeGreaterThan(0)
  expect(Math.abs(first!.at - START)).toBeLessThan(MINUTE)
  const { playerId } = await honest.player(kobo(1_000))
  await sell(honest.service, playerId, [[1, 2, 3, 4]], 10_000)
  await turn(honest, batchBounds(START).closesAt + 1_000)
  await turn(honest, batchBounds(START).closesAt + 45_000)
  await learnLog()
  const states = await seenLog.states()
  expect(states).toHaveLength(2)
  expect(states[0]!.size).toBeGreaterThan(first!.size)
  expect(await seenLog.splits()).toEqual([])
})

test('a state of the log is as old as the service says, also where the phone’s clock is a day ahead and nobody has told it yet', async () => {
  forgetServerTime()
  vi.useFakeTimers({ toFake: ['Date'], now: honest.clock.now() + DAY })
  await learnLog().finally(() => vi.useRealTimers())
  forgetServerTime()
  const [newest] = await seenLog.states()
  expect(Math.abs(newest!.at - honest.clock.now())).toBeLessThan(MINUTE)
})

test('a whole draw is loaded, made again, kept, and made again without a network', async () => {
  const batch = await loadBatch()
  const progress: number[] = []
  const { checks, isKept } = await checkWholeDraw(batch, undefined, done => progress.push(done))
  expect(checks.map(({ state, detail }) => [state, detail])).toEqual(
    checks.map(({ detail }) => ['passed', detail]),
  )
  expect(isKept).toBe(true)
  expect(progress.length).toBeGreaterThan(0)
  reached = undefined
  expect((await checkWholeDraw(batch, undefined, () => undefined)).checks).toEqual(checks)
  reached = honest
})

test('a batch that was kept before its draw is not said to be late a day afterwards, when the phone has no network', async () => {
  const { opensAt, closesAt } = batchBounds(honest.clock.now())
  const onSale = batchId(instantCashout, opensAt)
  const headOn = async (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { checks } = await checkDraw({ batch: onSale }).finally(() => vi.useRealTimers())
    return checks.find(it => it.id === 'head')!
  }
  expect((await headOn(closesAt + DAY)).detail).toContain('Not shown in time')
  keptSince = opensAt
  expect(await headOn(closesAt + DAY)).toMatchObject({
    state: 'waiting',
    detail: 'The batch is not sealed yet',
  })
  keptSince = undefined
})

const numbersOf = async (shown: readonly number[]) =>
  (await checkDraw({ batch: id, drawn: shown })).checks.at(-1)

test('numbers that a list shows of a draw are checked as they are shown, not those of its record', async () => {
  const { draw } = await loadBatch()
  expect(await numbersOf(draw!.numbers)).toMatchObject({ id: 'numbers', state: 'passed' })
  expect(await numbersOf(draw!.numbers.toReversed())).toMatchObject({
    state: 'failed',
    detail: `They should be ${draw!.numbers.join(' ')}`,
  })
})

test('the record of another draw or item than the one asked for is a failed check', async () => {
  instead = [batchId(instantCashout, START + 2 * DAY), id]
  const { checks } = await checkDraw({ batch: instead[0] })
  expect(checks[0]).toMatchObject({ state: 'failed', detail: 'The seal is of another batch' })

  const today = isoDate(START)
  instead = ['super-20991231', `super-${today.replaceAll('-', '')}`]
  const jackpot = await queryClient.fetchQuery(jackpotDrawQuery(instead[0]))
  expect(checkJackpot(jackpot.record)[0]!.detail).toBe('The announcement is of another draw')

  await operate(honest, 'open-item', 'rice-1', today, 'rice', '2000', '50', '1700', 'Bag', 'of', 'rice')
  instead = ['rice-2', 'rice-1']
  const item = await queryClient.fetchQuery(itemProofQuery('rice-2'))
  expect(checkItem(item.record)[0]!.detail).toBe('The announcement is of another item')
  instead = ['', '']
})

test('another head of a batch than the one that was seen first is a failed check, and the first one stays', async () => {
  const batch = await loadBatch()
  const head = { ...batch.head!.head, size: batch.head!.head.size + 1 }
  const twin = { ...batch, id: 'twin', head: { ...batch.head!, head } }
  await meetHead(twin)
  await meetHead({ ...batch, id: 'twin' })
  const memory = await memoryOfBatch({ ...batch, id: 'twin' }, undefined)
  expect(memory.head!.hash).toBe(headHash(head))
  const checks = checkProof(publicProof(batch, '{}', { keys: {}, keyEntries: [] }), memory)
  expect(checks.find(it => it.id === 'head')).toMatchObject({
    state: 'failed',
    detail: 'This phone was shown another seal of this batch before',
  })
})

test('a head that is older than all states that this phone keeps passes as long as the service shows the way from it', async () => {
  const batch = await loadBatch()
  const { size } = stateOf(batch.head!.logged!.checkpoint)!
  await honest.db.tx(async tx => {
    for (let at = 0; at < 150; at++) await appendEntry(tx, `later-${at}`, { type: 'test', at })
  })
  await publishLog(honest.service)
  await learnLog()
  // Hours of an open page: a hundred later states.
  const [{ at, checkpoint }] = (await seenLog.states()) as [Awaited<ReturnType<typeof seenLog.states>>[0]]
  for (let more = 1; more <= 100; more++) await seenLog.keep({ size: size + more, root: '', at, checkpoint })
  expect((await seenLog.states()).some(it => it.size === size)).toBe(false)
  expect((await checksOf()).find(it => it.id === 'head')!.state).toBe('passed')
})

test('a second log under the same keys is kept beside the first one as evidence, for good, and every check of the log fails by name', async () => {
  expect((await checksOf()).find(it => it.id === 'head')!.state).toBe('passed')
  const [known] = await seenLog.states()
  reached = other
  await learnLog()
  reached = honest
  await learnLog()
  expect((await seenLog.states())[0]!.root).toBe(known!.root)
  const [split, ...more] = await seenLog.splits()
  expect(more).toEqual([])
  expect(split).toMatchObject({ kind: 'split', known: known!.checkpoint })
  expect(split!.shown).not.toBe(split!.known)
  expect((await checksOf()).find(it => it.id === 'head')).toMatchObject({
    state: 'failed',
    detail: 'This phone was shown two logs that do not fit together',
  })
})

test('the end of a match in another log than this phone’s is no end that its log shows', async () => {
  reached = other
  const { checkpoint } = await request(getLog)
  reached = honest
  const batch = await loadBatch()
  const proof = publicProof(batch, '{}', { keys: {}, keyEntries: [] })
  const logged = { index: 0, path: [], checkpoint }
  const { results, opened } = matchWorld().ticketOf()
  for (const more of [
    { results: results.map(it => ({ ...it, logged })) },
    { opened: opened.map(it => ({ ...it, logged })) },
  ]) {
    const asked = { player: 'p', ticket: 't', heardAt: undefined }
    const memory = await memoryOfTicket({ ...proof, ...more }, asked)
    expect([memory.isSplit, new Set(memory.unmet)]).toEqual([true, new Set([checkpoint])])
  }
})
