import { afterEach, expect, test, vi } from 'vitest'
import { findSubscription, subscribe, unsubscribe, type Pushes } from '#src/alerts/push.ts'

const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'
const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** A browser's PushManager: each subscription is another endpoint. */
const makeBrowser = (keys: Record<string, string> = { p256dh: 'point', auth: 'secret' }) => {
  let live: PushSubscription | null = null
  const it = {
    made: 0,
    ended: 0,
    answers: true,
    pushes: {} as Pushes,
  }
  const make = (key: Uint8Array): PushSubscription => {
    const endpoint = `https://push.example/${++it.made}`
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: key.buffer as ArrayBuffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        it.ended++
        live = null
        return true
      },
    } as unknown as PushSubscription
  }
  it.pushes = {
    getSubscription: async () => live,
    subscribe: options =>
      it.answers
        ? Promise.resolve((live = make(options?.applicationServerKey as Uint8Array)))
        : new Promise(() => {}),
  }
  return it
}

afterEach(() => {
  vi.useRealTimers()
})

test('a subscription is made once and found again', async () => {
  const browser = makeBrowser()
  expect(await findSubscription(browser.pushes)).toBeUndefined()
  const first = await subscribe(browser.pushes, KEY)
  expect(first).toEqual({ endpoint: 'https://push.example/1', keys: { p256dh: 'point', auth: 'secret' } })
  expect(await subscribe(browser.pushes, KEY)).toEqual(first)
  expect(await findSubscription(browser.pushes)).toEqual(first)
  expect(browser.made).toBe(1)
})

test('the key is handed over as its 65 bytes', async () => {
  const browser = makeBrowser()
  const asked = vi.spyOn(browser.pushes, 'subscribe')
  await subscribe(browser.pushes, KEY)
  expect(asked.mock.calls[0]![0]).toMatchObject({ userVisibleOnly: true, applicationServerKey: bytes(KEY) })
})

test('a subscription for a key that the service has no more gives way to a new one', async () => {
  const browser = makeBrowser()
  await subscribe(browser.pushes, KEY)
  const other = `${KEY.slice(0, -4)}AAAA`
  expect((await subscribe(browser.pushes, other)).endpoint).toBe('https://push.example/2')
  expect(browser.ended).toBe(1)
})

test('a browser that never answers is waited for no longer than the patience', async () => {
  vi.useFakeTimers()
  const browser = makeBrowser()
  browser.answers = false
  const asked = expect(subscribe(browser.pushes, KEY, 20_000)).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(20_000)
  await asked
})

test('a subscription without its keys is none', async () => {
  const browser = makeBrowser({ p256dh: 'point' })
  await expect(subscribe(browser.pushes, KEY)).rejects.toThrow('without keys')
})

test('ending says what was ended, and once is enough', async () => {
  const browser = makeBrowser()
  const made = await subscribe(browser.pushes, KEY)
  expect(await unsubscribe(browser.pushes)).toEqual(made)
  expect(await unsubscribe(browser.pushes)).toBeUndefined()
  expect(browser.ended).toBe(1)
})
