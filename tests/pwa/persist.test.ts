import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isKept, keptSince, markKept } from '#src/api/cache/kept.ts'
import { restoreQueries } from '#src/api/cache/persist.ts'
import { isToKeep, keepQueries } from '#src/api/cache/query-store.ts'
import { forgetServerTime, noteServerDate } from '#src/lib/server-time.ts'
import { DAY } from '#src/lib/lagos-time.ts'

const STORE = 'oriire_QUERIES'
let cells: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  cells = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => cells.get(key) ?? null,
      setItem: (key: string, value: string) => void cells.set(key, value),
      removeItem: (key: string) => void cells.delete(key),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetServerTime()
})

const client = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })

const query = (key: unknown[], data: unknown) => ({ queryKey: key, state: { data } }) as never

const written = async (fill: (queryClient: QueryClient) => Promise<unknown> | void) => {
  const queryClient = client()
  await keepQueries(queryClient)
  await fill(queryClient)
  await vi.advanceTimersByTimeAsync(1_000)
  return cells.get(STORE) ?? ''
}

test('results and winners are read again by the next start; wallet, user and tickets are never written', async () => {
  const text = await written(queryClient => {
    queryClient.setQueryData(['results', 1], { numbers: [3, 9, 21, 40] })
    queryClient.setQueryData(['user'], { playBalance: 500_000 })
    queryClient.setQueryData(['wallet', 'transactions'], ['secret'])
    queryClient.setQueryData(['tickets'], ['secret'])
  })
  expect(text).toContain('[3,9,21,40]')
  expect(text).not.toContain('secret')
  expect(text).not.toContain('playBalance')
  const next = client()
  await restoreQueries(next)
  expect(next.getQueryData(['results', 1])).toEqual({ numbers: [3, 9, 21, 40] })
})

test('a refetch that fails does not erase the copy', async () => {
  const text = await written(async queryClient => {
    queryClient.setQueryData(['winners'], ['080******47'])
    await queryClient
      .fetchQuery({ queryKey: ['winners'], staleTime: 0, queryFn: () => Promise.reject(new Error('cut')) })
      .catch(() => undefined)
  })
  expect(text).toContain('080******47')
})

test.each(['', '{', 'null', '[]', '{"buster":"0","timestamp":1}', '{"clientState":5}'])(
  'a damaged copy (%j) means a start without it',
  async damaged => {
    cells.set(STORE, damaged)
    const queryClient = client()
    await restoreQueries(queryClient)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  },
)

test('a copy in which one letter has changed is dropped as a whole', async () => {
  const text = await written(queryClient => void queryClient.setQueryData(['results'], { numbers: [3, 9] }))
  cells.set(STORE, text.replace('[3,9]', '[3,8]'))
  const queryClient = client()
  await restoreQueries(queryClient)
  expect(queryClient.getQueryData(['results'])).toBeUndefined()
})

test('forbidden storage means a start without a copy', async () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError')
    },
  })
  await expect(restoreQueries(client())).resolves.toBeUndefined()
  await expect(keepQueries(client())).resolves.toBeUndefined()
})

test('only queries with data under the four public words are kept', () => {
  for (const key of ['results', 'winners', 'jackpots', 'batches'])
    expect(isToKeep(query([key], 1))).toBe(true)
  expect(isToKeep(query(['results'], undefined))).toBe(false)
  expect(isToKeep(query(['user'], 1))).toBe(false)
})

test('an answer from the worker’s cache is as old as the copy, a fresh one has no age', () => {
  const date = 'Fri, 20 Nov 2026 12:05:00 GMT'
  const kept = new Headers({ date, 'x-kept': 'yes' })
  const old = {}
  const fresh = {}
  markKept(old, kept)
  markKept(fresh, new Headers({ date }))
  expect(isKept(kept)).toBe(true)
  expect(keptSince(old)).toBe(Date.parse(date))
  expect(keptSince(fresh)).toBeUndefined()
})

const ageOf = (queryClient: QueryClient) => Date.now() - queryClient.getQueryState(['items'])!.dataUpdatedAt

test('what the worker had kept is as old as its copy, also where it equals what was there, and after the next start', async () => {
  const at = Date.now() - DAY
  const old = () => {
    const answer = { results: [{ id: 'rice' }] }
    markKept(answer, new Headers({ 'x-kept': 'yes', date: new Date(at).toUTCString() }))
    return Promise.resolve(answer.results)
  }
  const items = { queryKey: ['items'], staleTime: 0 }
  await written(async queryClient => {
    await queryClient.fetchQuery({ ...items, queryFn: () => Promise.resolve([{ id: 'rice' }]) })
    expect(ageOf(queryClient)).toBe(0)
    await queryClient.fetchQuery({ ...items, queryFn: old })
    expect(ageOf(queryClient)).toBeGreaterThanOrEqual(DAY)
  })
  const next = client()
  await restoreQueries(next)
  expect(ageOf(next)).toBeGreaterThanOrEqual(DAY)
})

test('a copy that was written while the phone’s clock was a day ahead is no fresher once the clock is right', async () => {
  const truly = Date.now()
  vi.setSystemTime(truly + DAY)
  const date = new Headers({ date: new Date(truly).toUTCString(), 'content-type': 'application/json' })
  noteServerDate(date, truly + DAY, truly + DAY)
  await written(queryClient => void queryClient.setQueryData(['items'], []))
  forgetServerTime()
  vi.setSystemTime(truly + 3 * DAY)
  const next = client()
  await restoreQueries(next)
  expect(Math.round(ageOf(next) / DAY)).toBe(3)
})
