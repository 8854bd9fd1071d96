import type { WorkboxPlugin } from 'workbox-core'
import { afterEach, expect, test, vi } from 'vitest'
import { keepsFew, keepsYoung } from '#sw/few.ts'

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
  const { cacheDidUpdate } = keepsFew(3)
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

const MINUTE = 60
const { cacheWillUpdate, cachedResponseWillBeUsed } = keepsYoung(MINUTE)

const keep = (date?: string) =>
  cacheWillUpdate!({
    response: new Response('[]', date ? { headers: { date } } : {}),
  } as Parameters<NonNullable<WorkboxPlugin['cacheWillUpdate']>>[0]) as Promise<Response>

const use = async (cachedResponse: Response) =>
  (await cachedResponseWillBeUsed!({ cachedResponse } as Parameters<
    NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']>
  >[0])) ?? undefined

const NOON = 'Wed, 25 Nov 2026 12:00:00 GMT'
const at = (time: string) => vi.useFakeTimers({ now: Date.parse(time) })

test('a copy is used until it is too old; one without a date, always', async () => {
  at('2026-11-25T12:00:00Z')
  const [kept, undated] = [await keep(NOON), await keep()]
  at('2026-11-25T12:01:00Z')
  expect(await (await use(kept))?.text()).toBe('[]')
  at('2026-11-25T12:01:01Z')
  expect(await use(kept)).toBeUndefined()
  expect(await use(undated)).toBeDefined()
})

test('a phone whose clock is days ahead uses what it kept for as long as any other, and not for longer once that is put right', async () => {
  at('2026-12-05T12:00:00Z')
  const kept = await keep(NOON)
  at('2026-12-05T12:01:00Z')
  expect(await use(kept)).toBeDefined()
  at('2026-12-05T12:01:01Z')
  expect(await use(kept)).toBeUndefined()
  at('2026-11-25T12:01:00Z')
  expect(await use(kept)).toBeDefined()
  at('2026-11-25T12:01:01Z')
  expect(await use(kept)).toBeUndefined()
})

test('a copy of before, on which no time of the phone is noted, is as old as its Date', async () => {
  at('2026-11-25T12:01:01Z')
  expect(await use(new Response('', { headers: { date: NOON } }))).toBeUndefined()
})
