// Where the focus goes when the pressed button is gone.
import type { Locator } from 'playwright/test'
import { expect, test } from './base.ts'
import { buyOnScreen, withMoney } from './steps.ts'
import { makeWinner, saveAccount } from './withdrawing.ts'

const press = async (button: Locator) => {
  await button.focus()
  await button.press('Enter')
  await expect(button).toHaveCount(0)
}

test('a notice put aside, a tour declined and a wait that is ended hand the focus to the heading they stood under', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/awoof')
  const focused = page.locator('main :focus')
  await press(page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Not now' }))
  await expect(focused).toHaveRole('heading')
  // Here the nearest heading lies within a closed fold.
  await page.goto('/application/number-selection/0')
  await press(page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Not now' }))
  await expect(focused).toHaveRole('heading')
  await withMoney(world, player, 200)
  await buyOnScreen(page, [4, 14, 24, 34])
  await press(page.getByRole('button', { name: 'Stay here' }))
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeFocused()
})

test('what is tried again and comes, and an account that is removed, leave the focus at the heading above them', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 3_000 })
  await saveAccount(world, player)
  await page.route('**/api/v1/beneficiaries/', route => route.abort(), { times: 1 })
  await page.goto('/withdrawals/saved-beneficiaries')
  await press(page.getByRole('button', { name: 'Try again' }))
  const remove = page.getByRole('button', { name: /^Remove/ })
  await expect(remove).toBeVisible()
  await expect(page.locator('main :focus')).toHaveRole('heading')
  await remove.focus()
  await remove.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveRole('heading')
})

test('at the last page the arrow that ends there hands the focus on, and nothing takes it from a player who left it', async ({
  page,
}) => {
  await page.goto('/dev/ui')
  const table = page.getByRole('region', { name: 'Tables' })
  await table.getByRole('button', { name: 'Last page' }).first().press('Enter')
  await expect(table.getByRole('button', { name: 'Last page' }).first()).toBeDisabled()
  await expect(page.locator('main :focus')).toHaveRole('heading')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page
    .getByRole('button', { name: 'First page' })
    .first()
    .evaluate(it => it.remove())
  await expect(page.locator('main :focus')).toHaveCount(0)
})
