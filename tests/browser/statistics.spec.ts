import { expect, test, workerReady } from './base.ts'

test('a visitor reads the statistics of each game over as many draws as they choose, kept in the address, and on what day people played §6.2, 7.31', async ({
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
