// A network that answers everything with its own page, status 200: a hotel, an operator out of credit, a
// proxy.
import { expect, test, workerReady } from './base.ts'
import { openLine } from './line.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

test.use({ serviceWorkers: 'allow' })

const PORTAL =
  '<!doctype html><title>Hotel</title><div id="root"><h1>Welcome, please pay for the network</h1></div>'

test('a page of the network in the place of every answer is kept nowhere, signs nobody out, and shows what this phone has', async ({
  page,
  player,
  world,
  troubles,
}) => {
  test.setTimeout(90_000)
  await world.drawCurrentBatch()
  const line = await openLine(world.url)
  try {
    await page.goto(`${line.url}/`)
    await workerReady(page)
    await page.goto(`${line.url}/results`)
    const result = page.getByRole('link', { name: /^IC-\d{8}-\d{4}$/ }).first()
    await expect(result).toBeVisible()
    const kept = () =>
      page.evaluate(async () => {
        const found: string[] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys())
            if ((await (await cache.match(request))!.text()).includes('pay for the network'))
              found.push(new URL(request.url).pathname)
        }
        return found
      })
    line.portal = PORTAL
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    // Only the worker has a copy, and one screen's file is missing.
    await page.evaluate(async () => {
      localStorage.removeItem('oriire_QUERIES')
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (/\/assets\/(?!door|rolldown|core|base)[\w-]+\.js$/.test(request.url))
            await cache.delete(request)
      }
    })
    await page.goto(`${line.url}/winners`)
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeAttached({
      timeout: 20_000,
    })
    // The worker looks for missing files five seconds after a page opens.
    await page.waitForTimeout(7_000)
    expect(await kept()).toEqual([])
    line.portal = undefined
    await page.reload()
    await expect(page.getByText('This page did not open')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Winners' })).toBeAttached()
    await page.goto(`${line.url}/results`)
    await expect(result).toBeVisible()
    await page.goto(`${line.url}/wallet`)
    const wallet = page.getByRole('listitem', { name: walletNames.play })
    await expect(wallet).toBeVisible()
    line.portal = PORTAL
    await page.evaluate(() => localStorage.removeItem('oriire_QUERIES'))
    await page.goto(`${line.url}/results`)
    await expect(result).toBeVisible()
    await page.goto(`${line.url}/wallet`)
    await expect(wallet).toBeVisible()
    await expect(page.getByText(/^As of /).first()).toBeVisible()
    expect(await kept()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('oriire_TOKEN'))).toContain(player.token)
    // The browser logs each script that was really a page, and the router the error, whose words lost-file.ts took away.
    const lost = /^Failed to load module script|^TypeError$/
    expect(troubles.filter(it => !lost.test(it))).toEqual([])
    troubles.length = 0
  } finally {
    await line.close()
  }
})
