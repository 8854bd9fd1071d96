import type { Page } from 'playwright/test'
import { expect, test, workerReady } from './base.ts'
import { listedRoutes } from './listed-routes.ts'
import { buy, ticketsOf, withMoney, STAKE, inNaira } from './steps.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens by address with a heading or dialog, and no error message. */
const opens = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('h1, dialog[open]').first(), path).toBeAttached()
  await expect(page.locator('main'), path).toBeAttached()
  await expect(page.getByText('This page did not open'), path).toHaveCount(0)
  await expect(page.getByText('There is no page at this address'), path).toHaveCount(0)
}

test('after one visit every listed address that a visitor may open stands without a network, and the others lead to the login', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await workerReady(page)
  await context.setOffline(true)
  const routes = listedRoutes({ amount: '500' })
  expect(routes.length).toBeGreaterThan(90)
  for (const { path } of routes.filter(it => !it.isProtected)) await opens(page, path)
  for (const { path } of routes.filter(it => it.isProtected).slice(0, 3)) {
    await opens(page, path)
    await expect(page, path).toHaveURL(`/user/login?source=${encodeURIComponent(path)}`)
  }
})

test('after one visit every listed address stands for a player without a network', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(240_000)
  await withMoney(world, player, 1_000)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  const moves = await world.call('GET', '/api/v1/wallet/transactions/', { token: player.token })
  const [move] = moves.body.results as unknown as { id: string }[]
  expect(await ticketsOf(world, player)).toHaveLength(1)
  await page.goto('/dashboard')
  await workerReady(page)
  await expect(page.getByText(inNaira(1_000 - STAKE)).first()).toBeAttached()
  await context.setOffline(true)
  const filled = { amount: '500', transactionID: move!.id, '/game-history/$gameID': `/game-history/${id}` }
  for (const { path } of listedRoutes(filled)) {
    await opens(page, path)
    await expect(page, path).not.toHaveURL(/\/user\/login\?source/)
  }
})
