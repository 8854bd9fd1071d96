import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { expect, test, workerReady } from './base.ts'
import { stakeOf, withMoney } from './steps.ts'
import { makeWinner, PIN } from './withdrawing.ts'

test('a visitor reads the statistics of each game over as many draws as they choose, kept in the address, and on what day people played §1.13, 6.2, 7.31', async ({
  page,
  world,
}) => {
  for (let draw = 0; draw < 2; draw++) await world.drawCurrentBatch()
  await page.goto('/game-statistics?game=instant-cashout')
  const numbers = page.getByRole('region', { name: 'How often each number came' })
  await expect(numbers.getByRole('img')).toHaveCount(2)
  await expect(page.getByText('Past draws do not change the next one.')).toBeVisible()
  await expect(page.getByText('Too few draws to judge')).toBeVisible()
  await page.getByRole('button', { name: '50 draws', exact: true }).press('Enter')
  await expect(page).toHaveURL(/draws=50/)
  await expect(page.getByRole('button', { name: '50 draws', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Wyse cash' })
  await expect(page).toHaveURL(/game=wyse-cash/)
  await expect(page.getByRole('button', { name: '50 draws', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await page.goto('/game-statistics?game=no-such-game&draws=7')
  await expect(page.getByRole('button', { name: '200 draws' })).toHaveAttribute('aria-pressed', 'true')
  const plays = page.getByRole('region', { name: 'Game plays' })
  await plays.getByRole('button', { name: 'Yesterday' }).tap()
  await expect(plays.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true')
})

test('statistics that were seen once open without a network, with their age @worker', async ({
  page,
  context,
  world,
}) => {
  await world.drawCurrentBatch()
  await page.goto('/game-statistics?game=instant-cashout')
  await expect(page.getByRole('img', { name: /^How often the numbers/ }).first()).toBeVisible()
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('img', { name: /^How often the numbers/ }).first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: /^How often the numbers/ }).first()).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
})

test('the statistics of wyse cash say what was played and won lately, and no other game’s do §7.35', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await withMoney(world, player, 5 * stakeOf('wyse-cash'))
  const { token } = player
  const offer = await world.call('GET', '/api/web/generate_wyse_cash_game/', { token })
  const [{ band, lucky_numbers }] = offer.body.bands as unknown as [{ band: number; lucky_numbers: string[] }]
  const pick = { stake_amount: String(band), band: String(band), consent: 'True' }
  const picks = lucky_numbers.slice(0, 5).map(lucky_number => ({ ...pick, lucky_number }))
  const path = '/api/web/play_lottery/?lottery_type=wyse_cash'
  const slip = await world.call('POST', path, { token, body: { picks } })
  const paid = await world.call('POST', '/api/web/lottery_payment/', {
    token,
    key: crypto.randomUUID(),
    body: {
      amount: String(5 * band),
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id: slip.body.game_play_id,
      transaction_pin: PIN,
    },
  })
  expect(paid.status, JSON.stringify([slip.body, paid.body])).toBe(200)
  // Sealed, drawn at the next fixed hour, perhaps tomorrow's first, and settled.
  await world.endCurrentBatch()
  for (const ms of [13 * HOUR, MINUTE]) await world.advance(ms)

  // Its answer is kept for some seconds, and others may have played here.
  const told = async () => {
    const { body } = await world.call('GET', '/api/web/wyse_cash_statistics/')
    return body.data as unknown as { draws: number; lines: number; stake: number }
  }
  await expect.poll(async () => (await told()).lines).toBeGreaterThanOrEqual(5)
  const { draws, lines, stake } = await told()
  await page.goto('/game-statistics?game=wyse-cash')
  const sums = page.getByRole('region', { name: 'Played and won' })
  await expect(sums).toContainText('In the last 7 days')
  await expect(sums.locator('dd').nth(0)).toHaveText(String(draws))
  await expect(sums.locator('dd').nth(1)).toHaveText(String(lines))
  await expect(sums.locator('dd').nth(2)).toHaveText(formatMoney(kobo(stake)))
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Banker' })
  await expect(page.getByRole('heading', { name: 'How often each number came' })).toBeVisible()
  await expect(sums).toHaveCount(0)
})
