// An item is chosen, bid on and paid for; the cash-out PIN comes once, and again behind the transaction PIN.
import { sandboxItems } from '#server/deeds/sandbox/sandbox-items.ts'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, fund, test } from './base.ts'

test('a player bids on an item within 5% of its price and keeps its PIN §1.8, 2.27, 3.49, 4.54, 5.18, 6.16', async ({
  page,
  player,
  world,
}) => {
  await sandboxItems(world.service)
  await world.runDue()
  await fund(world, player, 5_000)
  await world.call('POST', '/api/v1/transaction-pin/', {
    token: player.token,
    body: { pin: '4071', confirm_pin: '4071' },
  })
  await page.goto('/awoof')
  const rice = page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()
  await expect(rice).toContainText('Worth ₦85,000, or ₦72,000 in cash')
  await rice.getByRole('button', { name: /^Add this item/ }).click()
  await expect(rice).toContainText('1 of 85 numbers')
  await rice.getByRole('button', { name: /^Big/ }).click()
  const more = rice.getByRole('button', { name: 'More chances' })
  for (let at = 1; at < 17; at++) await more.click()
  await expect(rice).toContainText('85 of 85 numbers')
  await more.click()
  await expect(rice).toContainText('That is the most: 5% of the item’s price')
  for (let at = 17; at > 4; at--) await rice.getByRole('button', { name: 'Fewer chances' }).click()
  await expect(rice).toContainText('1 in 155 if all 3091 are sold')
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await page.getByRole('link', { name: 'View summary of picks' }).click()
  await expect(page).toHaveURL(/\/awoof\/summary$/)
  await expect(page.getByText('4 chances at ₦250, 20 numbers')).toBeVisible()
  await page.getByRole('button', { name: /^Pay from wallet/ }).click()
  await expect(page).toHaveURL(/\/awoof\/success$/)
  await expect(page.getByText('Your bid is in')).toBeVisible()
  const pin = (await page.getByText(/^\d{6}$/).textContent())!
  await page.getByRole('link', { name: 'See its ticket' }).click()
  await expect(page).toHaveURL(/\/game-history\//)

  await page.goto('/awoof')
  const bids = page.getByRole('region', { name: 'Your bids' })
  await bids.getByText('Bag of rice').click()
  await bids.getByRole('button', { name: 'Show the cash-out PIN' }).click()
  await bids.getByLabel('Transaction PIN').fill('4071')
  await bids.getByRole('button', { name: 'Show the cash-out PIN' }).click()
  await expect(bids.getByText(pin)).toBeVisible()
  await bids.getByRole('button', { name: 'Check the draw on this phone' }).click()
  await expect(bids.getByText('The item was announced before sales ended')).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
})
