// Low data: what is not fetched, and the meter compared with the browser's own count.
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test, workerReady } from './base.ts'
import { scriptWith } from './built.ts'

test.use({ serviceWorkers: 'allow' })

/** Wire bytes of page and worker, as measured by the browser's dev tools. */
const countWire = async (context: BrowserContext, page: Page) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/** The figure shown to the player, in thousands of bytes. */
const metered = async (page: Page): Promise<number> => {
  const words = await page
    .getByRole('region', { name: 'Data' })
    .getByText(/^\d+ KB$|^\d+\.\d MB$/)
    .textContent()
  return words!.endsWith('MB') ? parseInt(words!.replace('.', ''), 10) * 100 : parseInt(words!, 10)
}

/** App files kept for a day offline. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes('precache'))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(request => new URL(request.url).pathname)
  })

const chooseLowData = (page: Page, on: boolean) =>
  page.addInitScript(chosen => {
    if (localStorage.getItem('oriire_LOW_DATA') === null)
      localStorage.setItem('oriire_LOW_DATA', String(chosen))
  }, on)

test('the meter counts what page and worker fetch, goes on after a reload, and a second tab begins at its own', async ({
  page,
  context,
}) => {
  const wire = await countWire(context, page)
  await page.goto('/')
  await workerReady(page)
  await page.goto('/this-phone')
  const region = page.getByRole('region', { name: 'Data' })
  await expect(region.getByText('this visit')).toBeVisible()
  // The page's own share; the worker fetched the other files.
  await expect.poll(() => metered(page)).toBeGreaterThan(Math.round(wire() / 1_000) - 5)
  const first = await metered(page)
  expect(first).toBeGreaterThan(150)
  await page.reload()
  await expect(region.getByText('this visit')).toBeVisible()
  await expect.poll(() => metered(page)).toBeGreaterThanOrEqual(first)
  expect(await metered(page)).toBeLessThan(first + 60)
  const other = await context.newPage()
  await other.goto('/this-phone')
  await expect(other.getByRole('region', { name: 'Data' }).getByText('this visit')).toBeVisible()
  expect(await metered(other)).toBeLessThan(60)
})

test('with low data the first visit fetches nothing ahead, and a page opens without a network once it was opened', async ({
  page,
  context,
}) => {
  await chooseLowData(page, true)
  await page.goto('/')
  await workerReady(page)
  const kept = await keptFiles(page)
  expect(kept).toContain('/public-frame.html')
  expect(kept.length).toBeLessThan(45)
  await page.goto('/this-phone')
  await expect(page.getByRole('checkbox', { name: /^Low data/ })).toBeChecked()
  // KB
  expect(await metered(page)).toBeLessThan(260)
  await page.goto('/results')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(kept.length)
  await context.setOffline(true)
  for (const path of ['/results', '/this-phone', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    await expect(page.getByText('This page did not open'), path).toHaveCount(0)
  }
})

test('without low data a phone that pays nothing for data keeps every screen from the first visit on', async ({
  page,
}) => {
  await page.goto('/')
  await workerReady(page)
  expect((await keptFiles(page)).length).toBeGreaterThan(70)
})

test.describe('a phone that pays for its data', () => {
  test.use({ paysForData: true })

  test('keeps what was looked at, and every screen once a game was tapped', async ({ page }) => {
    await page.goto('/')
    await workerReady(page)
    expect((await keptFiles(page)).length).toBeLessThan(45)
    await page.goto('/instant-cashout')
    await page.getByRole('button', { name: 'Pick for me' }).click()
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(70)
  })

  test('keeps every screen for a visitor whose only tap on a ball came before the app', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route(/\/assets\/base-/, async route => {
      await new Promise<void>(go => held.push(go))
      await route.continue()
    })
    const opened = page.goto('/quika')
    const ball = page.locator('[data-early]').getByRole('button', { name: '7', exact: true })
    await expect(async () => {
      await ball.click()
      await expect(ball).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass()
    for (const go of held) go()
    await opened
    await workerReady(page)
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(70)
    await page.unrouteAll()
  })

  test('keeps every screen for a player from the first visit on', async ({ page, player }) => {
    expect(player.token).not.toBe('')
    await page.goto('/')
    await workerReady(page)
    expect((await keptFiles(page)).length).toBeGreaterThan(70)
  })
})

test('a browser that saves data is believed, until the player says otherwise', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto('/this-phone')
  const low = page.getByRole('checkbox', { name: /^Low data/ })
  await expect(low).toBeChecked()
  await low.focus()
  await page.keyboard.press('Space')
  await expect(low).not.toBeChecked()
  await page.reload()
  await expect(low).not.toBeChecked()
})

test('slides stand still where data is saved, and play when they are asked to', async ({ page, world }) => {
  await world.drawCurrentBatch()
  await chooseLowData(page, true)
  await page.goto('/dashboard')
  const play = page.getByRole('button', { name: 'Play slides' }).first()
  await expect(play).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await play.click()
  await expect(page.getByRole('button', { name: 'Pause slides' }).first()).toBeVisible()
})

test('nothing is loaded for a finger that rests on a link, from the page after the switch on', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).pathname))
  const footer = page.getByRole('contentinfo')
  const low = page.getByRole('checkbox', { name: /^Low data/ })
  const openResults = async () => {
    await footer.getByRole('link', { name: 'Results', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeAttached()
  }
  // Its screen shares a file with no other, so no page that is opened here has it.
  const script = await scriptWith('src/routes/dev/ui.tsx?')
  const isLoadedForFinger = async () => {
    const link = footer.getByRole('link', { name: 'Pieces', exact: true })
    await link.dispatchEvent('touchstart')
    await link.hover()
    // A request made by the touch is sent long before the service has answered ten others.
    await page.evaluate(async () => {
      for (let asking = 0; asking < 10; asking++) await fetch('/healthz')
    })
    return asked.has(script)
  }
  await page.goto('/this-phone')
  await low.click()
  await openResults()
  expect(await isLoadedForFinger()).toBe(false)
  await page.goBack()
  await low.click()
  await openResults()
  // No retry: the same wait was enough above.
  expect(await isLoadedForFinger()).toBe(true)
})

test('the menu names the data of this visit and leads to what this phone keeps', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto('/menu')
  const entry = page.getByRole('link', { name: /^This phone/ }).first()
  await expect(entry).toContainText(/\d+ KB this visit/)
  await entry.click()
  await expect(page).toHaveURL(/\/this-phone$/)
  await expect(page.getByRole('heading', { level: 1, name: 'This Phone' })).toBeAttached()
})
