// Buying through the real service while the line breaks at five points, and picks that wait for a network.
import type { Page } from 'playwright/test'
import { expect, test, workerReady } from './base.ts'
import { openLine, type Cut, type Line } from './line.ts'
import { balanceOf, openSummary, pickLine, purchaseOver, ticketsOf, withMoney, STAKE } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test.use({ serviceWorkers: 'allow' })

const PAY = '/api/web/lottery_payment/'
const checking = (page: Page) => page.getByRole('dialog', { name: 'We are checking your payment' })
const paid = (line: Line) => line.arrived.filter(it => it === `POST ${PAY}`).length

const toPayButton = async (page: Page, line: Line, numbers: number[]) => {
  await page.goto(`${line.url}/instant-cashout`)
  await pickLine(page, numbers)
  await openSummary(page)
  return page.getByRole('button', { name: `Pay from ${wallets.play}` })
}

const BEFORE: Cut[] = ['before-sending', 'while-sending']
const AFTER: Cut[] = ['before-answer', 'in-answer']

test('a purchase that is cut before or while it is sent is not bought, and one that is cut after the commit or inside its answer is bought once; the app says which §4.25', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(150_000)
  await withMoney(world, player, 1_000)
  // All four in one batch: picks for one that has closed need another tap.
  const BATCH = 300_000 // ms
  await world.advance(BATCH + 1_000 - (world.now() % BATCH))
  const line = await openLine(world.url)
  try {
    let bought = 0
    for (const [at, cut] of [...BEFORE, ...AFTER].entries()) {
      const pay = await toPayButton(page, line, [1 + at, 11 + at, 21 + at, 31 + at])
      line.arrived = []
      line.cut = { path: PAY, at: cut }
      await pay.click()
      if (BEFORE.includes(cut)) {
        await expect(checking(page), cut).toBeVisible()
        expect(paid(line), cut).toBe(0)
        expect(await ticketsOf(world, player), cut).toHaveLength(bought)
        line.cut = undefined
        await checking(page).getByRole('button', { name: 'Try again' }).click()
      }
      await expect(page, cut).toHaveURL(/\/application\/success$/, { timeout: 20_000 })
      await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' }), cut).toBeVisible()
      bought += 1
      expect(paid(line), cut).toBeGreaterThan(0)
      expect(await ticketsOf(world, player), cut).toHaveLength(bought)
      expect(await balanceOf(world, player), cut).toBe(1_000 - STAKE * bought)
      line.cut = undefined
      await purchaseOver(page)
    }
  } finally {
    await line.close()
  }
})

test('a purchase whose check is put off, or left with the page, is asked about without a reload, and the app says that it was bought', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 1_000)
  const line = await openLine(world.url)
  const leaves = [
    () => checking(page).getByRole('button', { name: 'Check later' }).click(),
    () => page.goBack(),
  ]
  try {
    for (const [at, leave] of leaves.entries()) {
      const pay = await toPayButton(page, line, [5 + at, 15 + at, 25 + at, 35 + at])
      line.cut = { path: PAY, at: 'before-answer' }
      // Nobody may ask before the player has left.
      line.shut = '/api/v1/purchases/'
      await pay.click()
      await expect(checking(page)).toBeVisible()
      await leave()
      await expect(checking(page)).toHaveCount(0)
      line.cut = undefined
      line.shut = undefined
      const news = page.getByRole('dialog', { name: 'Your ticket was bought' })
      await expect(news).toBeVisible({ timeout: 20_000 })
      await news.getByRole('button', { name: 'Okay' }).click()
      await expect(news).toHaveCount(0)
      expect(await ticketsOf(world, player)).toHaveLength(at + 1)
      await purchaseOver(page)
    }
  } finally {
    await line.close()
  }
})

test('a purchase of a tab that is closed before its answer is told by the tab that is looked at next', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  const line = await openLine(world.url)
  try {
    const other = await context.newPage()
    await other.goto(`${line.url}/winners`)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    const pay = await toPayButton(page, line, [3, 9, 21, 40])
    line.cut = { path: PAY, at: 'before-answer' }
    line.shut = '/api/v1/purchases/'
    await pay.click()
    await expect(checking(page)).toBeVisible()
    await page.close()
    line.cut = undefined
    line.shut = undefined
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(other.getByRole('dialog', { name: 'Your ticket was bought' })).toBeVisible()
    expect(await ticketsOf(world, player)).toHaveLength(1)
  } finally {
    await line.close()
  }
})

test('a ticket whose answer was lost, paid again from the wallet that it has emptied, opens, and the app says once that it was bought', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE)
  const line = await openLine(world.url)
  try {
    const pay = await toPayButton(page, line, [3, 9, 21, 40])
    line.cut = { path: PAY, at: 'before-answer' }
    line.shut = '/api/v1/purchases/'
    await pay.click()
    await checking(page).getByRole('button', { name: 'Check later' }).click()
    line.cut = undefined
    await page.reload()
    await expect(page.getByRole('status').getByText('We are checking your payment.')).toBeVisible()
    await pay.click()
    await expect(page).toHaveURL(/\/game-history\//)
    line.shut = undefined
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your ticket was bought', { timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Okay' }).click()
    await expect(dialog).toHaveCount(0)
    expect([await balanceOf(world, player), (await ticketsOf(world, player)).length]).toEqual([0, 1])
  } finally {
    await line.close()
  }
})

test('a phone that dies between the answer and the keeping of the receipt finds the ticket again and says so, without paying twice', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const line = await openLine(world.url)
  try {
    const pay = await toPayButton(page, line, [2, 12, 22, 32])
    // The answer has arrived, and the page dies while writing the receipt.
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (value, key) {
        if (!this.transaction.db.name.endsWith('tickets')) return put.call(this, value, key)
        location.replace('/dashboard')
        for (const end = Date.now() + 1_000; Date.now() < end;) continue
        return this.get('nothing is written')
      }
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => undefined })
    })
    await pay.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const news = page.getByRole('dialog', { name: 'Your ticket was bought' })
    await expect(news).toBeVisible({ timeout: 20_000 })
    await news.getByRole('link', { name: 'Open the ticket' }).click()
    await expect(page).toHaveURL(/\/game-history\//)
    expect(paid(line)).toBe(1)
    expect(await ticketsOf(world, player)).toHaveLength(1)
    expect(await balanceOf(world, player)).toBe(500 - STAKE)
    await page.goto(`${line.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(news).toHaveCount(0)
  } finally {
    await line.close()
  }
})

test('picks made without a network are not a ticket: they name their batch, say when it has closed, and back online nothing is bought without a tap', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 300)
  const line = await openLine(world.url)
  try {
    await page.clock.install()
    await page.goto(`${line.url}/instant-cashout`)
    await workerReady(page)
    await expect(page.getByRole('region', { name: 'Number board' })).toBeVisible()
    line.down = true
    await context.setOffline(true)
    await pickLine(page, [7, 17, 27, 37])
    const ticket = page.getByRole('region', { name: 'Your ticket' })
    await expect(ticket).toContainText(/you are offline\. Your picks are kept on this phone for batch IC-/)
    const aimed = /IC-\d{8}-\d{4}/.exec((await ticket.textContent())!)![0]
    await world.advance(6 * 60_000)
    await page.clock.fastForward('06:00')
    await expect(ticket).toContainText(
      `batch ${aimed} has closed without your picks. They are now for batch IC-`,
    )
    line.down = false
    line.arrived = []
    await context.setOffline(false)
    await expect(ticket).not.toContainText('when you are back online')
    await expect(ticket).toContainText('Not a ticket yet')
    await openSummary(page)
    await expect(page.getByRole('main')).toContainText(`batch ${aimed} has closed without your picks`)
    await page.clock.fastForward('00:30')
    await expect(page.getByRole('button', { name: `Pay from ${wallets.play}` })).toBeEnabled()
    expect(paid(line)).toBe(0)
    expect(await ticketsOf(world, player)).toHaveLength(0)
    await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
    await expect(page).toHaveURL(/\/application\/success$/)
    expect(await ticketsOf(world, player)).toHaveLength(1)
    await page.goto(`${line.url}/instant-cashout`)
    await expect(page.getByText('Not a ticket yet')).toHaveCount(0)
  } finally {
    await line.close()
  }
})
