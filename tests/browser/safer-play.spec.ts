import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { openSummary, pickLine, withMoney } from './steps.ts'

test('a limit is asked for before the first top-up and kept after it; a break says so offline as well @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await world.service.db.many(
    'update safer_play set answered_at = null where player_id = (select id from player where phone like $1)',
    [`%${player.phone.slice(-10)}`],
  )
  await page.goto('/fund-wallet/fund-channels/2000')
  const pay = page.getByRole('button', { name: 'Pay with card' })
  await pay.click()
  const ask = page.getByRole('dialog', { name: 'First, your limit' })
  await ask.getByRole('button', { name: 'No limit' }).click()
  await expect(ask.getByRole('button', { name: 'Yes, no limit' })).toBeVisible()
  await ask.getByLabel('Limit for a month').fill('0')
  await ask.getByRole('button', { name: 'Set the limit' }).click()
  await expect(ask.getByText('Enter an amount in naira, like 500')).toBeVisible()
  await ask.getByLabel('Limit for a month').fill('2500')
  const opening = page.waitForEvent('popup')
  await ask.getByRole('button', { name: 'Set the limit' }).click()
  await (await opening).getByRole('button', { name: /^Pay ₦2,000/ }).click()
  await expect(page.getByText('Your wallet is funded')).toBeVisible()

  await page.goto('/fund-wallet/fund-channels/1000')
  await expect(page.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', /\/safer-play$/)
  await pay.click()
  const over = page.getByRole('dialog', { name: 'That is over your limit' })
  await expect(over).toContainText('₦500 of ₦2,500')
  await over.getByRole('link', { name: 'Safer play' }).click()

  await expect(page).toHaveURL(/\/safer-play$/)
  const limits = page.getByRole('region', { name: 'Limits' })
  await expect(limits.getByRole('listitem').filter({ hasText: 'Top ups a month' })).toContainText(
    '₦500 left of ₦2,500',
  )
  await limits.getByRole('button', { name: 'Change: Top ups a month' }).click()
  const change = page.getByRole('dialog', { name: 'Top ups a month' })
  await change.getByLabel('Amount').fill('5000')
  await change.getByRole('button', { name: 'Set the limit' }).click()
  await expect(limits.getByText(/^₦5,000: confirm it from /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you played' })).toContainText('₦2,000.00')
  await page.getByText('Shut yourself out', { exact: true }).first().click()
  await page.getByText('Reminders', { exact: true }).click()
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await page.getByRole('button', { name: '24 hours' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/^You are on a break until /)).toBeVisible()
  await page.goto('/fund-wallet/fund-channels/100')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  await pay.click()
  const out = page.getByRole('dialog', { name: 'You are not playing now' })
  await expect(out.getByRole('link', { name: 'Withdraw' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await workerReady(page)
  await context.setOffline(true)
  await page.goto('/fund-wallet/fund-channels/100')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
})

test('the dashboard leads straight to the limits of a player who knows it', async ({ page, player }) => {
  void player // logs in
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Your limits and breaks' }).click()
  await expect(page.getByRole('region', { name: 'Limits' })).toBeVisible()
})

test('after a while of play the reminder is answered before the next ticket is paid', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  await openSummary(page)
  await world.service.db.many(
    `update safer_play set began_at = game_clock() - interval '25 minutes', last_at = game_clock(), staked = 70000
     where player_id = (select id from player where phone like '%' || $1)`,
    [player.phone.slice(-10)],
  )
  const pay = page.getByRole('button', { name: 'Pay from play wallet' })
  await pay.click()
  const check = page.getByRole('dialog', { name: 'Time to look up' })
  await expect(check).toContainText('25 minutes')
  await expect(check).toContainText('₦700.00')
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Play on' }).click()
  await expect(check).toBeHidden()
  await pay.click()
  await expect(page).toHaveURL(/\/application\/success$/)
})
