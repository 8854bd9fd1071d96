import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { shelf } from '#src/lib/idb.ts'
import { createFirsts } from '#src/device/firsts.ts'
import { memoryShelf } from './shelves.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const words = (kept: Parameters<typeof createFirsts>[0], most = 5) =>
  createFirsts<string>(kept, { shown: v.string(), isSame: (a, b) => a === b, most })

test('what was shown first stays, and of what differs from it the first is kept beside it', async () => {
  const firsts = words(shelf('words'))
  expect(await firsts.meet('a', 'true', 1)).toEqual({ first: 'true', at: 1 })
  expect(await firsts.meet('a', 'true', 2)).toEqual({ first: 'true', at: 1 })
  const differs = { first: 'true', at: 1, other: { shown: 'false', at: 3 } }
  expect(await firsts.meet('a', 'false', 3)).toEqual(differs)
  expect(await firsts.meet('a', 'another', 4)).toEqual(differs)
  expect(await firsts.meet('a', 'true', 5)).toEqual(differs)
  // After a reload as well.
  expect(await words(shelf('words')).get('a')).toEqual(differs)
  expect(await words(shelf('words')).meet('a', 'a third', 6)).toEqual(differs)
  expect(await firsts.get('b')).toBeUndefined()
})

test('two tabs that meet something in the same moment agree on which was first, and both are kept', async () => {
  const tabs = [words(shelf('words')), words(shelf('words'))]
  await Promise.all(tabs.map((tab, at) => tab.meet('a', `shown to ${at}`, at)))
  const met = await words(shelf('words')).get('a')
  expect([met!.first, met!.other!.shown].toSorted()).toEqual(['shown to 0', 'shown to 1'])
  for (const tab of tabs) expect(await tab.get('a')).toEqual(met)
})

test('of too many the oldest sights go', async () => {
  const kept = memoryShelf()
  const firsts = words(kept.shelf, 2)
  await firsts.meet('a', 'x', 10)
  await firsts.meet('a', 'y', 11)
  await firsts.meet('b', 'x', 30)
  await firsts.meet('c', 'x', 20)
  expect([...kept.texts.keys()].toSorted()).toEqual(['b', 'c'])
})

test('a damaged record is neither believed nor overwritten, and all go when they are wiped', async () => {
  const kept = memoryShelf(new Map([['a', '{']]))
  const firsts = words(kept.shelf)
  expect(await firsts.get('a')).toBeUndefined()
  expect(await firsts.meet('a', 'x', 1)).toEqual({ first: 'x', at: 1 })
  expect(kept.texts.get('a')).toBe('{')
  await firsts.wipeAll()
  expect(kept.texts.size).toBe(0)
  expect(await firsts.get('a')).toBeUndefined()
})

test('where nothing can be kept, the page still knows what it was shown first', async () => {
  const kept = memoryShelf()
  kept.fails = true
  const firsts = words(kept.shelf)
  await firsts.meet('a', 'true', 1)
  expect(await firsts.meet('a', 'false', 2)).toEqual({
    first: 'true',
    at: 1,
    other: { shown: 'false', at: 2 },
  })
})
