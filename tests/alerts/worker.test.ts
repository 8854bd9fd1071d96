// The worker's half without a worker: what a push, a tap and a new subscription lead to.
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Alert } from '#src/alerts/alert.ts'
import { isProven } from '#src/alerts/proven.ts'
import { showOnce } from '#src/alerts/show.ts'
import { createUnseen } from '#src/alerts/unseen.ts'
import { neutralWords, provenWords } from '#src/alerts/words.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'
import { DAY, HOUR, lagosInstant } from '#src/lib/lagos-time.ts'
import { showDue, timeNow } from '#sw/due.ts'
import { prove } from '#sw/prove.ts'
import { answerPush } from '#sw/push.ts'
import { renew } from '#sw/renew.ts'
import { followTap, type Page } from '#sw/tap.ts'
import { listenToTaps } from '#src/alerts/taps.ts'
import { memoryShelf } from '../play/shelves.ts'
import { makePhone } from './phone.ts'
import { ORIGIN, pushText } from './push-text.ts'

const now = lagosInstant(2026, 11, 20, 9)
const draw: Alert = {
  tag: 'draw-20261120-10',
  kind: 'draw',
  title: 'Draw at 10am',
  body: 'Banker',
  url: '/banker',
  at: now,
  until: now + HOUR,
}
const result: Alert = { ...draw, kind: 'result', tag: 'result-IC-20261120-0900', title: 'You won ₦500' }
const mine = { device: 'mine', player: true }
const settings: AlertSettings = { kinds: ['draw'], games: ['BANKER'], lead: 5, quiet: null }

const withPush = async (
  text: string | undefined,
  link: typeof mine | 'none' | 'broken' = mine,
  times = 1,
  proves: (challenge: string) => Promise<boolean> = () => Promise.reject(new Error('offline')),
) => {
  const device = makePhone(now)
  const desk = { ...device.desk(), origin: ORIGIN, now: device.now, prove: proves }
  const read = () =>
    link === 'broken'
      ? Promise.reject(new Error('forbidden'))
      : Promise.resolve(link === 'none' ? undefined : link)
  for (let n = 0; n < times; n++) await answerPush(text, { ...desk, link: read })
  return device
}
const neutral = { title: neutralWords().title, body: neutralWords().body, tag: 'news', url: '/' }

test('a push of ours is shown as it is, under its tag, and opens its screen', async () => {
  const { heard, badge } = await withPush(pushText(draw))
  expect(heard).toMatchObject([{ tag: draw.tag, title: draw.title, url: '/banker', silent: false }])
  expect(badge).toEqual([])
})

test('a push that comes twice, or after a page has told it, takes its place without a sound', async () => {
  const { heard, badge } = await withPush(pushText(result, 'mine'), mine, 2)
  expect(heard.map(({ silent }) => silent)).toEqual([false, true])
  expect(badge).toEqual([1])
})

test('a push to a phone whose clock is days ahead makes no page tell again what it has told', async () => {
  const { desk } = makePhone(now)
  const page = desk()
  await showOnce(result, page, now)
  const ahead = { ...desk(), origin: ORIGIN, now: () => now + 5 * DAY, link: async () => mine }
  await answerPush(pushText(draw), { ...ahead, prove: async () => false })
  expect(await showOnce(result, page, now)).toBe(false)
})

test.each([
  undefined,
  '',
  'hello',
  '{',
  'null',
  '[]',
  '{"web_push":8030}',
  '{"web_push":8031,"notification":{"title":"a","body":"b","tag":"c","lang":"en","navigate":"https://oriire.test/"}}',
  pushText({ ...draw, kind: 'advert' as never }),
  pushText({ ...draw, at: -1 }),
])('a push that is not ours (%j) shows the neutral words and nothing of it', async text => {
  const { heard } = await withPush(text)
  expect(heard).toMatchObject([neutral])
})

test('whatever bytes come as a push, exactly one notification is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async text => {
      const { heard } = await withPush(text)
      expect(heard).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['another player’s', pushText(result, 'somebody'), mine],
  ['a result for a device that nobody is signed in on', pushText(result, 'mine'), 'none' as const],
  ['a result whose player has signed out', pushText(result, 'mine'), { device: 'mine', player: false }],
  ['a result that does not say whose it is', pushText(result), mine],
  ['a result where the storage is forbidden', pushText(result, 'mine'), 'broken' as const],
])('%s shows no private word, and is not counted as seen', async (_, text, link) => {
  const { heard, badge, shelves } = await withPush(text, link)
  expect(heard).toMatchObject([neutral])
  expect(badge).toEqual([])
  expect([...shelves.shown.texts.keys()]).toEqual([])
})

const CHALLENGE = 'c'.repeat(43)
const challenge = JSON.stringify({ challenge: CHALLENGE })

test('the first push is answered with its challenge, and then says without a sound that alerts work', async () => {
  const answered: string[] = []
  const { heard, badge } = await withPush(challenge, mine, 1, async it => answered.push(it) > 0)
  expect(answered).toEqual([CHALLENGE])
  expect(heard).toMatchObject([{ ...provenWords(), tag: 'first', url: '/draw-alerts', silent: true }])
  expect(badge).toEqual([])
})

test.each([
  ['that the service does not take', challenge, async () => false],
  ['whose answer finds no network', challenge, undefined],
  ['that is none', JSON.stringify({ challenge: 'short' }), async () => true],
])('a challenge %s shows the neutral words, and no promise', async (_, text, proves) => {
  expect((await withPush(text, mine, 1, proves)).heard).toMatchObject([neutral])
})

const proveWith = async (status: number) => {
  const told: unknown[] = []
  const sent: unknown[] = []
  const pages = async () => [1, 2].map(() => ({ postMessage: (message: unknown) => told.push(message) }))
  const ask = async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, body])
    return Response.json({ message: 'said' }, { status })
  }
  return { done: await prove(CHALLENGE, { ask, pages }), sent, told }
}

test('open pages hear that the service took the answer to its challenge, and of no other answer', async () => {
  const { done, sent, told } = await proveWith(200)
  expect([done, sent]).toEqual([true, [['POST', '/api/v1/push_devices/prove/', challenge]]])
  expect(told.map(isProven)).toEqual([true, true])
  expect(await proveWith(404)).toMatchObject({ done: false, told: [] })
  expect([null, undefined, 'PROVEN', { type: 'OPEN' }].map(isProven)).toEqual(Array(4).fill(false))
})

const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(new Error('left'))))

test('a service that never answers the challenge is left after 15 seconds', async () => {
  vi.useFakeTimers()
  const asked = expect(prove(CHALLENGE, { ask: never, pages: async () => [] })).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(15_000)
  await asked
  vi.useRealTimers()
})

test('a push that leads to another origin leads to the front page', async () => {
  const away = pushText(draw).replace(`${ORIGIN}/banker`, 'https://elsewhere.example/banker')
  expect((await withPush(away)).heard).toMatchObject([{ title: draw.title, url: '/' }])
})

/** @param over `listens`: from which question on, counted from 1; 0 for never */
const page = (over: Partial<Page> & { listens?: number } = {}) => {
  const calls: unknown[] = []
  let asked = 0
  const it: Page & { calls: unknown[] } = {
    calls,
    url: `${ORIGIN}/dashboard`,
    focused: false,
    visibilityState: 'visible',
    focus: async () => calls.push('focus'),
    navigate: async url => calls.push(['navigate', url]),
    postMessage: (message, [port]) => {
      calls.push(message)
      asked++
      if (asked < (over.listens ?? 1) || over.listens === 0) return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
      ;(port as MessagePort).postMessage('went')
      ;(port as MessagePort).close()
    },
    ...over,
  }
  return it
}
const tap = async (data: unknown, ...open: Page[]) => {
  const opened: string[] = []
  await followTap(data, { matchAll: async () => open, openWindow: async url => opened.push(url) })
  return opened
}

test('a tap moves the open window there and opens no second one', async () => {
  const hidden = page({ visibilityState: 'hidden' })
  const front = page({ focused: true })
  expect(await tap({ url: '/game-history' }, hidden, front)).toEqual([])
  expect(front.calls).toEqual(['focus', { type: 'OPEN', url: '/game-history', id: expect.any(String) }])
  expect(hidden.calls).toEqual([])
})

test('a window that is still starting is asked again until it hears, about one and the same tap', async () => {
  const starting = page({ listens: 3 })
  expect(await tap({ url: '/results' }, starting)).toEqual([])
  const [focus, ...questions] = starting.calls
  expect([focus, questions.length, new Set(questions.map(it => JSON.stringify(it))).size]).toEqual([
    'focus',
    3,
    1,
  ])
})

test('a window that never listens is loaded anew, and a refused focus stops nothing', async () => {
  const deaf = page({ listens: 0, focus: () => Promise.reject(new Error('not a tap')) })
  expect(await tap({ url: '/results' }, deaf)).toEqual([])
  expect(deaf.calls[0]).toMatchObject({ type: 'OPEN', url: '/results' })
  expect(deaf.calls.at(-1)).toEqual(['navigate', '/results'])
})

test('a page goes once where one tap leads, and says so each time that it is asked', () => {
  const workers = new EventTarget()
  const went: string[] = []
  let renewed = 0
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, url: string) => went.push(url) })
  listenToTaps(Object.assign(workers, { startMessages: () => undefined }) as never, () => (renewed += 1))
  const said: unknown[] = []
  const ask = (data: object) => {
    const port = { postMessage: (message: unknown) => said.push(message) }
    workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
  }
  for (const id of ['a', 'a', 'b']) ask({ type: 'OPEN', url: '/results', id })
  for (let nth = 0; nth < 2; nth++) ask({ type: 'OPEN', url: '/wallet' })
  ask({ type: 'OPEN', url: '//elsewhere.example', id: 'c' })
  vi.unstubAllGlobals()
  expect(went).toEqual(['/results', '/results', '/wallet', '/wallet'])
  // What an open page shows is asked for again.
  expect(renewed).toBe(4)
  expect(said).toEqual(Array(5).fill('went'))
})

test('without a window of the app one is opened; the checkout’s is none', async () => {
  expect(await tap({ url: '/results' })).toEqual(['/results'])
  expect(await tap({ url: '/results' }, page({ url: `${ORIGIN}/sandbox/pay` }))).toEqual(['/results'])
})

test.each([null, {}, { url: 5 }, { url: 'https://elsewhere.example/' }, { url: '//elsewhere.example' }])(
  'a tap on a notification that carries %j opens the front page',
  async data => {
    expect(await tap(data)).toEqual(['/'])
  },
)

const noAnswer = () => Promise.reject(new TypeError('no network'))

test('woken by the platform, the worker tells what the last page planned and is due, once', async () => {
  const device = makePhone(now)
  await device.plan.save(
    [draw, { ...draw, tag: 'draw-20261120-12', at: now + 2 * HOUR, until: now + 3 * HOUR }],
    now,
  )
  for (let n = 0; n < 2; n++)
    await showDue(device.desk(), device.plan, async () => settings, now + 1_000, noAnswer)
  expect(device.heard.map(({ tag }) => tag)).toEqual([draw.tag])
})

const heardAt = (at: number) => () => new Response('{}', { headers: { date: new Date(at).toUTCString() } })

test('woken by the platform, the worker goes by the service’s clock, and without it tells nothing', async () => {
  const device = makePhone(now)
  await device.plan.save([draw], now)
  const wake = async (answer: () => Response) => {
    const at = await timeNow(async path => (expect(path).toBe('/healthz'), answer()))
    await showDue(device.desk(), device.plan, async () => settings, at, noAnswer)
  }
  await wake(heardAt(now - 1_000))
  await wake(() => new Response('{}'))
  await wake(heardAt(now + HOUR))
  expect(device.heard).toEqual([])
  await wake(heardAt(now))
  expect(device.heard).toMatchObject([{ tag: draw.tag }])
})

test('woken in quiet hours, the worker leaves for later what fell due before them', async () => {
  const device = makePhone(now)
  await device.plan.save([draw], now)
  const quiet = { from: 9 * 60 + 1, to: 9 * 60 + 30 }
  const wake = (at: number) =>
    showDue(device.desk(), device.plan, async () => ({ ...settings, quiet }), at, noAnswer)
  await wake(now + 60_000)
  expect(device.heard).toEqual([])
  await wake(now + 30 * 60_000)
  expect(device.heard).toHaveLength(1)
})

test('woken by the platform, the worker tells nothing once alerts are off, or of a kind that is off, whatever was planned before', async () => {
  const device = makePhone(now)
  await device.plan.save([draw], now)
  await showDue(device.desk(), device.plan, async () => undefined, now + 1_000, noAnswer)
  await showDue(
    device.desk(),
    device.plan,
    async () => ({ ...settings, kinds: ['result'] }),
    now + 1_000,
    noAnswer,
  )
  expect(device.heard).toEqual([])
})

test('woken by the platform, the worker reminds of no game that the operator has put on hold since, but of those drawn with it', async () => {
  const both = { ...settings, kinds: ['draw', 'picks'] as const, games: ['BANKER', 'SALARY_FOR_LIFE'] }
  const wake = async (held: unknown) => {
    const device = makePhone(now)
    await device.plan.save(
      [
        { ...draw, body: 'Salary for life and Banker', url: '/dashboard' },
        { ...draw, kind: 'picks', tag: 'picks-BK-20261120-0955', title: 'Not a ticket' },
        { ...draw, kind: 'picks', tag: 'picks-SL-20261120-0955', title: 'Not a ticket either' },
      ],
      now,
    )
    const ask = async (path: string) => (expect(path).toBe('/api/v1/reserve/'), Response.json(held))
    await showDue(device.desk(), device.plan, async () => ({ ...both, kinds: [...both.kinds] }), now, ask)
    return device.heard.map(({ title, body, url }) => `${title} ${body} ${url}`)
  }
  expect(await wake({ held: ['banker'] })).toEqual([
    'Draw at 10am Salary for life: tickets for this draw are sold until 10am. /salary-for-life',
    'Not a ticket either Banker /banker',
  ])
  expect(await wake({ held: ['banker', 'salary-for-life'] })).toEqual([])
  expect(await wake({ held: [] })).toHaveLength(3)
  expect(await wake('something else')).toHaveLength(3)
})

const answering = (answers: Record<string, [number, unknown]>) => {
  const sent: { path: string; method: string; body: unknown }[] = []
  const ask = async (path: string, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(init.body as string) as unknown) : undefined
    sent.push({ path, method: init.method ?? 'GET', body })
    const [status, answer] = answers[path]!
    return Response.json(answer, { status })
  }
  return { sent, ask }
}
const renewWith = async (
  answers: Record<string, [number, unknown]>,
  wanted: AlertSettings | undefined = settings,
) => {
  const links: unknown[] = []
  const { sent, ask } = answering(answers)
  const done = await renew({
    settings: async () => wanted,
    subscribe: async key => ({ endpoint: `https://push.example/${key}`, keys: { auth: 'a', p256dh: 'p' } }),
    saveLink: async link => links.push(link),
    ask,
  })
  return { done, sent, links }
}
const KEY = '/api/v1/push_key/'
const DEVICES = '/api/v1/push_devices/'

test('a subscription that the browser replaced is told to the service with the same wishes', async () => {
  const { done, sent, links } = await renewWith({
    [KEY]: [200, { key: 'vapid' }],
    [DEVICES]: [200, { device: 'new', player: false, proven: false }],
  })
  expect(done).toBe(true)
  expect(sent.at(-1)).toEqual({
    path: DEVICES,
    method: 'PUT',
    body: { endpoint: 'https://push.example/vapid', keys: { auth: 'a', p256dh: 'p' }, settings },
  })
  expect(links).toEqual([{ device: 'new', player: false }])
})

test.each([
  ['the service sends no pushes', { [KEY]: [200, { key: null }] }],
  ['the answer is not one', { [KEY]: [200, {}] }],
  ['the service refuses', { [KEY]: [200, { key: 'vapid' }], [DEVICES]: [400, { message: 'no' }] }],
] as const)('where %s, the subscription waits for the next start of the app', async (_, answers) => {
  const { done, links } = await renewWith(answers as never)
  expect(done).toBe(false)
  expect(links).toEqual([])
})

const badged = (texts: Record<string, string> = {}) => {
  const shelf = memoryShelf(new Map(Object.entries(texts)))
  const counts: (number | 'none')[] = []
  const unseen = createUnseen(shelf.shelf, {
    setAppBadge: async count => void counts.push(count),
    clearAppBadge: async () => void counts.push('none'),
  })
  return { unseen, counts, shelf }
}

test('the number on the icon counts each result once, and goes when the results are looked at', async () => {
  const { unseen, counts } = badged()
  for (const tag of ['result-a', 'result-b', 'result-b']) await unseen.add(tag)
  await unseen.clear()
  await unseen.add('result-c')
  expect(counts).toEqual([1, 2, 2, 'none', 1])
})

test('a count that is damaged begins anew, and a browser without a badge loses nothing', async () => {
  const { unseen, counts, shelf } = badged({ results: '{"a":' })
  await unseen.add('result-a')
  expect(counts).toEqual([1])
  shelf.fails = true
  await unseen.add('result-b')
  await createUnseen(shelf.shelf, undefined).clear()
  expect(counts).toEqual([1, 1])
})
