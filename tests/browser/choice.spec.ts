import { axeFaults } from './axe.ts'
import { expect, test } from './base.ts'
import { balanceOf, buyPaid, withMoney, stakeOf } from './steps.ts'
import type { World } from './service.ts'

// The drum is told what to draw, so this world's chain of seeds no longer verifies.
test.use({ worldOf: 'prize of choice' })

const ALL_RIGHT = [1, 2, 3, 4, 5]

/** Closes the batch on sale, draws these numbers for it, and settles it. */
const drawAllRight = async (world: World) => {
  const BATCH = 300_000
  await world.advance(BATCH - (world.now() % BATCH) + 1_000)
  await world.service.db.many`
    update batch set state = 'drawn', numbers = ${ALL_RIGHT}, beacon_signature = '\\x00', drawn_at = game_clock()
    where game = 'salary-for-life' and state = 'sealed' and size > 0`
  await world.runDue()
}

test('where nobody has won yet the top winners and each table say so, with a subheading §2.55', async ({
  page,
}) => {
  await page.goto('/winners')
  await expect(page.getByText('No winners yet')).toBeVisible()
  await expect(page.getByText('Tickets that pay more than they cost appear here.')).toBeVisible()
  for (const [tab, heading, sub] of [
    [
      'Wyse Cash',
      'No Game Won History yet',
      'Wins in Wyse cash appear here as soon as a draw has paid them.',
    ],
    ['Jackpot Winners', 'No Jackpot Winners yet', 'Jackpots are drawn at 10pm.'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(heading)).toBeVisible()
    await expect(page.getByText(sub)).toBeVisible()
  }
})

test('who has every number of salary for life right is led to the choice, hears what each way is worth, and takes one by keyboard, once §1.3, 9.14', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 200)
  await buyPaid(world, player, {
    type: 'SALARY_FOR_LIFE',
    lines: [ALL_RIGHT, [20, 21, 22, 23, 24]],
    stake: stakeOf('salary-for-life'),
  })
  await drawAllRight(world)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Choose how you want it' }).press('Enter')
  const prize = page.getByRole('region', { name: 'Your prize' })
  await expect(prize.getByRole('heading', { level: 2 })).toHaveText('You have won a choice: ₦10,000,000')
  await expect(prize).toContainText('₦9,500,000 comes to your winnings wallet at once, after 5% tax.')
  await expect(prize).toContainText('₦28,500 each month after 5% tax, 240 times')
  await expect(prize).toContainText('worth about ₦1,908,000 today at 20% a year')
  expect(await axeFaults(page)).toEqual([])

  const confirm = page.getByRole('dialog', { name: 'Do you wish to Proceed?' })
  await prize.getByRole('button', { name: 'Take it all at once' }).press('Enter')
  await expect(confirm).toContainText('You take ₦10,000,000 all at once. This cannot be changed later.')
  await confirm.getByRole('button', { name: 'No' }).press('Enter')
  await prize.getByRole('button', { name: 'Take it monthly' }).press('Enter')
  await expect(confirm).toContainText('You take ₦30,000 a month for 240 months.')
  await confirm.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(
    prize.getByRole('heading', { name: 'Your prize: ₦30,000 a month for 240 months' }),
  ).toBeVisible()
  await expect(prize).toContainText('0 of 240 payments have come; the next is on')
  await expect(prize.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Paid as you chose', { exact: true })).toBeVisible()
  await expect(page.getByText('₦10,000,000 is paid as you chose.')).toBeVisible()
  // The card for two lines, less tax; nothing from the choice is due yet.
  expect(await balanceOf(world, player, 'winning_balance')).toBe(14_255)

  await page.goto('/dashboard')
  await expect(page.getByText('Countdown to next selection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose how you want it' })).toHaveCount(0)
})

test('five balls and a prize of eight figures stay inside their card of a table on a phone', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 200)
  await buyPaid(world, player, {
    type: 'SALARY_FOR_LIFE',
    lines: [ALL_RIGHT, ALL_RIGHT],
    stake: stakeOf('salary-for-life'),
  })
  await drawAllRight(world)
  const sticksOut = () =>
    page.locator('td').evaluateAll(cells =>
      cells
        .filter(cell => {
          const content = document.createRange()
          content.selectNodeContents(cell)
          return content.getBoundingClientRect().right > cell.getBoundingClientRect().right + 0.5
        })
        .map(cell => cell.textContent),
    )
  await page.goto('/results?type=6')
  await expect(page.getByRole('cell').getByRole('listitem')).not.toHaveCount(0)
  expect(await sticksOut()).toEqual([])
  await page.goto('/game-statistics')
  await expect(page.getByRole('cell', { name: '₦10,015,000' })).toBeVisible()
  expect(await sticksOut()).toEqual([])
})
