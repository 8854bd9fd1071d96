// What every browser test gets: its worker's world, a page that reports every error, and a signed-in player
// on demand.
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type TestInfo,
} from 'playwright/test'
import { startWorld, type Player, type World } from './service.ts'

/** Tags a test that is about the service worker, or that continues offline. */
const WORKER = '@worker'
const TOKEN_KEY = 'oriire_TOKEN'
/** Chromium logs every 4xx and cut connection like this; the player is told, and the tests assert it. */
const NETWORK = /^Failed to load resource/
/** Tests run in incognito contexts, where Chromium has no push; the screen says so, and a test asserts it. */
const NO_PUSH = /^Chrome currently does not support the Push API in incognito mode/

export const test = base.extend<
  { troubles: string[]; player: Player; paysForData: boolean },
  { world: World; worldOf: string }
>({
  paysForData: [false, { option: true }],
  // Storing the app's files in each new context is half the cost of a short test: only tests with the tag have a worker,
  // and files that say `serviceWorkers: 'allow'`.
  // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures a fixture needs from its parameter
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes(WORKER) ? 'allow' : 'block'),
  // A different name means a different world, for tests that leave theirs in a state others must not see.
  worldOf: ['everybody', { option: true, scope: 'worker' }],
  world: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures a fixture needs from its parameter
    async ({}, use) => {
      const world = await startWorld()
      await use(world)
      await world.stop()
      expect(world.faults()).toEqual([])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  // One context from test to test, so that a page finds the app's code compiled: a third of a short test. What differs here
  // makes a new one, as for each test with a worker.
  extraHTTPHeaders: async ({ world, serviceWorkers }, use) =>
    use({ 'x-forwarded-for': serviceWorkers === 'allow' ? world.newAddress() : world.address }),
  // Errors of the page, its console or the content security policy fail the test that caused them, as does
  // anything that differs from the service's API document.
  troubles: [
    async ({ browser, context, world, paysForData }, use, info) => {
      const troubles: string[] = []
      watchContext(context, troubles)
      // Its own address per test, because rate limits are on.
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': world.newAddress() })
      if (!paysForData) await onWifi(context)
      await world.stayClearOfEnds()
      await use(troubles)
      await context.setOffline(false)
      await context.clearPermissions()
      const all = [...troubles, ...world.faults()]
      if (all.length > 0 || info.status !== info.expectedStatus) await keepPictures(browser, info)
      expect(all).toEqual([])
    },
    { auto: true },
  ],
  player: async ({ world, context }, use) => {
    const player = await world.signUp()
    await signIn(context, player)
    await use(player)
  },
})

const watchContext = (context: BrowserContext, troubles: string[]) => {
  for (const page of context.pages()) watchPage(page, troubles)
  context.on('page', page => watchPage(page, troubles))
}

const watchPage = (page: Page, troubles: string[]) => {
  page.on('pageerror', error => troubles.push(`${new URL(page.url()).pathname}: ${error.message}`))
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !NETWORK.test(text) && !NO_PUSH.test(text)) troubles.push(text)
  })
}

/** A picture of each page that is still open and answers. */
const keepPictures = async (browser: Browser, info: TestInfo) => {
  for (const [at, page] of browser
    .contexts()
    .flatMap(context => context.pages())
    .entries()) {
    const path = info.outputPath(`failed-${at + 1}.png`)
    await page.screenshot({ path, caret: 'initial', timeout: 5_000 }).then(
      () => info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => undefined,
    )
  }
}

/** A phone that pays nothing for data: every screen is kept from the first visit on. */
const onWifi = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object }
    if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'type', { get: () => 'wifi' })
  })

/** Stores the token before the context's first page opens. */
export const signIn = async (context: BrowserContext, player: Player) => {
  await context.addInitScript(
    ([key, token]) => {
      if (location.protocol === 'http:' && !sessionStorage.getItem('test-signed-in')) {
        localStorage.setItem(key!, JSON.stringify(token))
        sessionStorage.setItem('test-signed-in', 'yes')
      }
    },
    [TOKEN_KEY, player.token],
  )
}

/** Tops up by card through the sandbox checkout and its signed webhook, without a browser. */
export const fund = async (world: World, player: Player, naira: number) => {
  const key = `fund-${player.phone}-${naira * 100}-${world.now()}`
  const opened = await world.call('POST', '/api/web/lottery_payment/', {
    token: player.token,
    key,
    body: {
      amount: String(naira),
      card_payment: true,
      from_play_wallet: false,
      from_referral_wallet: false,
      game_play_id: '',
    },
  })
  const link = opened.body.payment_link as unknown as string
  if (!link) throw new Error(`No checkout: ${JSON.stringify(opened)}`)
  await fetch(new URL(link, world.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: world.url },
    body: 'choice=pay',
  })
}

/** Resolves once the worker has cached everything and controls this page. */
export const workerReady = async (page: Page) => {
  const isBlocked = await page.evaluate(() =>
    String(navigator.serviceWorker.register).includes('blocked by Playwright'),
  )
  if (isBlocked) throw new Error(`A test with a service worker has the tag ${WORKER}`)
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller)
  })
}

export { expect }
