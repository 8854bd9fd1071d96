import { expect, test, workerReady } from './base.ts'
import {
  buyOnScreen,
  buySureWin,
  openSummary,
  pickLine,
  ticketsOf,
  withMoney,
  purchaseOver,
  STAKE,
} from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit shell, results, winners, dashboard and the game open without a network, with their age', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 60 * STAKE)
  await buySureWin(world, player)
  await world.drawCurrentBatch()
  await page.goto('/')
  await workerReady(page)
  await page.goto('/results')
  const batch = page.getByRole('link', { name: /^IC-\d{8}-\d{4}$/ }).first()
  await expect(batch).toBeVisible()
  const code = (await batch.textContent())!.trim()
  await page.goto(`/results/${code}`)
  await expect(page.getByRole('region', { name: 'Numbers drawn' }).getByRole('listitem')).toHaveCount(4)
  await page.goto('/winners')
  await expect(page.locator('tr', { hasText: /\d{3}\*{6}\d{2}/ }).first()).toBeVisible()
  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: /Won|Lost/ }).first()).toBeVisible()
  await page.goto(`/game-history/${(await ticketsOf(world, player))[0]!.game_play_id}`)
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await page.goto('/results')
  await expect(page.getByRole('link', { name: code }).first()).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.goto(`/results/${code}`)
  await expect(page.getByRole('region', { name: 'Numbers drawn' }).getByRole('listitem')).toHaveCount(4)
  await page.goto('/winners')
  await expect(page.locator('tr', { hasText: /\d{3}\*{6}\d{2}/ }).first()).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: /Won|Lost/ }).first()).toBeVisible()
  for (const path of ['/', '/dashboard', '/instant-cashout', '/wallet', '/menu', '/salary-for-life']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    await expect(page.getByText('This page did not open'), path).toHaveCount(0)
  }
})

test('results open without a network from either copy alone: the worker’s, or the one in local storage', async ({
  page,
  context,
  world,
}) => {
  await world.drawCurrentBatch()
  await page.goto('/')
  await workerReady(page)
  await page.goto('/results')
  const result = page.getByRole('link', { name: /^IC-\d{8}-\d{4}$/ }).first()
  await expect(result).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oriire_QUERIES')?.includes('IC-')))
    .toBe(true)
  await context.setOffline(true)
  await page.evaluate(() => localStorage.removeItem('oriire_QUERIES'))
  await page.goto('/about')
  await page.evaluate(() => localStorage.removeItem('oriire_QUERIES'))
  await page.goto('/results')
  await expect(result).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oriire_QUERIES')?.includes('IC-')))
    .toBe(true)
  await page.evaluate(() => caches.delete('oriire-public'))
  await page.reload()
  await expect(result).toBeVisible()
})

test('no cache of the worker holds an answer that was given to a player', async ({ page, player, world }) => {
  await withMoney(world, player, 300)
  await page.goto('/')
  await workerReady(page)
  for (const path of ['/wallet', '/game-history', '/profile-settings/settings', '/results', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => ({
      path: new URL(request.url).pathname,
      isSigned: request.headers.has('authorization'),
    }))
  })
  expect(kept.filter(it => it.isSigned)).toEqual([])
  expect(
    kept.filter(it => /user|wallet|tickets|sessions|top-ups/.test(it.path) && it.path.startsWith('/api')),
  ).toEqual([])
  expect(kept.some(it => it.path === '/api/web/instant_cash_out_result/')).toBe(true)
})

test('a payment that is cut before it leaves is not bought; one whose answer is lost is bought once; both are told §4.25', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 1_000)
  const PAY = '**/api/web/lottery_payment/'
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  const checking = page.getByRole('dialog', { name: 'We are checking your payment' })

  // Cut before the service hears of it.
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  await context.route(PAY, route => route.abort('connectionfailed'))
  await pay.click()
  await expect(checking).toBeVisible()
  expect(await ticketsOf(world, player)).toHaveLength(0)
  await context.unroute(PAY)
  await checking.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  expect(await ticketsOf(world, player)).toHaveLength(1)
  await purchaseOver(page)

  // The service answers but the answer is lost: the page asks by key and finds the ticket.
  const loseTheAnswer = () =>
    context.route(PAY, async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
  await page.goto('/instant-cashout')
  await pickLine(page, [4, 8, 12, 16])
  await openSummary(page)
  await loseTheAnswer()
  await pay.click()
  await expect(page).toHaveURL(/\/application\/success$/, { timeout: 20_000 })
  expect(await ticketsOf(world, player)).toHaveLength(2)
  await context.unroute(PAY)
  await purchaseOver(page)

  // The network goes dead and the app is closed; reopened, it asks and reports.
  const ASK = '**/api/v1/purchases/**'
  await page.goto('/instant-cashout')
  await pickLine(page, [5, 15, 25, 35])
  await openSummary(page)
  await loseTheAnswer()
  await context.route(ASK, route => route.abort('connectionfailed'))
  await pay.click()
  await expect(checking).toBeVisible()
  await context.unroute(PAY)
  await context.unroute(ASK)
  await page.goto('/dashboard')
  const news = page.getByRole('dialog', { name: 'Your ticket was bought' })
  await expect(news).toBeVisible({ timeout: 20_000 })
  await news.getByRole('button', { name: 'Okay' }).click()
  expect(await ticketsOf(world, player)).toHaveLength(3)
  const user = await world.call('GET', '/api/web/user/', { token: player.token })
  expect(user.body.play_balance).toBe(1_000 - 3 * STAKE)
})

test('a ticket bought here opens from the history once the app was closed and the network is gone, though its page was never opened before', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/dashboard')
  await workerReady(page)
  await buyOnScreen(page, [2, 13, 24, 35])
  await purchaseOver(page)
  await context.setOffline(true)
  await page.close()
  const later = await context.newPage()
  await later.goto('/game-history')
  await later.getByRole('row').getByRole('button', { name: 'Instant cashout' }).click()
  await expect(later).toHaveURL(/\/game-history\/[0-9a-f-]{36}$/)
  const ticket = later.getByRole('main')
  await expect(ticket.getByRole('list', { name: 'Line 1' }).getByRole('listitem')).toHaveText([
    '2',
    '13',
    '24',
    '35',
  ])
  await expect(ticket.getByText('You paid').first()).toBeVisible()
  await expect(ticket.getByText('1 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
})
