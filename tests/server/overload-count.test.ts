// What the guard counts: requests under way, and response times. Without a port, on a clock the test turns.
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goesAtOwnPace, makeOverload, type Limits } from '#server/http/overload.ts'
import { gate } from '../support/gate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const coming = (
  method: string,
  headers: Record<string, string> = {},
  url = '/api/v1/winners/',
): IncomingMessage => Object.assign(new EventEmitter(), { method, url, headers }) as never

const same = (most: Limits['visitor']): Limits => ({ visitor: most, player: most, payment: most })

const guarded = (most: Limits['visitor'], payment = most) => {
  const { guard, stop } = makeOverload({ limits: { ...same(most), payment } })
  const ask = (incoming: IncomingMessage, work: () => Response | Promise<Response>) =>
    Promise.resolve(guard(work)(new Request('http://x/'), { incoming }))
  return { ask, stop }
}

const answer = () => new Response('yes')

/** 64 wait, so that the mean counts; then one is answered after half a second. @returns the status of the next visitor */
const afterASlowOne = async (isOwnPace: boolean): Promise<number> => {
  const { ask, stop } = guarded({ working: 1_000, late: 1_000_000, slow: 200 })
  const { opened, open } = gate()
  const waiting = Array.from({ length: 64 }, () => ask(coming('GET'), () => opened.then(answer)))
  const slow = gate()
  const incoming = coming('POST')
  const asked = ask(incoming, () => {
    if (isOwnPace) goesAtOwnPace(incoming)
    return slow.opened.then(answer)
  })
  await vi.advanceTimersByTimeAsync(500)
  slow.open()
  await asked
  await vi.advanceTimersByTimeAsync(100)
  const { status } = await ask(coming('GET'), answer)
  open()
  await Promise.all(waiting)
  stop()
  return status
}

test('an answer that takes long turns others away while many are under way', async () => {
  expect(await afterASlowOne(false)).toBe(503)
})

test('an answer that goes at its own pace, like that of a login, is no part of the mean', async () => {
  expect(await afterASlowOne(true)).toBe(200)
})

test('a request that is answered before its body is here was never counted, and takes nothing off the count', async () => {
  const { ask, stop } = guarded({ working: 1, late: 1_000_000, slow: 1_000_000 })
  for (let n = 0; n < 3; n++) {
    const early = coming('POST', { 'content-length': '9' })
    expect((await ask(early, answer)).status).toBe(200)
    // Nor does what is left of it, when it comes.
    early.emit('end')
  }
  const { opened, open } = gate()
  const under = ask(coming('GET'), () => opened.then(answer))
  expect((await ask(coming('GET'), answer)).status).toBe(503)
  open()
  await under
  expect((await ask(coming('GET'), answer)).status).toBe(200)
  stop()
})

test('whatever carries a key moves money, and is turned away last', async () => {
  const never = { working: 0, late: 1_000_000, slow: 1_000_000 }
  const { ask, stop } = guarded(never, { ...never, working: 9 })
  const player = { authorization: 'Token x' }
  expect((await ask(coming('POST', player), answer)).status).toBe(503)
  expect((await ask(coming('POST', { ...player, 'idempotency-key': 'key-of-a-share' }), answer)).status).toBe(
    200,
  )
  stop()
})

test.each([
  ['/%61pi/v1/winners/', 503],
  ['/x/../api/v1/winners/', 503],
  ['http://else.where/api/v1/winners/', 503],
  ['/api/%zz', 503],
  ['/dashboard?from=/api/', 200],
  ['/assets/a%20b.js', 200],
])('%s is turned away under overload as the router reads it: %i', async (url, status) => {
  const { ask, stop } = guarded({ working: 0, late: 1_000_000, slow: 1_000_000 })
  expect((await ask(coming('GET', {}, url), answer)).status).toBe(status)
  stop()
})
