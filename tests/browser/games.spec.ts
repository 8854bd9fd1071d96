import { banker } from '#src/games/banker/rules.ts'
import { oddsOf } from '#src/games/odds.ts'
import { quika } from '#src/games/quika/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Page } from 'playwright/test'
import { expect, test } from './base.ts'
import {
  appRuns,
  balanceOf,
  ticketsOf,
  withMoney,
  unfold,
  stakeButton,
  stakeOf,
  inNaira,
  unverify,
} from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const lines = (page: Page) => page.getByRole('button', { name: /^Edit line \d+:/ })
const board = (page: Page) => page.getByRole('region', { name: 'Number board' })
const ticket = (page: Page) => page.getByRole('region', { name: 'Your ticket' })
const picks = (page: Page) => page.getByRole('region', { name: 'Your picks' })
const header = (page: Page) => page.getByRole('region', { name: 'Game batch' })
const tap = (page: Page, n: number) =>
  board(page)
    .getByRole('button', { name: String(n), exact: true })
    .click()

/** From the picks to the payment page. */
const toSummary = async (page: Page) => {
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy ticket for/ })
    .click()
}

const pay = async (page: Page) => {
  await expect(page.getByText(/^Game play ID /)).toBeVisible()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
}

const seenInHistory = async (page: Page, game: string) => {
  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: game }).first()).toContainText('Pending')
}

test('salary for life by keyboard: two lines at first, and a number behind full lines begins a third with multiplier 3; bought, and seen in the history §1.3, 2.28, 4.39, 9.14', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/salary-for-life')
  await expect(lines(page)).toHaveCount(2)
  await expect(header(page)).toContainText(/Next draw (tomorrow )?at \d+[ap]m/)
  await expect(header(page)).toContainText(/SL-\d{8}-\d{4}/)
  await board(page).getByRole('button', { name: '1', exact: true }).focus()
  // Five numbers per line, left to right; a full line hands the pad to the next.
  for (let n = 0; n < 5; n++) for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key)
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 1, 2, 3, 4, 5')
  for (let n = 0; n < 5; n++) for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key)
  await expect(lines(page).nth(1)).toHaveAccessibleName('Edit line 2: 6, 7, 8, 9, 10')
  await expect(board(page)).toContainText('Another number begins line 3')
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).nth(2)).toHaveAccessibleName('Edit line 3: 11')
  await expect(ticket(page).getByRole('status', { name: '3 lines' })).toHaveText('3x')
  await page.getByRole('button', { name: 'Fill lines' }).click()
  await toSummary(page)
  await expect(page).toHaveURL(/\/salary-for-life\/summary$/)
  await pay(page)
  await expect(page.getByRole('main')).toContainText(/The draw is at \d\d\/\d\d\/\d{4} \d+[ap]m/)
  await expect(page.getByRole('link', { name: 'Watch the draw' })).toHaveCount(0)
  const reminder = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Remind me in my calendar' }).click()
  expect((await reminder).suggestedFilename()).toMatch(/^draw-SL-\d{8}-\d{4}\.ics$/)
  expect(await balanceOf(world, player)).toBe(500 - 3 * stakeOf('salary-for-life'))
  await seenInHistory(page, 'Salary for life')
})

test('salary for life: a copy goes right behind its original, ten lines are the most, two the fewest §4.40, 4.43, 4.44', async ({
  page,
}) => {
  await page.goto('/salary-for-life')
  for (const n of [7, 14, 21, 28, 49]) await tap(page, n)
  await lines(page).first().click()
  await picks(page).getByRole('button', { name: 'Copy line' }).click()
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).nth(1)).toHaveAccessibleName('Edit line 2: 7, 14, 21, 28, 49')
  await expect(lines(page).nth(2)).toHaveAccessibleName('Edit line 3: empty')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Delete line 1' }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(ticket(page).getByRole('button', { name: 'Fewer lines' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: '10x win ₦1,500,000, with 10 lines' }).click()
  await expect(lines(page)).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Prizes and odds' })).toContainText(
    'and ₦1,500,000 at once (10x)',
  )
  await page.getByRole('button', { name: 'Fill lines' }).click()
  await board(page).getByRole('button', { pressed: false }).first().click({ force: true })
  await expect(lines(page)).toHaveCount(10)
})

test('a multiplier card on the dashboard keeps its multiplier and opens salary for life §2.70-2.77', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await unfold(page, 'Salary for life multipliers')
  const cards = page.getByRole('region', { name: 'Salary for life: choose your multiplier' })
  await expect(cards.getByRole('button')).toHaveText([
    /2x.*₦15,000/,
    /4x.*₦150,000/,
    /6x.*₦300,000/,
    /8x.*₦800,000/,
    /9x.*₦1,000,000/,
    /10x.*₦1,500,000/,
  ])
  await cards.getByRole('button', { name: /^6x/ }).click()
  await expect(page).toHaveURL(/\/salary-for-life$/)
  await expect(lines(page)).toHaveCount(6)
})

test('quika by touch: one to twenty lines by the stepper, a summary that anybody may read, and the login before paying; then its own draw §1.6, 2.2, 2.27, 4.45, 9.16', async ({
  page,
  world,
}) => {
  const player = await world.signUp()
  await withMoney(world, player, 500)
  await page.goto('/quika')
  await expect(lines(page)).toHaveCount(1)
  const [fewer, more] = ['Fewer lines', 'More lines'].map(name => ticket(page).getByRole('button', { name }))
  await expect(fewer!).toHaveAttribute('aria-disabled', 'true')
  await picks(page).getByRole('button', { name: '20 lines' }).tap()
  await expect(lines(page)).toHaveCount(20)
  await expect(more!).toHaveAttribute('aria-disabled', 'true')
  await picks(page).getByRole('button', { name: '1 line', exact: true }).tap()
  await more!.tap()
  await expect(lines(page)).toHaveCount(2)
  for (const n of [4, 8, 15, 16])
    await board(page)
      .getByRole('button', { name: String(n), exact: true })
      .tap()
  await page.getByRole('button', { name: 'Fill lines' }).tap()
  await toSummary(page)
  await expect(page).toHaveURL(/\/quika\/summary$/)
  await expect(page.getByRole('region', { name: 'Your ticket' })).toContainText(inNaira(2 * stakeOf('quika')))
  await page.getByRole('main').getByRole('link', { name: 'Log in to pay' }).tap()
  await page.getByLabel('Phone number').fill(player.phone)
  await page.getByLabel('Password', { exact: true }).fill('a good long password')
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await expect(page).toHaveURL(/\/quika\/summary$/)
  await pay(page)
  await page.getByRole('link', { name: 'Watch the draw' }).tap()
  await expect(page).toHaveURL(/\/quika\/batch-draw\?id=/)
  await expect(page.getByText('Your batch closes in')).toBeVisible()
  await world.drawCurrentBatch()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Outcome of the draw' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Numbers drawn: (\d+, ){3}\d+\./)
  expect((await ticketsOf(world, player))[0]!.status).not.toBe('Pending')
})

test('the success page promises nothing any more once the draw of its ticket is due, and leads to what was drawn', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/quika')
  await page.getByRole('button', { name: 'Fill lines' }).tap()
  await toSummary(page)
  await pay(page)
  await expect(page.getByRole('main')).toContainText(
    `You can win up to ${formatMoney(quika.stakes[0]!.topPrize)}`,
  )
  await world.drawCurrentBatch()
  await page.goto('/quika/success')
  await expect(page.getByRole('heading', { name: 'The draw was due' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('You can win up to')
  await page.getByRole('link', { name: 'See what was drawn' }).tap()
  await expect(page.getByRole('region', { name: 'Outcome of the draw' })).toBeVisible()
})

test('banker by keyboard: its summary is a step of its page, and its ticket waits for the draw hour §1.7, 2.27, 6.16, 9.17', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const stake = stakeOf('banker', 1)
  await page.goto('/banker')
  await appRuns(page)
  await stakeButton(page, stake).press('Enter')
  await board(page).getByRole('button', { name: '1', exact: true }).focus()
  for (const key of ['Enter', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'End', 'Enter'])
    await page.keyboard.press(key)
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 1, 2, 10, 40')
  await toSummary(page)
  await expect(page).toHaveURL(/\/banker\?step=summary$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pay(page)
  expect(await balanceOf(world, player)).toBe(500 - stake)
  await page.goto('/banker/success')
  await expect(page.getByRole('main')).toContainText(/BK-\d{8}-\d{4}/)
  await seenInHistory(page, 'Banker')
  const [ticket] = await ticketsOf(world, player)
  await page.goto(`/game-history/${ticket!.game_play_id}`)
  await expect(page.getByRole('main')).toContainText(/is in the draw of \d\d\/\d\d\/\d{4} 1?\d[ap]m/)
})

test('a player whose number is not verified is led from Buy to its check and comes back to the picks §4.9-4.12, 6.17, 8.10', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 200)
  await unverify(world, player)
  await page.goto('/salary-for-life')
  await page.getByRole('button', { name: 'Fill lines' }).click()
  await toSummary(page)
  await page.getByRole('button', { name: 'Verify my phone number' }).click()
  await expect(page).toHaveURL(/\/salary-for-life\/verify-phone-number\?source=%2Fsalary-for-life%2Fsummary$/)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const modal = page.getByRole('dialog', { name: 'Verify your phone number' })
  await expect(modal).toContainText('This is a one-time verification process')
  await expect(modal).toContainText(/Dial \*\d+/)
  const code = await world.lastCode(player.phone)
  await modal
    .getByLabel(/digit 1|OTP code/i)
    .first()
    .pressSequentially(code === '123456' ? '654321' : '123456')
  await page
    .getByRole('dialog', { name: 'That code is not right' })
    .getByRole('button', { name: 'Okay' })
    .click()
  await modal
    .getByLabel(/digit 1|OTP code/i)
    .first()
    .pressSequentially(code)
  await expect(page.getByRole('status')).toContainText('Your phone number is verified')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/salary-for-life\/summary$/)
  await pay(page)
  expect(await balanceOf(world, player)).toBe(200 - 2 * stakeOf('salary-for-life'))
})

test('a visitor verifies a number and chooses a password; a number that has an account leads to the login §2.82, 2.83, 2.112, 4.13', async ({
  page,
  world,
}) => {
  const known = await world.signUp()
  const giveCode = async (phone: string) => {
    await page.goto('/user/verify-phone-number?source=/quika')
    await expect(page.getByText('Please enter your phone number to continue')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Already signed up? Sign in' })).toBeVisible()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Continue' }).click()
    const modal = page.getByRole('dialog', { name: 'Verify your phone number' })
    await expect(modal).toContainText(
      'Enter the OTP code sent to your Phone Number to complete Verification.',
    )
    await expect(modal).toContainText('This is a one-time verification process')
    await modal
      .getByLabel(/digit 1|OTP code/i)
      .first()
      .pressSequentially(await world.lastCode(phone))
    return modal
  }
  const verify = async (phone: string) => {
    const modal = await giveCode(phone)
    await expect(modal.getByLabel('Password', { exact: true })).toBeVisible()
    // Accepted, and shown as it was typed.
    await expect(modal.getByLabel('OTP code')).toBeDisabled()
    await expect(modal.getByLabel('OTP code')).toHaveValue(/^\d{6}$/)
    await modal.getByLabel('Password', { exact: true }).fill('a good long password')
    await modal.getByLabel('Confirm password', { exact: true }).fill('a good long password')
    await modal.getByLabel('Date of birth').fill('1990-02-28')
    await modal.getByRole('checkbox').check()
    await modal.getByRole('button', { name: 'Create account' }).click()
  }
  await world.advance(61_000)
  await giveCode(known.phone)
  const taken = page.getByRole('dialog', { name: 'This number is verified already' })
  await expect(taken.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute(
    'href',
    '/user/login?source=%2Fquika',
  )
  await verify(`0809${String(world.now()).slice(-7)}`)
  await expect(page.getByRole('status')).toContainText('Your phone number is verified')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/quika$/)
})

test('how to play tells prizes and odds of each game, and what a salary is worth today §2.28', async ({
  page,
}) => {
  await page.goto('/salary-for-life/how-to-play')
  const main = page.getByRole('main')
  await expect(main).toContainText('or ₦30,000 a month for 240 months')
  await expect(main).toContainText('1 in 1,906,884')
  await expect(main).toContainText('₦1,908,458')
  await expect(main).toContainText('at 20% a year')
  for (const game of [quika, banker]) {
    await page.goto(`/${game.id}/how-to-play`)
    await expect(main).toContainText('1 in 91,390')
    for (const { stake, comingSoon } of game.stakes) {
      if (comingSoon) continue
      const { tiers, returnPercent } = oddsOf(game, stake)
      for (const { pays } of tiers) await expect(main).toContainText(formatMoney(pays))
      await expect(main).toContainText(`${returnPercent.toFixed(2)}%`)
    }
    await expect(main.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', `/${game.id}`)
  }
})
