// The picks of virtual matches: at most five, one a match, of one batch, kept on the device.
import { expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { createVirtualStore, readVirtual, writeVirtual, type VirtualState } from '#src/play/virtual-store.ts'
import { success } from './ticket.ts'
import { memorySession, memoryShelf } from './shelves.ts'

const makeStore = () => {
  const session = memorySession()
  const { shelf } = memoryShelf()
  return { session, shelf, store: createVirtualStore({ session, shelf }) }
}
const picks = ({ selectedVirtualScores: all }: VirtualState) => all.map(it => `${it.match} ${it.score}`)

test('holds its selections keyed by match, and how many there may be §3.47 §9.21', () => {
  const { store } = makeStore()
  store.choose({ match: '0-15', score: '2-1' })
  expect(store.state.selectedVirtualScores).toEqual([{ match: '0-15', score: '2-1' }])
  expect(store.state.maximumSelections).toBe(5)
})

test('the same match replaces its entry, and a sixth match drops the oldest §4.52 §5.16', () => {
  const { store } = makeStore()
  for (const match of ['a', 'b', 'c', 'd', 'e']) store.choose({ match, score: '1-0' })
  store.choose({ match: 'c', score: '0-0' })
  expect(picks(store.state)).toEqual(['a 1-0', 'b 1-0', 'c 0-0', 'd 1-0', 'e 1-0'])
  store.choose({ match: 'f', score: '3-3' })
  expect(picks(store.state)).toEqual(['b 1-0', 'c 0-0', 'd 1-0', 'e 1-0', 'f 3-3'])
  store.drop('c')
  expect(picks(store.state)).toEqual(['b 1-0', 'd 1-0', 'e 1-0', 'f 3-3'])
})

test('the picks of one batch are not those of the next: they go, and that is told once', () => {
  const { store } = makeStore()
  expect(store.begin('VS-1')).toBe(false)
  store.choose({ match: 'a', score: '1-0' })
  expect(store.begin('VS-1')).toBe(false)
  expect(store.begin('VS-2')).toBe(true)
  expect(picks(store.state)).toEqual([])
  expect(store.begin('VS-3')).toBe(false)
})

test('each batch has a Game ID of its own from 0 to 998, which a reload within it keeps §3.20, 4.18, 9.7', async () => {
  const { store, session, shelf } = makeStore()
  const seen = new Set<number>()
  for (let batch = 0; batch < 2_000; batch++) {
    store.begin(`VS-${batch}`)
    seen.add(store.state.gameId)
  }
  expect(seen.size).toBeGreaterThan(800) // of 864 to be expected
  expect([...seen].filter(it => !(it >= 0 && it <= 998))).toEqual([])
  const { gameId } = store.state
  store.begin('VS-1999')
  expect(store.state.gameId).toBe(gameId)
  await Promise.resolve() // the mirror is notified in a microtask
  await store.settled()
  const again = createVirtualStore({ session, shelf })
  await again.ready
  again.begin('VS-1999')
  expect(again.state.gameId).toBe(gameId)
})

test('a ticket found late takes its own picks away, and leaves those of the next batch', () => {
  const { store } = makeStore()
  store.begin('VS-1')
  store.choose({ match: 'a', score: '1-0' })
  store.keepSuccess({ ...success, batchId: 'VS-1' })
  expect([picks(store.state), store.state.successObject?.batchId]).toEqual([[], 'VS-1'])
  store.begin('VS-2')
  store.choose({ match: 'b', score: '2-0' })
  store.keepSuccess({ ...success, batchId: 'VS-1' })
  expect(picks(store.state)).toEqual(['b 2-0'])
})

test('only stakes that are sold are taken, and the device brings back what it kept', async () => {
  const { store, session, shelf } = makeStore()
  store.begin('VS-1')
  store.choose({ match: 'a', score: '1-0' })
  store.setStake(kobo(500))
  store.setStake(kobo(300))
  expect(store.state.stake).toBe(kobo(500))
  await Promise.resolve() // the mirror is notified in a microtask
  await store.settled()
  for (const parts of [
    { session, shelf },
    { session: undefined, shelf },
  ]) {
    const again = createVirtualStore(parts)
    await again.ready
    expect([picks(again.state), again.state.stake, again.state.batch]).toEqual([['a 1-0'], kobo(500), 'VS-1'])
  }
  await store.forget()
  expect(store.state.successObject).toBeNull()
})

test('on sign-out a ticket is forgotten that another window bought after this one was opened: the next player opens none', async () => {
  const { shelf } = memoryShelf()
  const open = async () => {
    const store = createVirtualStore({ session: memorySession(), shelf })
    await store.ready
    return store
  }
  const [buying, other] = [await open(), await open()]
  buying.keepSuccess(success)
  await Promise.resolve() // the mirror is notified in a microtask
  await buying.settled()
  expect((await open()).state.successObject?.ticketId).toBe(success.ticketId)
  await other.forget()
  expect((await open()).state.successObject).toBeNull()
})

const slip = {
  slipId: '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f002',
  data: [{ id: '6f1c2f44-7e4c-4a55-8f6b-0f3a4cb0f002.1', ticket: [9] }],
  lines: 1,
  stake: kobo(200),
  potentialWinning: kobo(900),
}

test('the registered slip is kept on the device under its name in the specification, until scores, stake or batch change', async () => {
  const { store, session, shelf } = makeStore()
  store.begin('VS-1')
  const register = () => {
    store.load([{ match: 'a', score: '1-0' }])
    store.keepSubmissions(slip)
  }
  register()
  await Promise.resolve() // the mirror is notified in a microtask
  await store.settled()
  expect(writeVirtual(store.state)).toContain(`"game_play_id":"${slip.slipId}"`)
  for (const parts of [
    { session, shelf },
    { session: undefined, shelf }, // another tab
  ]) {
    const again = createVirtualStore(parts)
    await again.ready
    again.begin('VS-1')
    expect(again.state.submissions).toEqual(slip)
  }
  store.setStake(store.state.stake)
  expect(store.state.submissions).toEqual(slip)
  const undo = store.load([{ match: 'a', score: '2-0' }])
  for (const change of [
    () => store.choose({ match: 'b', score: '1-0' }),
    () => store.drop('a'),
    () => store.load([]),
    () => undo?.(),
    () => store.setStake(kobo(500)),
    () => store.begin('VS-2'),
    () => store.keepSuccess({ ...success, batchId: 'VS-2' }),
    () => void store.forget(),
  ]) {
    register()
    change()
    await store.ready
    expect(store.state.submissions, String(change)).toBeNull()
  }
})

test('whatever does not fit, or is of another version, is not read', () => {
  const { store } = makeStore()
  const good: VirtualState = { ...store.state, selectedVirtualScores: [{ match: 'a', score: '1-0' }] }
  expect(readVirtual(writeVirtual(good))).toEqual(good)
  const six = Array.from({ length: 6 }, (_, at) => ({ match: `${at}`, score: '1-0' }))
  for (const wrong of [
    { ...good, selectedVirtualScores: six },
    { ...good, selectedVirtualScores: [...good.selectedVirtualScores, { match: 'a', score: '0-0' }] },
    { ...good, selectedVirtualScores: [{ match: 'a', score: '100-0' }] },
    { ...good, stake: 300 },
    { ...good, maximumSelections: 9 },
  ])
    expect(readVirtual(JSON.stringify({ version: 1, state: wrong }))).toBeUndefined()
  expect(readVirtual(JSON.stringify({ version: 1, state: good }))).toEqual(good)
  for (const version of [0, 2, undefined])
    expect(readVirtual(JSON.stringify({ version, state: good }))).toBeUndefined()
  expect(readVirtual(JSON.stringify(good))).toBeUndefined()
  for (const wrong of ['', '{', 'null', null, undefined]) expect(readVirtual(wrong)).toBeUndefined()
})
