import { ORDER_HOURS } from '#src/model/orders.ts'
import { lastDay } from '#src/screens/play/order/order-wish.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { balanceOf, buyPaid, pickLine, withMoney, stakeOf, inNaira } from './steps.ts'

const STAKE = stakeOf('banker')

test('the same lines are ordered for draws to come, and the order is paused, goes on and is stopped from its list @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await page.goto('/profile-settings/standing-orders')
  await expect(page.getByText('No standing orders')).toBeVisible()
  await page.goto('/banker')
  await pickLine(page, [3, 13, 23, 33])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await page.getByRole('button', { name: 'Play this every draw until…' }).click()
  const form = page.getByRole('dialog', { name: 'Standing order' })
  const start = form.getByRole('button', { name: 'Start the standing order' })
  const phone = page.viewportSize()!
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(form.getByRole('heading', { name: 'Standing order' })).toBeInViewport({ ratio: 1 })
  await expect(start).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
  await start.click()
  const topUp = form.getByRole('link', { name: 'The first draw must be in the wallet: top up' })
  await expect(topUp).toBeInViewport()
  await withMoney(world, player, 1_000)
  await form.getByRole('button', { name: '10am' }).click()
  // Thirty days of two draws, less those of today that are over.
  const draws = 60 - [10, 22].filter(hour => lagosParts(world.now()).hour >= hour).length
  await expect(form.getByRole('status')).toHaveText(
    `Up to ${draws} draws, ${formatMoney(draws * kobo(STAKE))} at most.`,
  )
  await form.getByLabel('At most in all (optional)').fill(String(STAKE / 2))
  await start.click()
  await expect(form.getByText(`One draw costs ${inNaira(STAKE)}`)).toBeVisible()
  await form.getByLabel('At most in all (optional)').fill(String(2.5 * STAKE))
  await expect(form.getByRole('status')).toHaveText(`Up to 2 draws, ${inNaira(2 * STAKE)} at most.`)
  await form
    .getByLabel('Play', { exact: true })
    .selectOption({ label: 'Only while the Super Jackpot is above a sum' })
  await form.getByLabel('The sum').fill('499000')
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await start.click()

  await expect(page).toHaveURL(/\/profile-settings\/standing-orders$/)
  const order = page.getByRole('region', { name: 'Standing order: Banker' })
  await expect(order).toContainText('10am, 10pm')
  await expect(order).toContainText('Paid fromPlay wallet')
  await expect(order).toContainText('Super Jackpot is above ₦499,000')
  await expect(order).toContainText(`₦0 of ${inNaira(2.5 * STAKE)}`)
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await order.getByRole('button', { name: 'Pause Banker' }).click()
  await expect(order).toContainText('You asked for it.')
  await order.getByRole('button', { name: 'Go on with Banker' }).click()
  await expect(order).toContainText('Going on')
  await workerReady(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Orders go on as they are')).toBeVisible()
  await expect(order.getByRole('button', { name: 'Stop Banker' })).toBeDisabled()
  await page.reload()
  await expect(order).toContainText(`₦0 of ${inNaira(2.5 * STAKE)}`)
  await expect(order.getByRole('button', { name: 'Stop Banker' })).toBeDisabled()
  await context.setOffline(false)
  await order.getByRole('button', { name: 'Stop Banker' }).click()
  await expect(order).toContainText('Stopped')
  await expect(page.getByText('Your standing order is stopped.')).toBeVisible()
  await expect(order.getByRole('button')).toHaveCount(0)
  expect(await balanceOf(world, player)).toBe(1_000)

  // Ordered, the picks wait for no other payment.
  await page.goto('/banker?step=summary')
  await expect(page.getByText('Your ticket is not complete')).toBeVisible()
})

test('an order that finds too little in the wallet leads to a top-up and back, and only then its button to go on is the gold one; what it bought is told by months', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE)
  const { body: slip } = await world.call('POST', '/api/web/play_lottery/?lottery_type=BANKER', {
    token: player.token,
    body: { stake_amount: String(STAKE), lottery: [{ ticket: [4, 14, 24, 34] }] },
  })
  const made = await world.call('POST', '/api/v1/orders/', {
    token: player.token,
    key: crypto.randomUUID(),
    body: {
      game_play_id: slip.game_play_id,
      paid_from: 'play',
      hours: ORDER_HOURS,
      until: lastDay(7, world.now()),
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await buyPaid(world, player, { type: 'BANKER', lines: [[5, 15, 25, 35]], stake: STAKE })
  // The order buys, or pauses, as soon as a draw is on sale.
  await world.runDue()
  await page.goto('/profile-settings/standing-orders')
  const order = page.getByRole('region', { name: 'Standing order: Banker' })
  await expect(order).toContainText('The wallet holds too little for one draw.')
  const goOn = order.getByRole('button', { name: 'Go on with Banker' })
  await expect(goOn).toHaveClass(/btn-quiet/)
  await order.getByRole('link', { name: 'Top up' }).click()
  await expect(page).toHaveURL(/lowBalance=true/)
  const search = new URL(page.url()).searchParams
  expect([search.get('gameQuery'), search.get('needed')]).toEqual([
    '/profile-settings/standing-orders',
    String(STAKE),
  ])
  await withMoney(world, player, STAKE)
  await page.goto('/profile-settings/standing-orders')
  await expect(goOn).toHaveClass(/btn-gold/)
  await expect(order.getByRole('link')).toHaveCount(0)
  await goOn.click()
  await expect(order).toContainText('Going on')
  await world.runDue()
  await page.reload()
  await order.getByText('Month by month').click()
  await expect(order.getByRole('term').filter({ hasText: /^[A-Z][a-z]+ 20\d\d$/ })).toBeVisible()
})
