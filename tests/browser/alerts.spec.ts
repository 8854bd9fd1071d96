// Alerts in the real browser with the real build: pushes delivered by dev tools, taps, and what the page
// shows itself.
import type { BrowserContext, Page } from 'playwright/test'
import { putPushDevice, statePushDevice, type PushMessage } from '#src/contract/alerts.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { nextDrawHour } from '#src/draws/schedule.ts'
import { expect, fund, test, workerReady } from './base.ts'
import { launchWhole } from './launch.ts'
import type { World } from './service.ts'
import { newSubscription, readChallenge } from '../support/push.ts'
import { buy, pickLine, textsOf, withMoney } from './steps.ts'

// The headless browser shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: launchWhole() })

const allow = (context: BrowserContext, origin: string) =>
  context.grantPermissions(['notifications'], { origin })

/** The phone's notifications, oldest first. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, silent, data }) => ({
      title,
      body,
      tag,
      silent,
      url: data?.url,
    }))
  })

/** Delivers a push as the browser's push service would. */
const pusher = async (context: BrowserContext, page: Page, origin: string) => {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(it => !it.isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const message = (origin: string, path: string, over: Partial<PushMessage['notification']> = {}): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Draw at 8pm',
      body: 'Banker: tickets for this draw are sold until 8pm.',
      navigate: origin + path,
      tag: 'draw-20261120-20',
      lang: 'en-NG',
      data: { kind: 'draw', at: 1, until: 2 },
      ...over,
    },
  } satisfies PushMessage)

/**
 * Taps the notification with this tag, as far as a test can: the worker's event is real, the finger is not.
 */
const tap = async (context: BrowserContext, tag: string) => {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async wanted => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
}

/** Turns alerts on, stored as the settings screen does. */
const turnOn = (page: Page, kinds: string[], games: string[]) =>
  page.evaluate(
    async ([kinds, games]) => {
      localStorage.setItem('oriire_ALERTS', 'true')
      const text = JSON.stringify({ version: 1, on: true, settings: { kinds, games, lead: 15, quiet: null } })
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('oriire_alerts')
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'))
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('texts', 'readwrite')
          writing.objectStore('texts').put(text, 'choice')
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      })
    },
    [kinds, games],
  )

/** A page with alerts of one kind for one game. */
const openWithAlerts = async (page: Page, world: World, kind: string, game: string) => {
  await allow(page.context(), world.url)
  await page.goto('/dashboard')
  await workerReady(page)
  await turnOn(page, [kind], [game])
}

/** Its scheduler has looked once. */
const hasLooked = async (page: Page) => {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(it => it.name))
  await expect.poll(names).toContain('oriire_alerts-plan')
  const plan = expect.stringContaining('"madeAt"')
  await expect.poll(() => textsOf(page, 'oriire_alerts-plan')).toContainEqual(plan)
}

test('a push is shown, a tap on it opens its screen in the open window without loading it anew, and no second window opens', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world.url)
  await page.goto('/dashboard')
  await workerReady(page)
  await turnOn(page, ['draw'], ['BANKER'])
  await page.reload()
  const push = await pusher(context, page, world.url)
  await push(message(world.url, '/results'))
  await expect
    .poll(() => shown(page))
    .toMatchObject([{ title: 'Draw at 8pm', url: '/results', silent: false }])
  await push(message(world.url, '/results'))
  await expect.poll(() => shown(page)).toMatchObject([{ tag: 'draw-20261120-20', silent: true }])
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await tap(context, 'draw-20261120-20')
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(await shown(page)).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('a push that is not ours, or is for another player, shows the neutral words and opens the front page', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world.url)
  await page.goto('/dashboard')
  await workerReady(page)
  const push = await pusher(context, page, world.url)
  const neutral = { title: 'Oriire', body: 'Open Oriire to see what is new.', tag: 'news', url: '/' }
  await push('not ours')
  await expect.poll(() => shown(page)).toMatchObject([neutral])
  const data = { kind: 'result' as const, at: 1, until: 2, player: 'somebody' }
  await push(
    message(world.url, '/game-history', { title: 'You won ₦9,000', tag: 'result-IC-20261120-2000', data }),
  )
  await page.waitForTimeout(500)
  // The second replaces the first; between them there is none.
  await expect.poll(() => shown(page)).toMatchObject([neutral])
  await tap(context, 'news')
  await expect(page).toHaveURL(`${world.url}/`)
})

/** Registers a device no browser has. @returns its challenge, and whether it counts yet */
const registerDevice = async ({ service, url }: World) => {
  const push = service.ports.push!
  const { send } = push
  const { endpoint, keys } = newSubscription()
  const sent = new Promise<string>(resolve => {
    push.send = async ({ text }) => {
      resolve(text)
      return { status: 201 }
    }
  })
  const ask = async (call: { method: string; path: string }, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + call.path, { method: call.method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as { proven: boolean }
  }
  const settings = { kinds: ['draw'], games: ['BANKER'], lead: 15, quiet: null }
  await ask(putPushDevice, { endpoint, keys, settings })
  const text = await sent
  push.send = send
  const isProven = async () => (await ask(statePushDevice, { endpoint, keys: { auth: keys.auth } })).proven
  return { text, isProven }
}

test('the first push is answered by the worker, also without a page of ours, and says that alerts work', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world.url)
  await page.goto('/dashboard')
  await workerReady(page)
  const push = await pusher(context, page, world.url)
  const { text, isProven } = await registerDevice(world)
  expect([readChallenge(text) !== undefined, await isProven()]).toEqual([true, false])
  await page.goto('about:blank')
  await push(text)
  await expect.poll(isProven).toBe(true)
  await page.goto('/dashboard')
  const first = { title: 'Alerts work on this phone', tag: 'first', url: '/draw-alerts', silent: true }
  await expect.poll(() => shown(page)).toMatchObject([first])
  // A repeat proves nothing and promises nothing.
  await push(text)
  await expect.poll(() => shown(page)).toMatchObject([first, { title: 'Oriire', tag: 'news' }])
  await tap(context, 'first')
  await expect(page).toHaveURL(/\/draw-alerts$/)
})

test('two open pages remind of a draw hour once, as many minutes before it as was chosen', async ({
  page,
  context,
  world,
}) => {
  await openWithAlerts(page, world, 'draw', 'BANKER')
  const hour = nextDrawHour(world.now() + 16 * MINUTE)
  // Time for both pages to load on a busy machine.
  await world.advance(hour - 15 * MINUTE - 20_000 - world.now())
  await page.reload()
  const other = await context.newPage()
  await other.goto('/about')
  const due = hour - 15 * MINUTE
  expect(await shown(page)).toEqual([])
  await expect
    .poll(() => shown(page), { timeout: 40_000 })
    .toMatchObject([{ title: /^Draw at /, url: '/banker' }])
  // A Date header has whole seconds.
  expect(world.now()).toBeGreaterThanOrEqual(due - 1_000)
  expect(world.now()).toBeLessThanOrEqual(due + 5_000)
  await page.waitForTimeout(2_000)
  // The second page did not show it again, which would have replaced it with a second sound.
  const entries = await page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('oriire_alerts-shown')
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('texts').objectStore('texts').getAllKeys()
          asking.addEventListener('success', () => resolve(asking.result as string[]))
        })
      }),
  )
  expect(entries).toHaveLength(1)
  expect(await shown(page)).toHaveLength(1)
})

test('while a page is open a player hears what became of a ticket, and finds it by a tap', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  await openWithAlerts(page, world, 'result', 'INSTANT_CASHOUT')
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto(`/game-history/${id}`)
  await expect(page.getByText(/Pending|Waiting/).first()).toBeVisible()
  await page.reload()
  await world.drawCurrentBatch()
  await page.goto('/dashboard')
  await expect
    .poll(() => shown(page), { timeout: 30_000 })
    .toMatchObject([{ title: /No win this time|You won|paid back/, url: `/game-history/${id}` }])
  await tap(context, (await shown(page))[0]!.tag)
  await expect(page).toHaveURL(new RegExp(`/game-history/${id}$`))
  await page.reload()
  await page.waitForTimeout(1_500)
  expect(await shown(page)).toEqual([])
})

test('a result that the phone knows already, and has not told, is told by the page that comes next, and once', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  await openWithAlerts(page, world, 'result', 'INSTANT_CASHOUT')
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto(`/game-history/${id}`)
  await hasLooked(page)
  // A page that reports nothing stands for one that is closed before it does.
  await page.evaluate(() => localStorage.removeItem('oriire_ALERTS'))
  await page.reload()
  await world.drawCurrentBatch()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Numbers drawn' })).toBeVisible()
  expect(await shown(page)).toEqual([])
  await page.evaluate(() => localStorage.setItem('oriire_ALERTS', 'true'))
  await page.goto('/dashboard')
  const told = { title: /No win this time|You won|paid back/, url: `/game-history/${id}` }
  await expect.poll(() => shown(page), { timeout: 30_000 }).toMatchObject([told])
  expect(await textsOf(page, 'oriire_alerts-shown')).toHaveLength(1)
})

test('an open page tells what became of tickets that this phone does not know, together with those that it does', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  await openWithAlerts(page, world, 'result', 'INSTANT_CASHOUT')
  const stream = page.waitForResponse(it => it.url().endsWith('/api/v1/live/'))
  await page.reload()
  await hasLooked(page)
  // The page hears of what is settled before it listens only at its next look.
  await stream
  // Bought by another phone: a standing order, a friend's group and the free line of a bid come the same way.
  await buy(world, player, [[1, 2, 3, 4]])
  await buy(world, player, [[5, 6, 7, 8]])
  await world.drawCurrentBatch()
  await expect
    .poll(() => shown(page), { timeout: 30_000 })
    .toMatchObject([{ body: expect.stringContaining('2 tickets'), url: '/game-history' }])
})

test('a page that hears only that much has happened looks for tickets that this phone does not know', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  await openWithAlerts(page, world, 'result', 'INSTANT_CASHOUT')
  let isDrawn!: () => void
  const drawn = new Promise<void>(resolve => (isDrawn = resolve))
  // What the service says to a phone that has missed more than sixty events, around a draw hour say.
  const hello = 'data: {"kind":"hello","complete":false}\n\n'
  await page.route('**/api/v1/live/', async route => {
    await drawn
    await route.fulfill({ contentType: 'text/event-stream', body: hello })
  })
  await page.reload()
  await hasLooked(page)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  isDrawn()
  await expect.poll(() => shown(page), { timeout: 30_000 }).toMatchObject([{ url: `/game-history/${id}` }])
})

test('picks that nobody has paid for are reminded of one minute before their batch closes, until they are gone', async ({
  page,
  world,
}) => {
  await openWithAlerts(page, world, 'picks', 'INSTANT_CASHOUT')
  const BATCH = 5 * MINUTE
  const into = (instant: number) => instant % BATCH
  // Two minutes before a batch ends, by the service's clock.
  await world.advance((2 * BATCH - into(world.now()) - 2 * MINUTE) % BATCH)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await page.waitForTimeout(1_000)
  expect(await shown(page)).toEqual([])
  await world.advance(BATCH - into(world.now()) - MINUTE - 20_000)
  await page.reload()
  await expect
    .poll(() => shown(page), { timeout: 40_000 })
    .toMatchObject([{ title: 'Your picks are not a ticket yet', url: '/instant-cashout' }])
  expect(BATCH - into(world.now())).toBeLessThanOrEqual(MINUTE + 1_000)
  const board = page.getByRole('region', { name: 'Number board' })
  await board.getByRole('button', { name: '40', exact: true }).click()
  await expect.poll(() => shown(page)).toEqual([])
})

test('a top-up that settles while pages are open is told once without any push, also one that another device paid for', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(90_000)
  await withMoney(world, player, 100)
  await openWithAlerts(page, world, 'money', 'BANKER')
  await page.reload()
  const other = await page.context().newPage()
  await other.goto('/wallet')
  await page.bringToFront()
  await expect(page.getByText(/₦100/).first()).toBeAttached()
  // From its first look on: what arrived before alerts were on is not news.
  await hasLooked(page)
  await page.waitForTimeout(1_500)
  expect(await shown(page)).toEqual([])
  await fund(world, player, 700)
  const arrived = { title: 'Your top-up has arrived', url: '/wallet', silent: false }
  await expect.poll(() => shown(page), { timeout: 20_000 }).toMatchObject([arrived])
  const [first] = await shown(page)
  expect(first!.tag).toMatch(/^money-/)
  await tap(page.context(), first!.tag)
  await expect.poll(() => shown(page)).toEqual([])
  await other.reload()
  await page.reload()
  await page.waitForTimeout(2_000)
  expect(await shown(page)).toEqual([])
  await fund(world, player, 300)
  await expect.poll(() => shown(page), { timeout: 20_000 }).toMatchObject([arrived])
  expect((await shown(page))[0]!.tag).not.toBe(first!.tag)
})
