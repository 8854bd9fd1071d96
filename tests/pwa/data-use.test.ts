import { afterEach, expect, test, vi } from 'vitest'
import { itemsQuery } from '#src/api/items/items.ts'
import { dataSize, fetchedBytes } from '#src/lib/data-use.ts'
import { patiently, readLowData, writeLowData } from '#src/lib/low-data.ts'
import { decidesAlone, keepSafe, keptFacts } from '#src/pwa/kept-storage.ts'
import { tellPages } from '#sw/meter.ts'

afterEach(() => vi.unstubAllGlobals())

const entry = (transferSize?: number) => ({ name: 'x', transferSize }) as unknown as PerformanceEntry

test.each([
  [0, '0 KB'],
  [499, '0 KB'],
  [38_200, '38 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(dataSize(bytes)).toBe(words)
})

test('only what came over the network is counted; a browser that does not measure counts nothing', () => {
  expect(fetchedBytes([entry(300), entry(0), entry(117_436), entry()])).toBe(117_736)
})

test('the worker tells every page what it fetched, also the one that it does not control yet, and is silent about nothing', async () => {
  const told: unknown[] = []
  const asked: unknown[] = []
  const page = { postMessage: (message: unknown) => void told.push(message) }
  const clients = {
    matchAll: async (options: unknown) => {
      asked.push(options)
      return [page, page]
    },
  }
  await tellPages(clients)([entry(0)])
  expect(told).toEqual([])
  await tellPages(clients)([entry(500), entry(200)])
  expect(told).toEqual([
    { type: 'FETCHED', bytes: 700 },
    { type: 'FETCHED', bytes: 700 },
  ])
  expect(asked).toEqual([{ type: 'window', includeUncontrolled: true }])
})

const phone = (saveData: boolean | undefined, chosen?: string) => {
  const cells = new Map(chosen === undefined ? [] : [['oriire_LOW_DATA', chosen]])
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
  })
}

test.each([
  [false, undefined, false],
  [true, undefined, true],
  [undefined, undefined, false],
  [true, 'false', false],
  [false, 'true', true],
  [true, '{', true],
])('where the browser saves data: %s, and the player chose: %s, data is saved: %s', (saves, chosen, low) => {
  phone(saves, chosen)
  expect(readLowData()).toBe(low)
  expect(patiently(5_000)).toBe(low ? 20_000 : 5_000)
})

test('the items on sale are asked for a quarter as often while data is saved', () => {
  phone(false, 'false')
  expect(itemsQuery().refetchInterval).toBe(10_000)
  writeLowData(true)
  expect(itemsQuery().refetchInterval).toBe(40_000)
})

test('the switch overrules the browser in both directions', () => {
  phone(true)
  writeLowData(false)
  expect(readLowData()).toBe(false)
  writeLowData(true)
  expect(readLowData()).toBe(true)
})

const refused = () => Promise.reject(new Error('SecurityError'))

test('what a browser keeps is told as far as it says it, and a refusal is no fault', async () => {
  const all = {
    estimate: async () => ({ usage: 1_400_000 }),
    persisted: async () => false,
    persist: async () => true,
  }
  expect(await keptFacts(all)).toEqual({ used: 1_400_000, safe: false })
  expect(await keepSafe(all)).toBe(true)
  expect(await keptFacts({})).toEqual({ used: undefined, safe: undefined })
  expect(await keptFacts({ estimate: refused, persisted: refused, persist: refused })).toEqual({
    used: undefined,
    safe: undefined,
  })
  expect(await keepSafe({ persist: refused })).toBe(false)
})

test('a browser that asks the player in a box of its own is asked only after a tap', () => {
  expect(decidesAlone('Mozilla/5.0 (Linux; Android 13) Chrome/140.0 Mobile Safari/537.36')).toBe(true)
  expect(decidesAlone('Mozilla/5.0 (Android 13; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0')).toBe(false)
})
