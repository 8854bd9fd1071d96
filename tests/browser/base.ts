// What every browser test has: the world of its worker, a page that reports every error, and a signed-in player on demand.
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test'
import { startWorld, type Player, type World } from './service.ts'

const TOKEN_KEY = 'oriire_TOKEN'
/** Chromium reports every 4xx and every cut connection so; those are told to the player and asserted there. */
const NETWORK = /^Failed to load resource/
/** The contexts of these tests are incognito, where Chromium has no push; the screen says so and is asserted. */
const NO_PUSH = /^Chrome currently does not support the Push API in incognito mode/

export const test = base.extend<{ troubles: string[]; player: Player }, { world: World; worldOf: string }>({
  // Another name is another world: for tests that leave theirs in a state which others must not see.
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
  // An address of its own for each test: the rate limits are on.
  extraHTTPHeaders: async ({ world }, use) => use({ 'x-forwarded-for': world.newAddress() }),
  // Errors of the page, of its console and of the content security policy fail the test that caused them, and so does
  // what was said otherwise than the document of the service tells.
  troubles: [
    async ({ context, world }, use) => {
      const troubles: string[] = []
      watchContext(context, troubles)
      await use(troubles)
      expect([...troubles, ...world.faults()]).toEqual([])
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
  context.on('page', page => watchPage(page, troubles))
}

const watchPage = (page: Page, troubles: string[]) => {
  page.on('pageerror', error => troubles.push(`${new URL(page.url()).pathname}: ${error.message}`))
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !NETWORK.test(text) && !NO_PUSH.test(text)) troubles.push(text)
  })
}

/** Puts the token where the app keeps it, before the first page of the context opens. */
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

/** Tops up by card through the hosted sandbox checkout and its signed webhook, without a browser. */
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

/** The worker has fetched everything that it keeps, and answers this page. */
export const workerReady = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller)
  })

export { expect }
