import { refusals } from '#src/contract/refusals.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { post } from '#server/ledger/transfers.ts'
import { gate } from '../support/gate.ts'
import { expect, test, workerReady } from './base.ts'
import {
  balanceOf,
  buy,
  buySureWin,
  buyOnScreen,
  EVERY_NUMBER,
  openSummary,
  payFromPlay,
  purchaseOver,
  pickLine,
  ticketsOf,
  withMoney,
  unfold,
  STAKE,
  stakeButton,
  stakeOf,
  stopTime,
  withKobo,
  inNaira,
} from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test('a ticket is paid from the play wallet: the summary shows lines, price and balances, then the success page §2.29, 2.104, 3.41, 4.25 @worker', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  await expect(pay).toContainText('Balance ₦500.00')
  await expect(pay).toContainText(withKobo(STAKE))
  const referral = page.getByRole('button', { name: 'Pay from referral wallet' })
  await expect(referral).toContainText('Balance ₦0.00')
  await expect(referral).toContainText(withKobo(STAKE))
  await expect(
    page.getByText('Expires in 5 minutes').or(page.getByText('Next game batch starts in')),
  ).toBeVisible()
  await pay.click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatMoney(instantCashout.stakes[0]!.topPrize))
  expect(await balanceOf(world, player)).toBe(500 - STAKE)
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('a visitor who buys reads that the picks are kept, and who has an account logs in; the picks are there afterwards §2.82, 2.117, 6.13', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/instant-cashout')
  await pickLine(page, [2, 4, 6, 8])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy ticket for/ })
    .click()
  await expect(page).toHaveURL(/\/user\/signup\?source=/)
  await expect(page.getByText('Your picks are kept. New here? Enter your phone number.')).toBeVisible()
  await page.getByRole('link', { name: 'Already signed up? Sign in' }).click()
  await expect(page).toHaveURL(/\/user\/login\?source=/)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('a good long password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/instant-cashout\/summary$/)
  await expect(page.getByText(/^Game play ID /)).toBeVisible()
})

test('a play wallet that is short leads to the top-up with the way back, and asks for what is missing, not for the price §2.67, 4.26, 8.5', async ({
  page,
  player,
  world,
}) => {
  const dearer = stakeOf('instant-cashout', 2)
  await withMoney(world, player, STAKE + 50)
  await page.goto('/instant-cashout')
  await stakeButton(page, dearer).click()
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/fund-wallet\/fund-channels\?.*lowBalance=true/)
  await expect(page).toHaveURL(/gameQuery=%2Finstant-cashout%2Fsummary/)
  const modal = page.getByRole('dialog', { name: 'Your wallet balance is too low' })
  await expect(modal).toContainText(`Please fund your wallet with ${withKobo(dearer - STAKE - 50)} or more.`)
  await modal.getByRole('button', { name: 'Fund wallet' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue(String(dearer - STAKE - 50))
})

test('who has enough in the referral wallet alone is offered that first, before a card', async ({
  page,
  player,
  world,
}) => {
  const { db } = world.service
  const credit = await db.value<string>`
    select a.code from account a join player p on p.id = a.player_id
    where a.wallet = 'bonus' and p.phone like ${`%${player.phone.slice(1)}`}`
  const bonus = { debit: 'campaigns', credit, amount: kobo(STAKE), kind: 'referral', cause: player.phone }
  await db.tx(tx => post(tx, [bonus]))
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  const ways = page.getByRole('group', { name: 'Ways to pay' }).getByRole('button')
  await expect(ways.first()).toContainText('Pay from referral wallet')
  await expect(ways.nth(1)).toContainText('Pay from play wallet')
  await ways.first().click()
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await balanceOf(world, player, 'referal_wallet_balance')).toBe(0)
})

test('a referral wallet that is short opens its own modal, from which the main wallet pays §2.105, 4.27, 8.4', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 300)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  await page.getByRole('button', { name: 'Pay from referral wallet' }).click()
  const modal = page.getByRole('dialog', { name: 'Insufficient referral wallet balance' })
  await expect(modal).toContainText('Refer new users to earn referral bonus, or play with the main wallet')
  await modal.getByRole('button', { name: 'Buy ticket with main wallet' }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  expect(await balanceOf(world, player)).toBe(300 - STAKE)
})

test('a payment that is refused after its page was left is told on the page that is open, which stays open §4.27', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE)
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  await openSummary(page)
  const { opened, open } = gate()
  await page.route('**/lottery_payment/', async route => {
    await opened
    await route.continue()
  })
  const sent = page.waitForRequest('**/lottery_payment/')
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await sent
  await page.goBack()
  await expect(page).toHaveURL(/\/instant-cashout$/)
  await buy(world, player, [[5, 6, 7, 8]])
  open()
  const news = page.getByRole('dialog', { name: 'A payment was refused. Nothing was charged' })
  await expect(news).toContainText('Insufficient funds')
  await news.getByRole('button', { name: 'Okay' }).click()
  await expect(news).toHaveCount(0)
  await expect(page).toHaveURL(/\/instant-cashout$/)
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('a slip that was paid elsewhere is said to be paid and leads to its ticket, with nothing to pay a second time', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  await openSummary(page)
  const id = (await page.getByText(/^Game play ID /).innerText()).replace('Game play ID ', '').trim()
  await payFromPlay(world, player, { id, amount: STAKE })
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  await pay.click()
  const told = page.getByRole('dialog', { name: 'This slip has been paid already' })
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL(new RegExp(`/game-history/${id}$`))
  await expect(pay).toHaveCount(0)
  await page.goto('/instant-cashout')
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeDisabled()
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('a payment that the service cannot take is alerted as Server Error, with what it says of it §4.27, 8.2', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 300)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  const [status, message] = refusals['turned-away']
  await page.route('**/api/web/lottery_payment/', route =>
    route.fulfill({ status, headers: { 'x-refusal': 'turned-away' }, json: { message } }),
  )
  await page.getByRole('button', { name: 'Pay from play wallet' }).click()
  const told = page.getByRole('dialog', { name: 'Server Error' })
  await expect(told).toContainText('Nothing was charged')
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('button', { name: 'Pay from play wallet' })).toBeEnabled()
})

test('a ticket is paid by card: the checkout pays, its window goes, and the page comes to the ticket §3.34, 4.28', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  await expect(page.getByRole('button', { name: new RegExp(`^Pay by card.*${inNaira(STAKE)}`) })).toHaveClass(
    /btn-gold/,
  )
  const opening = page.waitForEvent('popup')
  await page.getByRole('group', { name: 'Ways to pay' }).getByRole('button').first().click()
  const checkout = await opening
  await checkout.getByRole('button', { name: new RegExp(`^Pay ${inNaira(STAKE)}`) }).click()
  await expect(page).toHaveURL(/\/game-history\/[\da-f-]{36}$/, { timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Watch the draw' })).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(1)
  expect(await ticketsOf(world, player)).toHaveLength(1)
  expect(await balanceOf(world, player)).toBe(0)
})

test('the batch is drawn: numbers roll in, the outcome is told plainly, and what is paid is in the winnings wallet §2.29, 3.43, 4.34', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 10 * STAKE)
  const id = await buy(world, player, EVERY_NUMBER)
  await page.goto(`/instant-cashout/batch-draw?id=${id}`)
  await expect(page.getByText('Your batch closes in')).toBeVisible()
  await world.drawCurrentBatch()
  await page.reload()
  await expect(page.getByText('Numbers drawn', { exact: true })).toBeVisible()
  const outcome = page.getByRole('region', { name: 'Outcome of the draw' })
  await expect(outcome).toContainText('You got back')
  const paid = await balanceOf(world, player, 'winning_balance')
  expect(paid).toBeGreaterThan(0)
  await expect(outcome).toContainText(paid.toLocaleString('en-NG', { minimumFractionDigits: 2 }))
  // For ten lines a win is rare, and nobody is asked to play on after one.
  await expect(page.getByRole('link', { name: 'Play again' })).toHaveCount(paid > 10 * STAKE ? 0 : 1)
})

test('the draw of the ticket just bought is kept with its game, until the next ticket §3.42, 3.43, 3.52, 3.53', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 10 * STAKE)
  const kept = (game: string) =>
    page.evaluate(name => {
      const { state } = JSON.parse(sessionStorage.getItem(`oriire_play:${name}`)!)
      return { draw: state.batchDrawData, drawn: state.systemPicks, bought: state.successObject }
    }, game)
  for (const game of ['instant-cashout', 'quika']) {
    await page.goto(`/${game}`)
    await pickLine(page, [1, 2, 3, 4])
    await page.getByRole('button', { name: 'View summary of picks' }).click()
    const summary = page.getByRole('dialog')
    await summary.getByRole('button', { name: /^Buy ticket for/ }).click()
    await page.getByRole('button', { name: /^Pay from play wallet/ }).click()
    await expect(page.getByText('Your ticket is in the draw')).toBeVisible()
    expect((await kept(game)).draw).toBeNull()
    await world.drawCurrentBatch()
    await page.goto(`/${game}/batch-draw`)
    await expect(page.getByRole('region', { name: 'Outcome of the draw' })).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => (await kept(game)).draw?.system_pick).toHaveLength(4)
  }
  const [cashout, quika] = [await kept('instant-cashout'), await kept('quika')]
  expect(cashout.drawn).toEqual(cashout.draw.system_pick)
  expect(cashout.draw).toHaveProperty('cashback_amount')
  expect(quika.draw).not.toHaveProperty('cashback_amount')
  expect(quika.bought.lottery_play[0].system_pick).toEqual(quika.draw.system_pick)
  expect(quika.bought.lottery_play[0].status).toMatch(/Won|Lost/)
})

test('a prize is told with stake, tax withheld and what was paid', async ({ page, player, world }) => {
  await withMoney(world, player, 60 * STAKE)
  await buySureWin(world, player)
  await world.drawCurrentBatch()
  const [winner] = await ticketsOf(world, player, '?status=Won')
  await page.goto(`/game-history/${winner!.game_play_id}`)
  const outcome = page.getByRole('status', { name: 'Outcome of the draw' })
  for (const label of ['Stake', 'Prize', 'You got back']) await expect(outcome).toContainText(label)
  const detail = await world.call('GET', `/api/v1/tickets/${winner!.game_play_id}/`, { token: player.token })
  const { paid, tax } = detail.body as unknown as { paid: number; tax: number }
  await expect(outcome.getByRole('heading')).toHaveText(`You won ₦${paid.toLocaleString('en-NG')}`)
  expect(await outcome.getByText('Tax withheld').count()).toBe(tax > 0 ? 1 : 0)
})

test('a screen that waits sees its draw by itself', async ({ page, player, world }) => {
  await withMoney(world, player, 10 * STAKE)
  const BATCH = 300_000
  await page.clock.install()
  const pass = async (ms: number) => {
    // The service first: a screen that is ahead asks again, one that is behind would just wait.
    await world.advance(ms)
    await page.clock.fastForward(ms)
  }
  const id = await buy(world, player, EVERY_NUMBER)
  await page.goto(`/instant-cashout/batch-draw?id=${id}`)
  await expect(page.getByText('Your batch closes in')).toBeVisible()
  await pass(BATCH - (world.now() % BATCH) + 2_000)
  await expect(page.getByText('Sealed. The draw is in')).toBeVisible()
  await pass(32_000)
  await expect(page.getByRole('region', { name: 'Outcome of the draw' })).toBeVisible()
})

test('history, transactions and the slip checker tell of a drawn ticket §1.13, 2.65, 2.95, 3.18, 3.31, 4.31, 4.34', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 10 * STAKE)
  const id = await buy(world, player, EVERY_NUMBER)
  await page.goto('/game-history')
  await expect(page.getByText('Pending')).toBeVisible()
  await world.drawCurrentBatch()
  const [ticket] = await ticketsOf(world, player)
  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: ticket!.status }).first()).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByText('Top-up by card').first()).toBeVisible()
  await expect(page.getByText(/^Ticket, Instant cashout/).first()).toBeVisible()
  await page.goto('/dashboard')
  await unfold(page, 'Game slip checker')
  const checker = page.getByRole('region', { name: 'Game slip checker' })
  await checker.getByRole('button', { name: 'Check slip' }).click()
  await expect(checker.getByText('This field is required')).toBeVisible()
  await checker.getByLabel('Game play ID').fill(id)
  await checker.getByRole('button', { name: 'Check slip' }).click()
  const modal = page.getByRole('dialog', { name: 'Game play ID summary' })
  await expect(modal).toContainText(/\d{3}\*{6}\d{2}/)
  await expect(modal).toContainText(ticket!.status)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(checker.getByLabel('Game play ID')).toHaveValue('')
})

test('a slip that nobody has is told in an alert with the words of the service §5.4, 8.1', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await unfold(page, 'Game slip checker')
  const checker = page.getByRole('region', { name: 'Game slip checker' })
  await checker.getByLabel('Game play ID').fill('3b241101-e2bb-4255-8caf-4136c566a962')
  await checker.getByRole('button', { name: 'Check slip' }).click()
  await expect(page.getByRole('dialog')).toContainText('We could not find that game play ID')
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
})

test('a ticket that the player does not have is said to be none, with the way to those that there are', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const unknown = '3b241101-e2bb-4255-8caf-4136c566a962'
  for (const path of [
    `/game-history/${unknown}`,
    '/game-history/cut-sho',
    `/quika/batch-draw?id=${unknown}`,
  ]) {
    await page.goto(path)
    await expect(page.getByText('You have no ticket with this ID')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Game history' })).toBeVisible()
  }
})

test('the phone checks its ticket six of six, and makes the checks again without a network @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 10 * STAKE)
  const id = await buy(world, player, EVERY_NUMBER)
  await page.goto(`/game-history/${id}`)
  await workerReady(page)
  await expect(page.getByText('1 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
  await world.drawCurrentBatch()
  await page.reload()
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
  await page.getByText('6 of 6 checks passed on this phone').click()
  await expect(page.getByText('Passed', { exact: true })).toHaveCount(6)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
  await page.goto('/game-history')
  await expect(page.locator('tr', { hasText: /Won|Lost/ }).first()).toBeVisible()
})

test('the receipt is a file that holds the whole proof', async ({ page, player, world }) => {
  await withMoney(world, player, 200)
  await buyOnScreen(page, [1, 11, 21, 31])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download receipt' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^oriire-receipt-[0-9a-f]{8}\.json$/)
  const { readFile } = await import('node:fs/promises')
  const proof = JSON.parse(await readFile((await file.path())!, 'utf8')) as {
    receipt: { leaf: { lines: number[][] } }
  }
  expect(proof.receipt.leaf.lines).toEqual([[1, 11, 21, 31]])
})

test('before the draw nobody is taken away from the ticket, and "Stay here" is in sight', async ({
  page,
  player,
  world,
}) => {
  const BATCH = 300_000
  await world.advance(BATCH - (world.now() % BATCH) + 1_000)
  await withMoney(world, player, 200)
  await page.clock.install()
  await buyOnScreen(page, [4, 14, 24, 34])
  const stay = page.getByRole('button', { name: 'Stay here' })
  await expect(stay).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await stay.click()
  await expect(stay).toHaveCount(0)
})

test('with the numbers out the idle prompt counts down 15 s, then the redirect modal 5 s; Cancel stays, a page out of sight counts anew when it is back, waiting leaves §2.84, 2.85, 4.17, 4.19, 4.20, 9.8, 9.9', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 3 * STAKE)
  // Four drawn numbers give at most two of three tickets a pair of their own: one did not win.
  for (const first of [1, 2, 3]) await buy(world, player, [[first, first + 10, first + 20, first + 30]])
  await world.drawCurrentBatch()
  const id = (await ticketsOf(world, player)).find(ticket => ticket.status === 'Lost')!.game_play_id
  await page.clock.install()
  await page.goto(`/instant-cashout/batch-draw?id=${id}`)
  await stopTime(page)
  const idle = page.getByText(/^Continue playing in \d+s$/)
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(await idle.isVisible()).toBe(true)
  }).toPass()
  await expect(idle).toHaveText(/1[345]s$/)
  const modal = page.getByRole('dialog', { name: 'You will be redirected in' })
  // Each second once it is drawn: the next one begins with it.
  const idleFor = async (seconds: number) => {
    for (let left = seconds; left > 0; left--) {
      await expect(idle).toHaveText(`Continue playing in ${left}s`)
      await page.clock.runFor(1_000)
    }
    await expect(modal.getByRole('timer')).toHaveText('05')
  }
  await idleFor(Number(/\d+/.exec((await idle.textContent())!)![0]))
  await expect(modal.getByRole('link', { name: 'Start playing' })).toHaveAttribute('href', '/instant-cashout')
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toHaveCount(0)
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    }, state)
  await see('hidden')
  await page.clock.runFor(30_000)
  await expect(idle).toHaveText(/15s$/)
  await see('visible')
  await idleFor(15)
  for (let left = 5; left > 0; left--) {
    await expect(modal.getByRole('timer')).toHaveText(`0${left}`)
    await page.clock.runFor(1_000)
  }
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('a tab that slept while its player left and another came shows nothing of the first one’s ticket', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 200)
  await buyOnScreen(page, [4, 14, 24, 34])
  await purchaseOver(page)
  const other = await world.signUp()
  // While the app is not open, it hears of nobody's log-in.
  await page.goto('about:blank')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/terms')
  await elsewhere.evaluate(it => localStorage.setItem('oriire_TOKEN', JSON.stringify(it)), other.token)
  await elsewhere.close()
  await page.goto('/application/success')
  await expect(page.getByText('No new ticket here')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(player.phone.slice(1))
})
