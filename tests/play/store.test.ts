import * as fc from 'fast-check'
import { snapshot } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import type { Shelf } from '#src/lib/idb.ts'
import { randomInt } from '#src/lib/random.ts'
import { slotsOf } from '#src/picks/rows.ts'
import { readState, stateSchema, writeState, freshState } from '#src/play/state.ts'
import { createPlayStore } from '#src/play/store.ts'
import { memorySession, memoryShelf } from './shelves.ts'
import { success, ticket } from './ticket.ts'
import { instantCashout as game } from '../support/games.ts'

const KEY = 'oriire_play:instant-cashout'

const open = async (parts: {
  session?: ReturnType<typeof memorySession> | undefined
  shelf?: Shelf
  random?: (below: number) => number
}) => {
  const store = createPlayStore(game, {
    session: parts.session,
    shelf: parts.shelf ?? memoryShelf().shelf,
    randomInt: parts.random ?? randomInt,
  })
  await store.ready
  return store
}
const microtask = () => Promise.resolve()
const rows = (store: Awaited<ReturnType<typeof open>>) => store.state.picks.map(slotsOf)

test('the store has multiplier, dynamicPickNumber, picks, active row, submissions, successObject, allowedPickLines, systemPicks and batchDrawData §3.42', async () => {
  const store = await open({})
  expect(snapshot(store.state)).toMatchObject({
    multiplier: 1,
    dynamicPickNumber: 10,
    activeRow: 0,
    submissions: null,
    successObject: null,
    allowedPickLines: [1, 3, 5, 7, 10],
    systemPicks: [],
    batchDrawData: null,
  })
  expect(rows(store)).toEqual([[null, null, null, null]])
  const slip = {
    data: [
      { id: 'a', ticket: [1, 2, 3, 4] },
      { id: 'b', ticket: [5, 6, 7, 8] },
    ],
    slipId: 'slip',
    lines: 2,
    potentialWinning: 5_000_000,
    stake: 20_000,
  }
  store.keepSubmissions(slip)
  expect(store.state.submissions?.slipId).toBe('slip')
  store.keepDraw(ticket('t', '2026-11-20T11:00:00.000Z').draw)
  expect(store.state.systemPicks).toEqual(store.state.batchDrawData?.drawn)
})

test('removing a submission line drops it and lowers lines by one §4.48', async () => {
  const store = await open({})
  const data = ['a', 'b', 'c'].map(id => ({ id, ticket: [1, 2, 3, 4] }))
  store.keepSubmissions({ data, slipId: 's', lines: 3, potentialWinning: 1, stake: 30_000 })
  store.dropSubmission('b')
  store.dropSubmission('nobody')
  expect(store.state.submissions?.data.map(line => line.id)).toEqual(['a', 'c'])
  expect(store.state.submissions?.lines).toBe(2)
})

test('the Game ID is a random number from 0 to 998, and a new one is drawn when asked §3.20, 9.7', async () => {
  const bounds: number[] = []
  const store = await open({ random: below => (bounds.push(below), below - 1) })
  expect([store.state.gameId, bounds]).toEqual([998, [999]])
  const real = await open({})
  const seen = new Set<number>()
  for (let draw = 0; draw < 40_000; draw++) {
    real.newGameId(draw)
    seen.add(real.state.gameId)
  }
  expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([999, 0, 998])
})

test('each batch has a Game ID of its own, which a reload within it keeps and one after it does not §4.17, 4.18', async () => {
  const session = memorySession()
  let next = 0
  const random = () => ++next
  const store = await open({ session, random })
  store.newGameId(300_000)
  const first = store.state.gameId
  store.newGameId(300_000)
  expect(store.state.gameId).toBe(first)
  await microtask()
  await store.settled()
  const again = await open({ session, random })
  again.newGameId(300_000)
  expect(again.state.gameId).toBe(first)
  const away = await open({ session, random })
  away.newGameId(600_000)
  expect(away.state.gameId).not.toBe(first)
})

test('picks are in session storage as soon as they are shown, and come back after a reload §9.33', async () => {
  const session = memorySession()
  const store = await open({ session })
  for (const number of [9, 8, 7, 6]) store.toggle(number)
  store.setStake(50_000)
  await microtask()
  await store.settled()
  expect(session.texts.has(KEY)).toBe(true)
  const again = await open({ session })
  expect(rows(again)).toEqual([[9, 8, 7, 6]])
  expect([again.state.stake, again.state.gameId]).toEqual([50_000, store.state.gameId])
})

test('without a session the IndexedDB copy is used; with one the session wins', async () => {
  const kept = memoryShelf()
  const store = await open({ session: memorySession(), shelf: kept.shelf })
  store.toggle(11)
  await microtask()
  await store.settled()
  const reopened = await open({ session: memorySession(), shelf: kept.shelf })
  expect(rows(reopened)[0]![0]).toBe(11)

  const session = memorySession()
  const other = await open({ session })
  other.toggle(22)
  await microtask()
  await other.settled()
  expect(rows(await open({ session, shelf: kept.shelf }))[0]![0]).toBe(22)
})

test('a player who is faster than IndexedDB keeps what was picked', async () => {
  const kept = memoryShelf()
  const first = await open({ shelf: kept.shelf })
  first.toggle(1)
  await microtask()
  await first.settled()
  const letGo = kept.hold()
  const store = createPlayStore(game, { session: memorySession(), shelf: kept.shelf, randomInt })
  store.toggle(40)
  letGo()
  await store.ready
  expect(rows(store)[0]![0]).toBe(40)
})

test('one write is in flight, and the latest state wins', async () => {
  const kept = memoryShelf()
  const letGo = kept.hold()
  const store = createPlayStore(game, { session: memorySession(), shelf: kept.shelf, randomInt })
  for (const number of [1, 2, 3, 4]) {
    store.toggle(number)
    await microtask()
    await microtask()
  }
  expect(kept.writes).toBe(1)
  letGo()
  await store.settled()
  expect(kept.writes).toBe(2)
  expect(readState(game, kept.texts.get(KEY))?.picks.map(slotsOf)).toEqual([[1, 2, 3, 4]])
})

test('with storage full or forbidden the game is played in memory, and a notice says so', async () => {
  const kept = memoryShelf()
  kept.fails = true
  const store = await open({ session: memorySession(new Map(), true), shelf: kept.shelf })
  for (const number of [1, 2, 3, 4]) store.toggle(number)
  await microtask()
  await store.settled()
  expect(rows(store)).toEqual([[1, 2, 3, 4]])
  expect(store.status.storageNotice).toBe(true)
  kept.fails = false
  const well = await open({ session: memorySession(), shelf: memoryShelf().shelf })
  well.toggle(1)
  await microtask()
  await well.settled()
  expect(well.status.storageNotice).toBe(false)
})

test('a bought ticket leaves fresh lines and its success object; other picks give up the registered slip', async () => {
  const store = await open({ session: memorySession() })
  store.fill()
  const slip = { data: [], slipId: 's', lines: 0, potentialWinning: 0, stake: 0 }
  store.keepSubmissions(slip)
  const other = [1, 2, 3, 4, 5].find(number => !rows(store)[0]!.includes(number))!
  store.toggle(other) // every row is full: nothing changes
  expect(store.state.submissions).not.toBeNull()
  store.clearRow(0)
  expect(store.state.submissions).toBeNull()
  store.keepSubmissions(slip)
  store.keepSuccess(success)
  expect(store.state).toMatchObject({ multiplier: 1, submissions: null, successObject: { ticketId: 'a' } })
  expect(rows(store)).toEqual([[null, null, null, null]])
})

test('every verb keeps a state that can be read back', async () => {
  const session = memorySession()
  const store = await open({ session })
  const verbs = [
    () => store.toggle(8),
    () => store.fill(),
    () => store.duplicateRow(0),
    () => store.addRandomRow(),
    () => store.shuffleAll(),
    () => store.shuffleRow(1),
    () => store.replace(0, 8, 33),
    () => store.deleteRow(1),
    () => store.setLines(7),
    () => store.selectRow(2),
    () => store.clearRow(0),
    () => store.clearAll(),
    () => store.setStake(100_000),
    () => store.setStake(123),
    () => store.keepSuccess(success),
    () => void store.forget(),
  ]
  for (const verb of verbs) {
    verb()
    await microtask()
    expect(readState(game, writeState(game, snapshot(store.state) as never))).toEqual(snapshot(store.state))
  }
})

/** Every place in a state, as a path of keys, inner ones included. */
const places = (value: unknown, path: string[] = []): string[][] => [
  ...(path.length > 0 ? [path] : []),
  ...(value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, entry]) => places(entry, [...path, key]))
    : []),
]

test('200 damaged snapshots are read as a sound state or dropped, never crashed on', () => {
  const whole = JSON.parse(writeState(game, { ...freshState(game, 5), successObject: success }))
  const damage = fc.constantFrom<unknown>(null, -1, 0.5, 41, 2 ** 53, '', 'x', [], {}, [null], { a: 1 })
  const change = fc.tuple(fc.constantFrom(...places(whole)), damage)
  fc.assert(
    fc.property(change, ([path, damaged]) => {
      const text = structuredClone(whole)
      const holder = path.slice(0, -1).reduce((at, key) => at[key], text)
      holder[path.at(-1)!] = damaged
      const read = readState(game, JSON.stringify(text))
      if (read) {
        expect(read.picks.length).toBe(read.multiplier)
        expect(stateSchema(game)['~run']({ value: read }, {}).issues).toBeUndefined()
      }
    }),
    { numRuns: 200 },
  )
  const text = JSON.stringify(whole)
  for (let cut = 0; cut < text.length; cut += 37) expect(readState(game, text.slice(0, cut))).toBeUndefined()
  for (const wrong of [
    null,
    undefined,
    '',
    'null',
    '[]',
    '{"version":2}',
    text.replace('"version":1', '"version":9'),
  ])
    expect(readState(game, wrong)).toBeUndefined()
})

const fresh = () => structuredClone(freshState(game, 5))
const row = (id: string, ...numbers: (number | null)[]) => ({
  id,
  digitArray: numbers.map((pickDigit, at) => ({ id: `${id}.${at}`, pickDigit })),
})

test('out-of-range and repeated numbers, and rows that no ticket can have, are dropped', () => {
  const kept = (change: object) => readState(game, writeState(game, { ...fresh(), ...change }))
  expect(kept({})).toEqual(fresh())
  expect(kept({ picks: [row('r1', 1, 2, 3, 4)] })).toBeDefined()
  for (const picks of [
    [row('r1', 1, 2, 3, 41)],
    [row('r1', 1, 2, 3, 3)],
    [row('r1', 1, 2, 3)],
    [row('r1', 1, 2, 3, 4, 5)],
    [],
  ])
    expect(kept({ picks })).toBeUndefined()
  const two = [row('r1', 1, 2, 3, 4), row('r2', 1, 2, 3, 4)]
  expect(kept({ picks: two, multiplier: 2 })).toBeUndefined()
  expect(kept({ gameId: 999 })).toBeUndefined()
  expect(kept({ stake: 12_345 })).toBeUndefined()
  expect(kept({ activeRow: 1 })).toBeUndefined()
  expect(kept({ successObject: { ticketId: 7 } })).toMatchObject({ successObject: null })
})

test('damaged storage of either kind starts the game afresh and is written over', async () => {
  const session = memorySession(new Map([[KEY, '{"version":1,"state":{"picks":"x"}}']]))
  const kept = memoryShelf(new Map([[KEY, '\u0000garbage']]))
  const store = await open({ session, shelf: kept.shelf })
  expect(rows(store)).toEqual([[null, null, null, null]])
  store.toggle(5)
  await microtask()
  await store.settled()
  expect(readState(game, session.texts.get(KEY))).toBeDefined()
  expect(readState(game, kept.texts.get(KEY))).toBeDefined()
})

test('reading session storage that is forbidden does not stop the game', async () => {
  const session = memorySession()
  vi.spyOn(session, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const store = await open({ session })
  store.toggle(5)
  expect(rows(store)[0]![0]).toBe(5)
})

test('a number picked makes one row anew; the others are the very same objects, and rows that go leave none behind', async () => {
  const store = await open({})
  store.setLines(10)
  store.fill()
  const before = snapshot(store.state).picks
  store.selectRow(3)
  store.toggle(store.state.picks[3]!.digitArray[0]!.pickDigit!)
  const after = snapshot(store.state).picks
  expect(after.map((row, index) => row === before[index])).toEqual(before.map((_, index) => index !== 3))
  expect(slotsOf(after[3]!)[0]).toBeNull()
  store.setLines(3)
  expect(snapshot(store.state).picks).toHaveLength(3)
  expect(store.state.picks[3]).toBeUndefined()
})
