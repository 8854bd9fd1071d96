// The app's own reader, line and news, fed with a made-up stream.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { assert, asyncProperty, array, integer } from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { kobo } from '#src/lib/money.ts'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
const { NotLive, readLive } = await import('#src/api/live/live-reader.ts')
const { keepStream, pauseAfter } = await import('#src/api/live/live-stream.ts')
const { makeNews } = await import('#src/api/live/live-news.ts')
const { clearToken, setToken } = await import('#src/api/session/token.ts')

type Heard = Parameters<Parameters<typeof readLive>[0]['onHeard']>[0]

const STREAM = { 'content-type': 'text/event-stream' }
const asked: { url: string; headers: Headers }[] = []
const answerWith = (make: (signal: AbortSignal) => Response) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers) })
    return Promise.resolve(make(init.signal!))
  })
const played = (parts: readonly Uint8Array[], end = true) =>
  new ReadableStream<Uint8Array>({
    start: control => {
      for (const part of parts) control.enqueue(part)
      if (end) control.close()
    },
  })

afterEach(() => {
  asked.length = 0
  clearToken()
})

const never = new AbortController().signal
const utf8 = new TextEncoder()
const drawn = { kind: 'drawn', batch: 'IC-1', game: 'instant-cashout', numbers: [3, 1, 4, 2] }
const TEXT = [
  ':\n\n',
  'id: 1.a\ndata: {"kind":"hello","complete":true}\n\n',
  `id: 2.b\ndata: ${JSON.stringify(drawn)}\n\n`,
  'data: {"kind":"balance","play_balance":12.5,"referal_wallet_balance":0,"winning_balance":1}\n\n',
  'id: 3.c\ndata: {"kind":"of a newer service"}\n\n',
  'data: no JSON\n\n',
  'id: 4.d\ndata: {"kind":"jackpot","draw":"super-₦","jackpot":"super","state":"drawn"}\n\n',
].join('')

const read = () => readLive({ lastId: '', signal: never, onHeard: () => undefined })

/** The outcome of each try in turn; after the last, the stream is no longer wanted. */
const run = async (tries: (Error | 'opened' | 'ended')[], random = 1) => {
  const stop = new AbortController()
  const done: string[] = []
  const next = tries[Symbol.iterator]()
  await keepStream({
    read: onOpen => {
      const { value, done: isOver } = next.next()
      if (isOver) stop.abort()
      if (value === 'opened') onOpen()
      return value instanceof Error ? Promise.reject(value) : Promise.resolve()
    },
    wait: ms => Promise.resolve(void done.push(`wait ${ms}`)),
    random: () => random,
    signal: stop.signal,
    onOpen: () => done.push('open'),
    onLost: () => done.push('lost'),
    poll: () => done.push('poll'),
  })
  return done
}

/** A screen that shows the answers to these, and how often each was asked for. */
const watching = (...keys: unknown[][]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const times = new Map<string, number>()
  const stops = keys.map(queryKey => {
    const name = queryKey.join(' ')
    const queryFn = () => {
      times.set(name, (times.get(name) ?? 0) + 1)
      return Promise.resolve({
        play: { batchId: queryKey[2] },
        soccer: { matches: [{ matchId: queryKey[2] }] },
      })
    }
    return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  })
  const planned: { ms: number; work: () => void }[] = []
  const news = makeNews(
    client,
    (ms, work) => void planned.push({ ms, work }),
    () => 0.5,
  )
  const asks = () => Object.fromEntries(times)
  const settle = async () => {
    for (const { work } of planned.splice(0)) work()
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000)
    const asked = [...times].filter(([, count]) => count > 0).map(([name]) => name)
    times.clear()
    return asked.toSorted()
  }
  return { client, news, planned, asks, settle, stop: () => stops.forEach(stop => stop()) }
}

describe('the reader', () => {
  test('hears each event once, wherever the stream was cut into pieces', async () => {
    const bytes = utf8.encode(TEXT)
    const check = async (places: number[]) => {
      const cuts = [...new Set([0, ...places, bytes.length])].toSorted((a, b) => a - b)
      const parts = cuts.slice(1).map((to, at) => bytes.slice(cuts[at], to))
      answerWith(() => new Response(played(parts), { headers: STREAM }))
      const heard: Heard[] = []
      await readLive({ lastId: '', signal: never, onHeard: it => heard.push(it) })
      expect(heard).toEqual([
        { id: '1.a', event: { kind: 'hello', complete: true } },
        { id: '2.b', event: drawn },
        {
          id: '',
          event: { kind: 'balance', playBalance: 1250, bonusBalance: 0, winningsBalance: 100 },
        },
        { id: '4.d', event: { kind: 'jackpot', draw: 'super-₦', jackpot: 'super', state: 'drawn' } },
      ])
    }
    await assert(asyncProperty(array(integer({ min: 0, max: bytes.length }), { maxLength: 30 }), check))
  })

  test('sends the token and the last id in headers, and nothing in the address', async () => {
    answerWith(() => new Response(played([]), { headers: STREAM }))
    await readLive({ lastId: '', signal: never, onHeard: () => undefined })
    setToken('a-token-of-somebody')
    await readLive({ lastId: '7.x', signal: never, onHeard: () => undefined })
    expect(asked.map(it => it.url)).toEqual(['/api/v1/live/', '/api/v1/live/'])
    expect(asked.map(it => [it.headers.get('authorization'), it.headers.get('last-event-id')])).toEqual([
      [null, null],
      ['Token a-token-of-somebody', '7.x'],
    ])
  })

  test('says when to come again where it is refused, also by what is no stream at all', async () => {
    answerWith(() => new Response('{}', { status: 503, headers: { 'retry-after': '31' } }))
    await expect(read()).rejects.toMatchObject({ status: 503, wait: 31_000 })
    answerWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    await expect(read()).rejects.toBeInstanceOf(NotLive)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(read()).rejects.toMatchObject({ status: 0, wait: 0 })
  })

  test('gives a stream up that says nothing any more, and one that is not wanted any more', async () => {
    vi.useFakeTimers()
    try {
      answerWith(() => new Response(played([utf8.encode(TEXT)], false), { headers: STREAM }))
      const silent = readLive({ lastId: '', signal: never, onHeard: () => undefined })
      const given = expect(silent).rejects.toThrow('given up')
      await vi.advanceTimersByTimeAsync(60_000)
      await given
    } finally {
      vi.useRealTimers()
    }
    const stop = new AbortController()
    const heard: Heard[] = []
    const stopped = readLive({ lastId: '', signal: stop.signal, onHeard: it => heard.push(it) })
    await vi.waitFor(() => expect(heard.length).toBe(4), 20_000)
    stop.abort()
    await expect(stopped).rejects.toThrow('given up')
  })
})

describe('the line', () => {
  const broken = new Error('broken')
  const threeFailures = ['lost', 'wait 2000', 'lost', 'wait 4000', 'lost', 'poll', 'wait 8000']

  test('comes again after growing pauses, and asks by the clock only from the third failure on', async () => {
    expect(await run([broken, broken, broken, broken])).toEqual([
      ...threeFailures,
      'lost',
      'poll',
      'wait 16000',
    ])
  })

  test('begins anew with its pauses once it was open', async () => {
    expect(await run([broken, broken, broken, 'opened', broken])).toEqual([
      ...threeFailures,
      'open',
      'lost',
      'wait 2000',
      'lost',
      'wait 4000',
    ])
  })

  test('asks by the clock where streams end as soon as they begin, without a word', async () => {
    expect((await run(['ended', 'ended', 'ended'])).includes('poll')).toBe(true)
    expect((await run(['opened', 'opened', 'opened', 'opened'])).includes('poll')).toBe(false)
  })

  test('waits at least as long as the service says', async () => {
    expect(await run([broken, broken, new NotLive(503, 45_000)])).toEqual([
      'lost',
      'wait 2000',
      'lost',
      'wait 4000',
      'lost',
      'poll',
      'wait 45000',
    ])
  })

  test('waits at most a minute, and never shorter than half of its pause', () => {
    for (let failures = 0; failures < 40; failures++)
      for (const random of [0, 0.3, 0.999]) {
        const pause = pauseAfter(failures, random)
        const whole = Math.min(60_000, 1_000 * 2 ** failures)
        expect(pause).toBeGreaterThanOrEqual(whole / 2)
        expect(pause).toBeLessThanOrEqual(whole)
      }
  })
})

describe('the news', () => {
  const user: User = {
    firstName: 'Ada',
    lastName: 'Obi',
    gender: null,
    email: null,
    phoneNumber: '+2348031234567',
    phoneVerified: true,
    playBalance: kobo(100),
    bonusBalance: 0,
    winningsBalance: 0,
    hasPin: false,
    consentVersion: null,
  }
  const all = [
    ['results', 'latest'],
    ['results', 'INSTANT_CASHOUT', 'newest'],
    ['results', 'BANKER', 'newest'],
    ['batches', 'one', 'IC-1'],
    ['batches', 'one', 'IC-2'],
    ['tickets', 'one', 'IC-1'],
    ['tickets', 'one', 'IC-2'],
    ['tickets', 'list'],
    ['wallet', 'transactions'],
    ['winners', 'feed'],
    ['jackpots'],
    ['jackpots', 'draws'],
    ['user'],
  ]
  const ofBatch = { batch: 'IC-1', game: 'instant-cashout' }

  test.each([
    [{ kind: 'sealed', ...ofBatch }, ['batches one IC-1', 'jackpots', 'tickets one IC-1']],
    [{ kind: 'drawn', ...ofBatch, numbers: [1] }, ['batches one IC-1', 'tickets one IC-1']],
    [
      { kind: 'settled', ...ofBatch },
      [
        'batches one IC-1',
        'results INSTANT_CASHOUT newest',
        'results latest',
        'tickets one IC-1',
        'winners feed',
      ],
    ],
    [
      { kind: 'settled', ...ofBatch, tickets: 1 },
      [
        'batches one IC-1',
        'results INSTANT_CASHOUT newest',
        'results latest',
        'tickets list',
        'tickets one IC-1',
        'tickets one IC-2',
        'wallet transactions',
        'winners feed',
      ],
    ],
    [
      { kind: 'jackpot', draw: 'x', jackpot: 'super', state: 'drawn' },
      ['jackpots', 'jackpots draws', 'winners feed'],
    ],
    [{ kind: 'match', match: 'IC-2', state: 'played' }, ['tickets one IC-2']],
    [
      { kind: 'match', match: 'IC-2', state: 'ended' },
      ['tickets list', 'tickets one IC-1', 'tickets one IC-2', 'winners feed'],
    ],
    [{ kind: 'closing', ...ofBatch }, []],
    [{ kind: 'hello', complete: true }, []],
    [{ kind: 'hello', complete: false }, all.map(it => it.join(' '))],
  ] as const)('%o makes old what a screen shows of it, and nothing else', async (event, expected) => {
    const { news, settle, stop } = watching(...all)
    await settle()
    news.hear(event as never)
    expect(await settle()).toEqual(expected.toSorted())
    stop()
  })

  test('of one moment is asked for once, later than the service’s memory of a second', async () => {
    const { news, planned, settle, stop } = watching(...all)
    await settle()
    news.hear({ kind: 'drawn', ...ofBatch, numbers: [1] })
    news.hear({ kind: 'settled', ...ofBatch })
    expect(planned.map(it => it.ms)).toEqual([1_850])
    expect(planned[0]!.ms).toBeGreaterThan(1_000)
    expect(await settle()).toContain('results latest')
    stop()
  })

  test('of many batches at once asks once for each answer, and for what grows with all of them later', async () => {
    const { news, planned, asks, settle, stop } = watching(...all)
    await settle()
    for (let batch = 1; batch <= 40; batch++) {
      const it = { batch: `IC-${batch}`, game: 'instant-cashout' }
      news.hear({ kind: 'sealed', ...it })
      news.hear({ kind: 'settled', ...it, tickets: 1 })
    }
    expect(planned.map(it => it.ms)).toEqual([1_850, 10_750])
    for (const { work } of planned.splice(0)) work()
    await vi.waitFor(() => expect(asks()['jackpots']).toBe(1), 20_000)
    expect(new Set(Object.values(asks()))).toEqual(new Set([1]))
    expect(Object.keys(asks()).length).toBeGreaterThan(6)
    stop()
  })

  test('of a balance stands on the screen at once, tickets are asked for later; the same balance again changes nothing', () => {
    const { client, news, planned, stop } = watching()
    client.setQueryData(['user'], user)
    const balance = {
      kind: 'balance' as const,
      playBalance: kobo(100),
      bonusBalance: 0,
      winningsBalance: 0,
    }
    news.hear(balance)
    expect([client.getQueryData(['user']), planned.length]).toEqual([user, 0])
    news.hear({ ...balance, winningsBalance: kobo(77) })
    expect(client.getQueryData(['user'])).toEqual({ ...user, winningsBalance: kobo(77) })
    expect(planned.map(it => it.ms)).toEqual([1_850, 10_750])
    stop()
  })

  test('of a balance is not replaced by an answer that was on its way when it came', async () => {
    const { client, news, stop } = watching()
    const answers: ((user: User) => void)[] = []
    const unwatch = new QueryObserver(client, {
      queryKey: ['user'],
      initialData: user,
      staleTime: 0,
      queryFn: () => new Promise<User>(answer => answers.push(answer)),
    }).subscribe(() => undefined)
    expect(answers.length).toBe(1)
    const won = { playBalance: kobo(100), bonusBalance: 0, winningsBalance: kobo(77) }
    news.hear({ kind: 'balance', ...won })
    answers[0]!({ ...user, hasPin: true })
    await vi.waitFor(() => expect(answers.length).toBe(2), 20_000)
    expect(client.getQueryData(['user'])).toEqual({ ...user, ...won })
    answers[1]!({ ...user, ...won, hasPin: true })
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000)
    expect(client.getQueryData(['user'])).toEqual({ ...user, ...won, hasPin: true })
    unwatch()
    stop()
  })

  test('of a balance is kept for nobody where nobody is signed in', () => {
    const { client, news, stop } = watching()
    news.hear({ kind: 'balance', playBalance: 1, bonusBalance: 2, winningsBalance: 3 })
    expect(client.getQueryData(['user'])).toBeUndefined()
    stop()
  })
})

test('an answer that was on its way when the event came is asked for again: it may be from before', async () => {
  const client = new QueryClient()
  const planned: (() => void)[] = []
  const news = makeNews(
    client,
    (_, work) => void planned.push(work),
    () => 0.5,
  )
  const answers: ((rows: string) => void)[] = []
  const stop = new QueryObserver(client, {
    queryKey: ['results', 'BANKER', 'newest'],
    queryFn: () => new Promise<string>(answer => answers.push(answer)),
  }).subscribe(() => undefined)
  news.hear({ kind: 'settled', batch: 'BK-20261122-0101', game: 'banker' } as never)
  for (const work of planned.splice(0)) work()
  expect(answers.length).toBe(1)
  answers[0]!('before the draw')
  await vi.waitFor(() => expect(answers.length).toBe(2), 20_000)
  answers[1]!('after the draw')
  await vi.waitFor(
    () => expect(client.getQueryData(['results', 'BANKER', 'newest'])).toBe('after the draw'),
    20_000,
  )
  expect(answers.length).toBe(2)
  stop()
})
