import type { WorkboxPlugin } from 'workbox-core'
import { afterEach, expect, test, vi } from 'vitest'
import { keepsFew } from '#sw/few.ts'

afterEach(() => vi.useRealTimers())

/** Like the browser's: in the order of writing, and rewriting moves an entry to the end. */
const fakeCache = () => {
  const copies = new Map<string, true>()
  const cache = {
    keys: async () => [...copies.keys()],
    delete: async (url: string) => copies.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return {
    copies,
    write: (url: string) => {
      copies.delete(url)
      copies.set(url, true)
    },
  }
}

test('of too many copies those go that were written first', async () => {
  const { copies, write } = fakeCache()
  const { cacheDidUpdate } = keepsFew(3, 60)
  const add = async (url: string) => {
    write(url)
    await cacheDidUpdate!({ cacheName: 'few' } as Parameters<NonNullable<WorkboxPlugin['cacheDidUpdate']>>[0])
  }
  for (const url of ['/a', '/b', '/c']) await add(url)
  expect([...copies.keys()]).toEqual(['/a', '/b', '/c'])
  await add('/a')
  await add('/d')
  expect([...copies.keys()]).toEqual(['/c', '/a', '/d'])
})

const use = (date?: string) =>
  keepsFew(3, 60).cachedResponseWillBeUsed!({
    cachedResponse: new Response('', date ? { headers: { date } } : {}),
  } as Parameters<NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']>>[0])

test('a copy is used until it is too old; one without a date, always', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:01:00Z') })
  expect(await use('Wed, 25 Nov 2026 12:00:00 GMT')).toBeInstanceOf(Response)
  expect(await use('Wed, 25 Nov 2026 11:59:59 GMT')).toBeNull()
  expect(await use()).toBeInstanceOf(Response)
})
