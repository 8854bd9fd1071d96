// A new app version: offered, but never over a purchase; and files missing after a deploy.
import type { Page } from 'playwright/test'
import { scriptWith } from './built.ts'
import { expect, signIn, test, workerReady } from './base.ts'
import { openLine, type Line } from './line.ts'
import { openSummary, pickLine, ticketsOf, withMoney } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' })

/** The service now has another worker, and the page checks for it. */
const release = async (page: Page, line: Line) => {
  const worker = await (await page.request.get(`${line.url}/sw.js`)).text()
  line.instead.set('/sw.js', `${worker}\n// ${Math.random()}`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => loads.count++)
  return loads
}

test('a new version is offered and not forced; a tap starts the page again in it', async ({
  page,
  world,
}) => {
  const line = await openLine(world.url)
  try {
    await page.goto(`${line.url}/results`)
    await workerReady(page)
    const loads = countLoads(page)
    await release(page, line)
    await expect(offer(page)).toBeVisible()
    expect(loads.count).toBe(0)
    await offer(page).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => loads.count).toBe(1)
    await workerReady(page)
    await expect(page).toHaveURL(`${line.url}/results`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(offer(page)).toHaveCount(0)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  } finally {
    await line.close()
  }
})

test('a version that arrives during a purchase is not offered until it is settled, in no tab; the ticket is bought once', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  const line = await openLine(world.url)
  try {
    await page.goto(`${line.url}/instant-cashout`)
    await workerReady(page)
    await pickLine(page, [6, 16, 26, 36])
    await openSummary(page)
    // The answer is lost, and so are the follow-ups: the purchase stays open.
    const asking = '**/api/v1/purchases/**'
    await context.route(asking, route => route.abort('connectionfailed'))
    line.cut = { path: '/api/web/lottery_payment/', at: 'before-answer' }
    await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
    await expect(page.getByRole('dialog', { name: 'We are checking your payment' })).toBeVisible()
    const otherTab = await context.newPage()
    await otherTab.goto(`${line.url}/results`)
    await release(otherTab, line)
    await expect
      .poll(() => otherTab.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true)
    for (const tab of [page, otherTab]) await expect(offer(tab)).toHaveCount(0)
    line.cut = undefined
    await context.unroute(asking)
    await expect(page).toHaveURL(/\/application\/success$/, { timeout: 20_000 })
    await expect(offer(otherTab)).toBeVisible()
    expect(await ticketsOf(world, player)).toHaveLength(1)
    // The other tab may have asked first and announces the outcome.
    const news = otherTab.getByRole('dialog', { name: 'Your ticket was bought' })
    await otherTab.addLocatorHandler(news, () => news.getByRole('button', { name: 'Okay' }).click())
    const loads = countLoads(otherTab)
    await offer(otherTab).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => loads.count).toBe(1)
    await workerReady(otherTab)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await ticketsOf(world, player)).toHaveLength(1)
  } finally {
    await line.close()
  }
})

/** The winners' screen, which the results do not need. */
const winnersFile = () => scriptWith('src/routes/_public/winners.tsx?')

test('a file that is gone after a deploy starts the page again once, then a page says that it did not open, and opens by “Try again” once the file is back', async ({
  browser,
  world,
}) => {
  const line = await openLine(world.url)
  // No worker, which would have the file.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(`${line.url}/about`)
    const gone = await winnersFile()
    line.gone.add(gone)
    await context.clearCookies()
    const fresh = await browser.newContext({ serviceWorkers: 'block' })
    const tab = await fresh.newPage()
    const loads = countLoads(tab)
    await tab.goto(`${line.url}/winners`)
    // Once the service has answered that it is there.
    await expect.poll(() => loads.count, { timeout: 20_000 }).toBe(2)
    await expect(tab.getByRole('heading', { name: 'This page did not open' })).toBeAttached()
    await tab.getByRole('button', { name: 'Try again' }).click()
    await expect(tab.getByRole('heading', { name: 'This page did not open' })).toBeAttached()
    expect(loads.count).toBe(2)
    line.gone.clear()
    await tab.getByRole('button', { name: 'Try again' }).click()
    await expect(tab.getByText('This page did not open')).toHaveCount(0)
    await expect(tab.getByRole('heading', { level: 1, name: 'Winners' })).toBeAttached()
    expect(loads.count).toBe(2)
    await fresh.close()
  } finally {
    await context.close()
    await line.close()
  }
})

test('a browser that refuses a worker loses nothing but the offline copy: its page does not start again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No', 'SecurityError'))
  })
  const loads = countLoads(page)
  const refused = page.waitForEvent('console', message => message.text().includes('SecurityError'))
  await page.goto('/dashboard')
  await refused
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { name: 'Choose your stake' })).toBeVisible()
  expect(loads.count).toBe(1)
})

test('a page stands without the file of a side part that is gone', async ({ browser, player, world }) => {
  const line = await openLine(world.url)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    await signIn(context, player)
    const gone = await scriptWith('src/screens/play/pay/PlayPending.tsx')
    line.gone.add(gone)
    const page = await context.newPage()
    const loads = countLoads(page)
    const asked: string[] = []
    page.on('response', response => asked.push(new URL(response.url()).pathname))
    await page.goto(`${line.url}/wallet`)
    await expect.poll(() => loads.count).toBe(2)
    await expect.poll(() => asked.filter(it => it === gone).length).toBe(2)
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
    await expect(page.getByText('Top-up by card').or(page.getByText('No transactions yet'))).toBeVisible()
    await expect(page.getByText('This page did not open')).toHaveCount(0)
  } finally {
    await context.close()
    await line.close()
  }
})

test('a page does not start again under a request that changes something, and not without a network', async ({
  page,
  context,
  world,
}) => {
  const line = await openLine(world.url)
  try {
    await page.goto(`${line.url}/contact`)
    await workerReady(page)
    const loads = countLoads(page)
    const lose = () =>
      page.evaluate(() => {
        const payload = new Error('Failed to fetch dynamically imported module')
        dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
        // The router would reload the page for the original message.
        return payload.message === ''
      })
    await context.setOffline(true)
    expect(await lose()).toBe(true)
    await context.setOffline(false)
    let release: (() => void) | undefined
    const held = new Promise<void>(resolve => (release = resolve))
    await context.route('**/api/web/newsletter/**', async route => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Back to top' }).hover()
    await page.getByRole('textbox', { name: 'Newsletter' }).fill('ada@example.com')
    await page.getByRole('button', { name: /Subscribe/ }).click()
    expect(await lose()).toBe(true)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter(it => /RESTARTED/.test(it)))).toEqual(
      [],
    )
    expect(loads.count).toBe(0)
    release?.()
  } finally {
    await line.close()
  }
})

test('a damaged copy of a script is replaced: the page starts again once and works, and works without a network afterwards', async ({
  page,
  context,
  world,
}) => {
  await page.goto(`${world.url}/about`)
  await workerReady(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (/\/assets\/(?!door|rolldown)[\w-]+\.js$/.test(request.url))
          await cache.put(
            request,
            new Response('<damaged', { headers: { 'content-type': 'text/javascript' } }),
          )
    }
  })
  await page.goto(`${world.url}/winners`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached({ timeout: 20_000 })
  await expect(page.getByText('This page did not open')).toHaveCount(0)
  // Dropped files are fetched again after a while.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find(it => it.includes('precache'))!
          return (await (await caches.open(name)).keys()).filter(it => it.url.endsWith('.js')).length
        }),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(60)
  await context.setOffline(true)
  await page.goto(`${world.url}/quika`)
  await expect(page.getByRole('region', { name: 'Number board' })).toBeVisible()
})
