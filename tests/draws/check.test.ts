// Where the checks run: in a worker, and in the page if there is none, if it breaks or if it stays silent.
import { afterEach, expect, test, vi } from 'vitest'
import type { Work } from '#src/proof/check-work.ts'
import {
  checkCountedOnThisPhone,
  checkDrawOnThisPhone,
  checkItemOnThisPhone,
  checkJackpotOnThisPhone,
  checkOnThisPhone,
  judgeLogOnThisPhone,
} from '#src/proof/check.ts'
import { checkCounted } from '#src/proof/liabilities.ts'
import { checkItem } from '#src/proof/verify-item.ts'
import { checkJackpot } from '#src/proof/verify-jackpot.ts'
import { checkProof } from '#src/proof/verify.ts'
import { checkWholeDraw, type WholeDraw } from '#src/proof/whole-draw.ts'
import { logWorld } from './log-world.ts'

/** Set up afresh for each test: what the worker is asked, and how often it was ended. */
let asked: Work[]
let ended: number

/** A worker that does this when it is asked. */
const workers = (answer: (worker: EventTarget, work: Work) => void) => {
  asked = []
  ended = 0
  vi.stubGlobal('location', new URL('https://play.example/'))
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(work: Work) {
        asked.push(work)
        answer(this, work)
      }
      terminate() {
        ended++
      }
    },
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const log = logWorld()
log.append('a')
const news = { checkpoint: log.logged(0).checkpoint, known: undefined, path: [], keyEntries: [] }
const draw = {} as WholeDraw
const memory = { heardAt: 5 }
const all: [what: string, work: Work, ask: () => Promise<unknown>, inPage: () => unknown][] = [
  ['a ticket', { of: 'ticket', proof: 1, memory }, () => checkOnThisPhone(1, memory), () => checkProof(1, memory)],
  ['a jackpot', { of: 'jackpot', proof: 1, memory }, () => checkJackpotOnThisPhone(1, memory), () => checkJackpot(1, memory)],
  ['an item', { of: 'item', proof: 1, bid: 2, memory }, () => checkItemOnThisPhone(1, memory, 2), () => checkItem(1, memory, 2)],
  ['a balance', { of: 'counted', counted: 1, phone: '+234', memory }, () => checkCountedOnThisPhone(1, '+234', memory), () => [checkCounted(1, '+234', memory)]],
  ['a log', { of: 'log', news, memory: {} }, () => judgeLogOnThisPhone(news), () => 'fits'],
  ['a draw', { of: 'draw', draw, own: [], memory }, () => checkDrawOnThisPhone(draw, [], memory), () => checkWholeDraw(draw, [], memory)],
] // prettier-ignore

test.each(all)('%s is checked by a worker, which is ended when it has answered', async (_, work, ask) => {
  workers(it => it.dispatchEvent(new MessageEvent('message', { data: 'its answer' })))
  expect(await ask()).toBe('its answer')
  expect(asked).toEqual([work])
  expect(ended).toBe(1)
})

test.each(all)('%s is checked in the page where there are no workers', async (_, __, ask, inPage) => {
  vi.stubGlobal('Worker', undefined)
  expect(await ask()).toEqual(inPage())
})

test.each(['error', 'messageerror'])(
  'a worker that says %s is ended, and the page does its work',
  async type => {
    workers(it => it.dispatchEvent(new Event(type)))
    const judging = judgeLogOnThisPhone(news)
    expect(ended).toBe(1)
    expect(await judging).toBe('fits')
  },
)

test.each([
  ['a ticket', 20, () => checkOnThisPhone(1)],
  ['a draw with everybody’s tickets', 180, () => checkDrawOnThisPhone(draw, [], {})],
])('a silent worker is given up: for %s after %i seconds', async (_, seconds, ask) => {
  vi.useFakeTimers()
  workers(() => undefined)
  const asking = ask()
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe(1)
  expect(await asking).toBeInstanceOf(Array)
  expect(vi.getTimerCount()).toBe(0)
})
