// A phone with a clock that a test turns: pages with their schedulers and a worker, over one storage and one screen.
import { createKeptPlan } from '#src/alerts/kept-plan.ts'
import type { Alert } from '#src/alerts/alert.ts'
import { startScheduler } from '#src/alerts/local.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'
import { createShown, type Exclusive } from '#src/alerts/shown.ts'
import { createUnseen } from '#src/alerts/unseen.ts'
import { memoryShelf } from '../play/shelves.ts'

interface Heard {
  tag: string
  title: string
  body: string
  url: string
  /** The true time, ms. */
  at: number
  silent: boolean
}

const turn = () => new Promise(resolve => setImmediate(resolve))

/** Runs everything that needs no time to pass. */
const settle = async () => {
  for (let n = 0; n < 3; n++) await turn()
}

const oneAtATime = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

export const makePhone = (start: number) => {
  let time = start
  /** How far the device's clock was set wrong, ms. */
  let wrongBy = 0
  /** What the pages believe: the service's clock minus the device's. */
  let offset = 0
  let isOnline = true
  let timers: { due: number; run: () => void }[] = []
  const heard: Heard[] = []
  const badge: number[] = []
  let isPermitted = true

  const shelves = { shown: memoryShelf(), unseen: memoryShelf(), plan: memoryShelf() }
  const exclusive = oneAtATime()
  const desk = (): Desk => ({
    board: {
      showNotification: async (title, options) => {
        if (!isPermitted) throw new TypeError('No notification permission has been granted for this origin.')
        const { tag = '', body = '', silent } = options ?? {}
        heard.push({ tag, title, body, url: options?.data.url, at: time, silent: silent === true })
      },
    },
    // Each page has its own memory and the device's storage.
    shown: createShown(shelves.shown.shelf, exclusive),
    unseen: createUnseen(shelves.unseen.shelf, { setAppBadge: async count => void badge.push(count) }),
  })
  const plan = createKeptPlan(shelves.plan.shelf)

  const wait = (ms: number, run: () => void) => {
    const timer = { due: time + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter(it => it !== timer)
    }
  }

  const openPage = (planned: (now: number) => readonly Alert[], lookAt = (now: number) => now + 60_000) => {
    const own = desk()
    let isFrozen = false
    let missed: (() => void) | undefined
    const scheduler = startScheduler({
      now: () => time + wrongBy + offset,
      wall: () => time + wrongBy,
      elapsed: () => time - start,
      askTime: async () => {
        if (isOnline) offset = -wrongBy
        return isOnline
      },
      wait: (ms, run) =>
        wait(ms, () => {
          if (isFrozen) missed = run
          else run()
        }),
      plan: async now => {
        const alerts = planned(now)
        await plan.save(alerts, now)
        return { alerts, lookAt: lookAt(now) }
      },
      offer: (alert, now) => showOnce(alert, own, now),
    })
    return {
      scheduler,
      freeze: () => {
        isFrozen = true
      },
      /** Frozen timers run late, and the page learns that it is visible again. */
      thaw: () => {
        isFrozen = false
        missed?.()
        missed = undefined
        scheduler.check()
      },
    }
  }

  /** Time passes, timer by timer. */
  const until = async (instant: number) => {
    await settle()
    for (;;) {
      const next = timers.filter(({ due }) => due <= instant).sort((a, b) => a.due - b.due)[0]
      if (!next) break
      timers = timers.filter(it => it !== next)
      time = Math.max(time, next.due)
      next.run()
      await settle()
    }
    time = Math.max(time, instant)
    await settle()
  }

  return {
    heard,
    badge,
    shelves,
    plan,
    desk,
    openPage,
    until,
    wait,
    settle,
    now: () => time,
    deviceNow: () => time + wrongBy,
    /** Somebody sets the clock; nothing tells the pages. */
    setClock: (by: number) => {
      wrongBy += by
    },
    goOffline: () => {
      isOnline = false
    },
    goOnline: () => {
      isOnline = true
    },
    forbid: () => {
      isPermitted = false
    },
    /** What a player notices: the same tag again without a sound does not count. */
    noticed: () => heard.filter(({ silent }) => !silent),
  }
}
