import { expect, test, workerReady } from './base.ts'
import { balanceOf, pickLine, withMoney, stakeOf, inNaira } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const STAKE = stakeOf('banker')

test('the next draws are paid at once, stand as tickets or to come, stand without a network too, and those to come are cancelled for their money @worker', async ({
  page,
  player,
  world,
  context,
}) => {
  await withMoney(world, player, 10 * STAKE)
  await page.goto('/banker')
  await workerReady(page)
  await pickLine(page, [3, 13, 23, 33])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await expect(page.getByRole('region', { name: 'Odds of this ticket' })).toContainText('1 in 23')
  const advance = page.getByRole('region', { name: 'Draws in advance' })
  await advance.getByRole('button', { name: '7 draws' }).focus()
  await page.keyboard.press('Enter')
  await expect(advance).toContainText(inNaira(7 * STAKE))
  await advance.getByText(/^From /).click()
  await expect(advance.getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Pay by card' })).toHaveCount(0)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()

  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  const paid = page.getByRole('region', { name: 'Banker paid in advance' })
  await expect(paid.getByRole('list', { name: 'Draws' }).getByRole('listitem')).toHaveCount(7)
  await expect(paid.getByRole('link', { name: 'Ticket bought' })).toHaveCount(1)
  expect(await balanceOf(world, player)).toBe(3 * STAKE)

  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: 'Banker' })).toHaveCount(1)
  await expect(paid).toContainText('6 draws to come')
  await context.setOffline(true)
  await expect(paid.getByRole('button', { name: 'Cancel the draws to come' })).toBeDisabled()
  await page.reload()
  await expect(paid).toContainText('6 draws to come')
  await expect(page.getByRole('region', { name: 'Paid in advance' }).getByText(/^As of/)).toBeVisible()
  await context.setOffline(false)
  await paid.getByRole('button', { name: 'Cancel the draws to come' }).click()
  const asks = page.getByRole('dialog', { name: 'Do you wish to Proceed?' })
  await expect(asks).toContainText(`${inNaira(6 * STAKE)} goes back to your ${wallets.play}`)
  await asks.getByRole('button', { name: 'Yes' }).click()
  await expect(paid).toHaveCount(0)
  await expect(page.getByText('The draws to come are cancelled, and your money is back')).toBeVisible()
  expect(await balanceOf(world, player)).toBe(9 * STAKE)
  await expect(page.locator('tr', { hasText: 'Banker' })).toHaveCount(1)
})
