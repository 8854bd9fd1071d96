// A page may be left between any two of its steps: its lock is released, and it does nothing more.
import { expect, test } from 'vitest'
import type { Alert } from '#src/alerts/alert.ts'
import { showOnce } from '#src/alerts/show.ts'
import { createShown, type Exclusive } from '#src/alerts/shown.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import type { Shelf } from '#src/lib/idb.ts'
import { memoryShelf } from '../play/shelves.ts'

const now = Date.UTC(2026, 10, 20, 9)
const result: Alert = {
  tag: 'result-IC-20261120-0900',
  kind: 'result',
  title: 'No win this time',
  body: 'Instant cashout, 1 ticket',
  url: '/game-history',
  at: now,
  until: now + DAY,
}
const never = new Promise<never>(() => {})

const makePhone = () => {
  const { shelf } = memoryShelf()
  /** How often each notification was drawn; the same tag replaces the previous one. */
  const drawn = new Map<string, number>()
  let lock: Promise<unknown> = Promise.resolve()

  /** @param steps after which it is left */
  const openPage = (steps: number) => {
    let taken = 0
    let leave: (() => void) | undefined
    const left = new Promise<void>(resolve => {
      leave = resolve
    })
    const step = async () => {
      if (taken++ < steps) return
      leave?.()
      await never
    }
    const exclusive = (work => {
      const turn = lock.then(() => Promise.race([work(), left]))
      lock = turn
      return turn
    }) as Exclusive
    const own: Shelf = {
      ...shelf,
      get: async key => (await step(), shelf.get(key)),
      set: async (key, text) => (await step(), shelf.set(key, text)),
    }
    const showNotification = async (_: string, options?: NotificationOptions) => {
      await step()
      drawn.set(options!.tag!, (drawn.get(options!.tag!) ?? 0) + 1)
    }
    const desk = { board: { showNotification }, shown: createShown(own, exclusive), unseen: { add: step } }
    const isOver = Promise.race([showOnce(result, desk, now), left])
    return { isOver, taken: () => taken }
  }
  return { openPage, drawn }
}

test('a result that a page had not shown when it was left is shown by the next one, wherever it was left', async () => {
  const whole = makePhone().openPage(Infinity)
  await whole.isOver
  expect(whole.taken()).toBeGreaterThan(2)
  const twice: number[] = []
  for (let steps = 0; steps <= whole.taken(); steps++) {
    const { openPage, drawn } = makePhone()
    await openPage(steps).isOver
    await openPage(Infinity).isOver
    await openPage(Infinity).isOver
    expect([...drawn.keys()], `left after ${steps} steps`).toEqual([result.tag])
    if (drawn.get(result.tag)! > 1) twice.push(steps)
  }
  // Only a page left while noting what it had shown is followed by one that shows it again, in its place.
  expect(twice).toEqual([2])
})
