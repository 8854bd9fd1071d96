import { formatBalance, formatMoney, kobo } from '#src/lib/money.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { oddsOf } from '#src/games/odds.ts'
import { forgetTry } from '#server/deeds/accounts/backoff.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import type { Page } from 'playwright/test'
import { BATCH } from '#src/draws/schedule.ts'
import { axeFaults } from './axe.ts'
import { expect, signIn, test } from './base.ts'
import {
  balanceOf,
  closeAlert,
  follow,
  loseAnswers,
  ticketsOf,
  withMoney,
  stakeOf,
  withKobo,
  inNaira,
} from './steps.ts'
import type { Player, World } from './service.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const PIN = '4071'

const [first = 0, second = 0, third = 0] = [0, 1, 2].map(rank => stakeOf('wyse-cash', rank))
const [FIRST = '', SECOND = '', THIRD = ''] = [first, second, third].map(inNaira)

/** What comes back of lines at these stakes, as their tag says it. */
const average = (stakes: readonly number[]) => {
  const paid = stakes.reduce((sum, stake) => sum + stake)
  const back = stakes.reduce((sum, stake) => sum + oddsOf(wyseCash, kobo(stake)).expectedReturn, 0)
  return `${formatBalance(Math.round(back))} (${(back / paid).toFixed(1)}%)`
}

const setPin = async (world: World, player: Player) => {
  const answer = await world.call('POST', '/api/v1/transaction-pin/', {
    token: player.token,
    body: { pin: PIN, confirm_pin: PIN },
  })
  expect(answer.status).toBe(200)
}

const numbersOf = (page: Page, band: string) =>
  page.getByRole('list', { name: `Lucky numbers of ${band}`, exact: true }).getByRole('button')

/** From the front page to a band's numbers. */
const openNumbers = async (page: Page, band = FIRST) => {
  await page.goto('/wyse-cash')
  await page.getByRole('button', { name: `Get lucky numbers for ${band}` }).click()
  await expect(page).toHaveURL(/\/application\/number-selection\/\d$/)
  await expect(numbersOf(page, band)).toHaveCount(10)
}

const odds = (page: Page) => page.getByRole('region', { name: 'Odds of this ticket' })

const looks = async (page: Page) => {
  expect(await axeFaults(page)).toEqual([])
}

/** Registers the chosen numbers and opens the summary. */
const buyChosen = async (page: Page) => {
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy \d lines? for/ })
    .click()
  await expect(page).toHaveURL(/\/application\/summary$/)
}

test('lucky numbers are chosen band by band, at most five of each, looked at in the summary and taken out again §1.5, 2.19, 2.28, 2.63, 6.7', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await openNumbers(page, SECOND)
  await expect(page.getByRole('heading', { name: 'Number Selection', level: 1 })).toBeVisible()
  const offered = numbersOf(page, SECOND)
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeDisabled()
  for (let at = 0; at < 6; at++) await offered.nth(at).click()
  await expect(offered.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('5 of 5')).toBeVisible()
  await looks(page)
  await page.getByRole('tab', { name: THIRD }).click()
  await expect(page).toHaveURL(/number-selection\/2$/)
  await numbersOf(page, THIRD).first().click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  const modal = page.getByRole('dialog', { name: 'Summary of picks' })
  await expect(modal.getByText(`${SECOND} a line`)).toBeVisible()
  await expect(modal.getByText(`${THIRD} a line`)).toBeVisible()
  // A line's average return does not depend on the others.
  await expect(odds(page)).toContainText(average([...Array<number>(5).fill(second), third]))
  await modal.getByRole('button', { name: `Buy 6 lines for ${inNaira(5 * second + third)}` }).click()
  await expect(page).toHaveURL(/\/application\/summary$/)
  await page
    .getByRole('button', { name: new RegExp(`^Remove .* of ${SECOND}$`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '5 lucky numbers' })).toBeVisible()
  await looks(page)
})

test('two bands are paid at once: the second consent, a new PIN, the wrong one, the right one, success §2.16, 2.34, 3.55, 6.7', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 2_000)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await page.getByRole('tab', { name: SECOND }).click()
  await numbersOf(page, SECOND).first().click()
  await buyChosen(page)
  await expect(odds(page)).toContainText(average([first, second]))
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByText('Please confirm this first')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.goto('/application/payment-consent')
  await expect(odds(page)).toContainText(average([first, second]))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/more-details\/create-pin\?source=/)
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByLabel('Confirm PIN').fill('4072')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('The two PINs are not the same')).toBeVisible()
  await looks(page)
  await page.getByLabel('Confirm PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Transaction Pin', level: 1 })).toBeVisible()
  await page.getByLabel('Transaction PIN').fill('1379')
  await page.getByRole('button', { name: `Pay ${inNaira(first + second)}` }).click()
  await expect(page.getByText('That PIN is not right. 4 tries are left')).toBeVisible()
  await expect(page.getByLabel('Transaction PIN')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Forgot your PIN?' })).toHaveAttribute(
    'href',
    /forgot-pin\?source=%2Fapplication%2Ftransaction-pin/,
  )
  const { id: playerId } = (await world.service.db.one<{ id: number }>`
    select id from player where phone like '%' || ${player.phone.slice(1)}`)!
  for (let n = 0; n < 3; n++)
    await expect(checkPin(world.service, { playerId, pin: '1379' })).rejects.toThrow('pin-wrong')
  await page.keyboard.type('1379')
  await page.keyboard.press('Enter')
  const locked = page.getByRole('dialog', { name: /locked for 15 minutes/ })
  await expect(locked).toContainText('Nothing was taken from your wallet')
  await closeAlert(locked)
  await forgetTry(world.service, `pin of ${playerId}`)
  await page.getByLabel('Transaction PIN').fill('')
  await page.getByLabel('Transaction PIN').focus()
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your tickets are in the draw' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Ticket of the/ })).toHaveCount(2)
  await looks(page)
  expect(await balanceOf(world, player)).toBe(2_000 - first - second)
  expect(await ticketsOf(world, player)).toHaveLength(2)
})

test('lucky numbers that were paid elsewhere are said to be paid and lead to their ticket, and are picked no more', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await setPin(world, player)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  const [registered] = await Promise.all([page.waitForResponse(/\/play_lottery\//), buyChosen(page)])
  const { game_play_id } = (await registered.json()) as { game_play_id: string }
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  const paid = await world.call('POST', '/api/web/lottery_payment/', {
    token: player.token,
    key: crypto.randomUUID(),
    body: {
      amount: String(first),
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id,
      transaction_pin: PIN,
    },
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await page.getByLabel('Transaction PIN').fill(PIN)
  await page.getByRole('button', { name: `Pay ${inNaira(first)}` }).click()
  const told = page.getByRole('dialog', { name: 'This slip has been paid already' })
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL(new RegExp(`/game-history/${game_play_id}$`))
  await openNumbers(page)
  await expect(page.getByText('0 of 5')).toBeVisible()
  expect(await balanceOf(world, player)).toBe(1_000 - first)
})

test('a break taken on another phone takes the place of the PIN that would pay for lucky numbers (safer play 12)', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await setPin(world, player)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await buyChosen(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  const pin = page.getByLabel('Transaction PIN')
  await expect(pin).toBeVisible()
  const body = { days: 1 }
  await world.call('POST', '/api/v1/safer-play/break/', { token: player.token, body })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  await expect(pin).toHaveCount(0)
})

test('numbers are chosen and removed by keyboard; the summary closes itself when none remain and with its band, and a reload keeps picks §4.47', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await openNumbers(page)
  await numbersOf(page, FIRST).nth(2).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 5')).toBeVisible()
  await expect(numbersOf(page, FIRST)).toHaveCount(2)
  const summary = page.getByRole('button', { name: 'View summary of picks' })
  await summary.click()
  const modal = page.getByRole('dialog', { name: 'Summary of picks' })
  await expect(modal).toBeVisible()
  // Another band closes it, and the way back does not open it again.
  await follow(page, '/application/number-selection/1')
  await expect(modal).toBeHidden()
  await page.goBack()
  await expect(page.getByText('2 of 5')).toBeVisible()
  await expect(modal).toBeHidden()
  await summary.click()
  await modal
    .getByRole('button', { name: /^Remove/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await expect(summary).toBeDisabled()
})

test('a line whose removal was not answered is removed by another press', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await openNumbers(page)
  for (const at of [0, 1, 2]) await numbersOf(page, FIRST).nth(at).click()
  await buyChosen(page)
  const remove = page.getByRole('button', { name: /^Remove/ })
  await expect(remove).toHaveCount(3)
  await loseAnswers(page, '**/api/web/play_lottery/?*')
  await remove.first().click()
  await closeAlert(page.getByRole('dialog'))
  await expect(remove).toHaveCount(3)
  await page.unroute('**/api/web/play_lottery/?*')
  await remove.first().click()
  await expect(remove).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('new lucky numbers clear the picks, after a question §2.97, 4.33', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await openNumbers(page)
  const before = await numbersOf(page, FIRST).first().getAttribute('aria-label')
  await numbersOf(page, FIRST).first().click()
  await page.getByRole('button', { name: 'New lucky numbers' }).click()
  const asked = page.getByRole('dialog', { name: 'Do you wish to Proceed?' })
  await asked.getByRole('button', { name: 'No' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'New lucky numbers' }).click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('0 of 5')).toBeVisible()
  await expect(numbersOf(page, FIRST)).toHaveCount(10)
  expect(await numbersOf(page, FIRST).first().getAttribute('aria-label')).not.toBe(before)
})

/** As if the text had changed since this player agreed. */
const forgetConsent = (world: World, { phone }: Player) =>
  world.service.db.many`
    delete from consent where player_id = (select id from player where phone = ${`+234${phone.slice(1)}`})`

test('an account is asked for the first consent once, and never on another device; without it the way is to the dashboard §3.55, 4.8', async ({
  page,
  player,
  world,
  browser,
}) => {
  await forgetConsent(world, player)
  for (const path of [
    'number-selection/1',
    'summary',
    'payment-consent',
    'transaction-pin',
    'transaction-pin2',
  ])
    await page.goto(`/application/${path}`).then(() => expect(page).toHaveURL(/\/dashboard$/))
  await page.goto('/wyse-cash')
  await page.getByRole('button', { name: `Get lucky numbers for ${FIRST}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I agree, continue' }).click()
  await expect(numbersOf(page, FIRST)).toHaveCount(10)
  await expect
    .poll(
      async () => (await world.call('GET', '/api/web/user/', { token: player.token })).body.consent_version,
    )
    .toBeTruthy()
  const context = await browser.newContext()
  await signIn(context, player)
  const other = await context.newPage()
  await other.goto(`${world.url}/application/number-selection/0`)
  await expect(numbersOf(other, FIRST)).toHaveCount(10)
  await other.goto(`${world.url}/dashboard`)
  await other
    .getByRole('button', { name: /^Play now with/ })
    .first()
    .click()
  await expect(other).toHaveURL(/\/instant-cashout$/)
  await context.close()
})

test('a wallet that is short leads to the top-up and back §2.67, 4.26, 8.5', async ({
  page,
  player,
  world,
}) => {
  await setPin(world, player)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy 1 line for/ })
    .click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/fund-wallet\/fund-channels\?.*gameQuery=%2Fapplication%2Fpayment-consent/)
  await expect(page).toHaveURL(/lowBalance=true/)
  await expect(page.getByRole('dialog', { name: 'Your wallet balance is too low' })).toContainText(
    `Please fund your wallet with ${withKobo(first)} or more.`,
  )
  await page.goto('/application/transaction-pin/gold-bars')
  await expect(page).toHaveURL(/\/application\/payment-consent$/)
})

test('lucky numbers paid by card lead to a top-up of what they cost, which calls no full wallet low §4.26, 8.5', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await openNumbers(page, SECOND)
  await numbersOf(page, SECOND).first().click()
  await buyChosen(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue(String(second))
  await expect(page.getByRole('main').getByText('₦500.00')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a referral wallet that turns out short with the PIN opens its modal, which leads on to the main wallet §4.27, 8.4', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await setPin(world, player)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await buyChosen(page)
  await page.getByRole('checkbox').check()
  await page.goto('/application/transaction-pin/referral-wallet')
  const pay = async () => {
    await page.getByLabel('Transaction PIN').fill(PIN)
    await page.getByRole('button', { name: `Pay ${FIRST}` }).click()
  }
  await pay()
  const short = page.getByRole('dialog', { name: 'Insufficient referral wallet balance' })
  await short.getByRole('button', { name: 'Buy ticket with main wallet' }).click()
  await expect(page.getByText(`${withKobo(first)} from your play wallet.`)).toBeVisible()
  await pay()
  await expect(page).toHaveURL(/\/application\/success$/)
  expect(await balanceOf(world, player)).toBe(500 - first)
})

test('a band that is coming soon says what the reserve has to hold first §2.40, 2.41, 9.3', async ({
  page,
}) => {
  await page.goto('/wyse-cash')
  const bands = page.getByRole('list', { name: 'Stake bands' })
  const { topPrize } = wyseCash.stakes.find(it => it.comingSoon)!
  await expect(bands.getByText(`Opens at ${formatMoney(3 * topPrize)} in reserve`)).toBeVisible()
  await expect(bands.getByRole('button')).toHaveCount(4)
  await looks(page)
})

test('the summary and the PIN name the batch on sale, and one that closes on the way charges nothing until the player says yes to the next', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await setPin(world, player)
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await buyChosen(page)
  const batch = page.getByText(/^WC-\d{8}-\d{4}$/)
  await expect(batch).toBeVisible()
  await looks(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await page.getByLabel('Transaction PIN').fill(PIN)
  const closed = (await batch.textContent())!
  const PAY = '**/api/web/lottery_payment/'
  await page.route(PAY, async route => {
    await world.advance(BATCH - (world.now() % BATCH) + 1_000)
    await route.continue()
  })
  await page.getByRole('button', { name: `Pay ${FIRST}` }).click()
  const missed = page.getByRole('dialog', { name: 'That batch has just closed' })
  await expect(missed).toContainText(closed)
  await looks(page)
  expect(await ticketsOf(world, player)).toHaveLength(0)
  expect(await balanceOf(world, player)).toBe(500)
  await page.unroute(PAY)
  await missed.getByRole('button', { name: 'Buy into the next batch' }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('a player who takes a break is not asked to pay for lucky numbers (safer play 12)', async ({
  page,
  player,
  world,
}) => {
  await openNumbers(page)
  await numbersOf(page, FIRST).first().click()
  await buyChosen(page)
  await expect(page.getByRole('group', { name: 'Ways to pay' })).toBeVisible()
  const taken = await world.call('POST', '/api/v1/safer-play/break/', {
    token: player.token,
    body: { days: 1 },
  })
  expect(taken.status).toBe(200)
  // The page on which the phone hears of it.
  await page.goto('/profile-settings/safer-play')
  await expect(page.getByText(/^You are on a break until /)).toBeVisible()
  await page.goto('/application/summary')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ways to pay' })).toHaveCount(0)
})
