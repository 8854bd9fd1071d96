import type { Route } from 'playwright/test'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import {
  balanceOf,
  buy,
  drawnTicket,
  EVERY_NUMBER,
  holdOne,
  inNaira,
  openSummary,
  pickLine,
  textsOf,
  withMoney,
  STAKE,
} from './steps.ts'
import { makeWinner, requestOf } from './withdrawing.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('a top-up goes over the hosted checkout in a window of its own, and is credited once §2.7, 4.28, 5.8, 7.29, 9.1', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/dashboard')
  const topUp = page.getByRole('banner').getByRole('link', { name: /^Top up/ })
  await expect(topUp).toContainText('₦0')
  await topUp.click()
  await expect(page).toHaveURL(/\/fund-wallet\/fund-channels/)
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Amount').fill('1500')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const checkout = await opening
  await expect(checkout.getByText('Sandbox payment page, no real money')).toBeVisible()
  await expect(page.getByText(/waiting/i).first()).toBeVisible()
  await checkout.getByRole('button', { name: /^Pay ₦1,500/ }).click()
  // The checkout's window returns to the app and closes, because this one already follows the payment.
  await expect.poll(() => page.context().pages().length).toBe(1)
  await expect(page.getByText('₦1,500.00').first()).toBeVisible()
  await page.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(page.getByRole('listitem', { name: walletNames.play })).toContainText('₦1,500.00')
  await expect(topUp).toContainText('₦1,500')
  expect(await balanceOf(world, player)).toBe(1500)
  // The words of a hidden balance for screen readers are in a row that extends beyond the page.
  for (const name of [walletNames.winnings, walletNames.bonus])
    await page.getByRole('button', { name: `Hide ${name.toLowerCase()}` }).click()
  expect(await page.evaluate(sideways)).toBe(0)
  await page.locator('tr', { hasText: 'Top-up by card' }).first().getByRole('button').click()
  // Words are whole, and a long reference stays within the page.
  await expect(page.getByRole('definition').first()).toHaveCSS('word-break', 'normal')
  expect(await page.evaluate(sideways)).toBe(0)
  await page.getByRole('link', { name: 'Open the top-up' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible()
})

test('where the window that a payment began in is gone, the one of the checkout takes its place', async ({
  page,
  player,
  context,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/fund-wallet/fund-channels/700')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const checkout = await opening
  await expect(checkout.getByText('Sandbox payment page, no real money')).toBeVisible()
  await page.close()
  await checkout.getByRole('button', { name: /^Pay ₦700/ }).click()
  await expect(checkout.getByText('Your payment has arrived')).toBeVisible()
  expect(context.pages()).toEqual([checkout])
})

test('a card that is declined takes no money, and the page says so §8.6', async ({ page, player, world }) => {
  await page.goto('/fund-wallet/fund-channels/700')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const checkout = await opening
  await checkout.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  expect(await balanceOf(world, player)).toBe(0)
})

test('where the payment partner is down the player reads that nothing was charged, which is logged too, and the try waits for nobody §8.2, 8.6', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.goto('/fund-wallet/fund-channels/701')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const told = page.getByRole('dialog', { name: 'Server Error' })
  await expect(told).toContainText('You were not charged')
  await expect.poll(() => logged).toContain('card payment: Server Error')
  await told.getByRole('button', { name: 'Okay' }).click()
  await page.goto('/fund-wallet/paystack-fund-status')
  await page.getByRole('link', { name: 'No payment page was opened' }).click()
  await expect(page.getByText('it is credited here as soon as it arrives')).toBeVisible()
  await page.goto('/fund-wallet/fund-channels/700')
  await expect(page.getByText('Not finished yet')).toBeHidden()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await expect((await opening).getByText('Sandbox payment page, no real money')).toBeVisible()
})

/** The request, its answer, or both for the network’s own page. */
const lose = async (route: Route, how: string) => {
  if (route.request().method() === 'GET') return route.fallback()
  if (how === 'portal') return route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })
  if (how === 'answer') await route.fetch()
  return route.abort()
}

test('a top-up by card, transfer or USSD whose request or answer is lost, or answered by the network, says that nothing was charged, and pressed again opens one', async ({
  page,
  player,
  world,
}) => {
  const opened = async () =>
    (await world.call('GET', '/api/v1/top-ups/', { token: player.token })).body.results as unknown as object[]
  const uncharged = page.getByRole('dialog').getByText('Nothing was charged. You can try again')
  const okay = page.getByRole('button', { name: 'Okay' })
  const press = async (name: string, url: string) => {
    for (const how of ['request', 'answer', 'portal']) {
      await page.route(url, route => lose(route, how))
      await page.getByRole('button', { name }).click()
      await expect(uncharged, `${name}: ${how}`).toBeVisible()
      await okay.click()
      await page.unroute(url)
    }
  }
  await page.goto('/fund-wallet/fund-channels')
  await page.getByLabel('Amount').fill('500')
  await press('Pay with card', '**/lottery_payment/')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await (await opening).close()
  expect(await opened()).toHaveLength(1)

  await page.goto('/fund-wallet/fund-transfer/500')
  await press('Get the account number', '**/fund-transfer/')
  await page.goto('/fund-wallet/fund-ussd?amount=500')
  await page.getByLabel('Bank').selectOption({ index: 1 })
  await press('Get the code', '**/fund-ussd/')
  expect(await balanceOf(world, player)).toBe(0)
})

test('less than the smallest top-up is refused before anything is sent', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto('/fund-wallet/fund-channels')
  await page.getByLabel('Amount').fill('50')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await expect(page.getByText('The smallest amount is ₦100')).toBeVisible()
})

test('each of the three balances is hidden behind asterisks by itself, and stays so §1.11, 3.6-3.10, 4.35, 9.28', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_250)
  await page.goto('/wallet')
  const play = page.getByRole('listitem', { name: walletNames.play })
  await expect(play).toContainText('₦1,250.00')
  await page.getByRole('button', { name: `Hide ${wallets.play}` }).click()
  await expect(play).not.toContainText('1,250')
  await expect(play).toContainText('*')
  for (const other of ['Bonus balance', 'Winnings wallet'])
    await expect(page.getByRole('listitem', { name: other })).toContainText('₦0.00')
  await page.reload()
  await expect(play).toContainText('*')
  await page.getByRole('button', { name: `Hide ${wallets.play}` }).click()
  await expect(play).toContainText('₦1,250.00')
})

test('winnings are moved to the play wallet once, and both movements are listed §1.11, 2.31', async ({
  page,
  player,
  world,
}) => {
  await drawnTicket(world, player, EVERY_NUMBER)
  const winnings = await balanceOf(world, player, 'winning_balance')
  expect(winnings).toBeGreaterThan(0)
  await page.goto('/wallet')
  await page.getByRole('button', { name: `Move winnings to ${wallets.play}` }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Amount').fill(String(winnings))
  const letGo = await holdOne(page, '**/api/v1/wallet/move/')
  await modal.getByRole('button', { name: `Move to ${wallets.play}` }).click()
  // Another amount would be another request, and both might be done.
  await expect(modal.getByLabel('Amount')).toHaveAttribute('readonly')
  letGo()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('listitem', { name: 'Winnings wallet' })).toContainText('₦0.00')
  expect(await balanceOf(world, player)).toBe(winnings)
  await page
    .locator('tr', { hasText: `Winnings moved to ${wallets.play}` })
    .first()
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(/\/wallet\/[\w-]+$/)
  await expect(page.getByText('Reference')).toBeVisible()
})

test('who has winnings and too little to pay moves as much as is missing where a top-up is asked for, and goes back to the game', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 300 })
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  await openSummary(page)
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  await pay.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('button', { name: `Move winnings to ${wallets.play}` }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Amount')).toHaveValue(String(STAKE))
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await modal.getByRole('button', { name: `Move to ${wallets.play}` }).click()
  await modal.getByRole('button', { name: 'Okay' }).click()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expect(pay).toHaveClass(/btn-gold/)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await balanceOf(world, player)).toBe(0)
  expect(await balanceOf(world, player, 'winning_balance')).toBe(300 - STAKE)
})

for (const [how, amount] of [
  ['is lost', 'everything'],
  ['is a gateway’s 504', '100'],
] as const)
  test(`a move of winnings (${amount}) whose answer ${how} is not known, and asked about again moves once §1.11`, async ({
    page,
    player,
    world,
  }) => {
    await drawnTicket(world, player, EVERY_NUMBER)
    const winnings = await balanceOf(world, player, 'winning_balance')
    const moves = amount === '100' ? 100 : winnings
    await page.goto('/wallet')
    await page.getByRole('button', { name: `Move winnings to ${wallets.play}` }).click()
    const modal = page.getByRole('dialog', { name: `Move winnings to ${wallets.play}` })
    const field = modal.getByLabel('Amount')
    await field.fill(String(moves))
    let lost = 0
    await page.route('**/wallet/move/', async route => {
      await route.fetch()
      if (how === 'is lost') await route.abort()
      else await route.fulfill({ status: 504, body: '<h1>Gateway Time-out</h1>' })
      lost++
    })
    await modal.getByRole('button', { name: `Move to ${wallets.play}` }).click()
    await expect(modal.getByText('it moves only once')).toBeVisible()
    await expect(field).not.toBeEditable()
    await expect(field).toHaveValue(String(moves))
    // No alert covers it: an alert would say nothing of the money.
    await expect(page.getByRole('button', { name: 'Okay' })).toHaveCount(0)
    await modal.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => lost).toBe(2)
    await page.unroute('**/wallet/move/')
    await modal.getByRole('button', { name: 'Ask again' }).click()
    await expect(
      page.getByRole('dialog', { name: new RegExp(`moved to your ${wallets.play}$`) }),
    ).toBeVisible()
    expect(await balanceOf(world, player, 'winning_balance')).toBe(winnings - moves)
  })

test('settings list the open sessions, and log out everywhere ends them all', async ({
  page,
  player,
  world,
}) => {
  const second = await world.call('POST', '/api/web/phone-login/', {
    body: { phone: player.phone, password: 'a good long password' },
  })
  await page.goto('/profile-settings/settings')
  await page.getByRole('button', { name: /log out everywhere/i }).click()
  await page
    .getByRole('dialog', { name: 'Do you wish to Proceed?' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(page).toHaveURL(/\/user\/login/)
  for (const token of [player.token, String(second.body.token)])
    expect((await world.call('GET', '/api/web/user/', { token })).status).toBe(401)
})

test('who the player is is asked once at the start, for the screens that come after it too §7.58', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  let asked = 0
  page.on('request', request => (asked += Number(request.url().endsWith('/api/web/user/'))))
  await page.goto('/wallet')
  await page.getByRole('link', { name: 'All transactions' }).click()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible()
  expect(asked).toBe(1)
})

test('a top-up that the service does not know is asked for once, and not every three seconds', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('never-opened') && request.url().includes('/api/')) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto('/fund-wallet/paystack-fund-status?reference=never-opened')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const before = asked.length
  expect(before).toBeGreaterThan(0)
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(before + 1)
})

test('an account that has closed is not offered for copying: another one is', async ({
  page,
  player,
  world,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/fund-wallet/fund-transfer/800?gameQuery=/quika?step=summary')
  await page.getByRole('button', { name: 'Get the account number' }).click()
  await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeVisible()
  const { reference } = (await world.service.db.one<{ reference: string }>`
    update top_up set pay_until = game_clock() - interval '1 minute'
    where created_at = (select max(created_at) from top_up) returning reference`)!
  await page.goto(`/fund-wallet/bank-transfer-status?reference=${reference}`)
  await expect(page.getByText('We wait for ₦800 on the account below')).toBeVisible()
  await expect(page.getByText('This account is closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeHidden()
  await page.getByRole('link', { name: 'Get another account number' }).click()
  await expect(page.getByRole('button', { name: 'Get the account number' })).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('800')
  // The ticket that waits for the money is not forgotten.
  expect(new URL(page.url()).searchParams.get('gameQuery')).toBe('/quika?step=summary')
})

for (const [way, path, ask, shown, next] of [
  [
    'bank transfer',
    '/fund-wallet/fund-transfer/800',
    'Get the account number',
    'Open for',
    { role: 'button', name: 'Copy the account number' },
  ],
  ['USSD', '/fund-wallet/fund-ussd', 'Get the code', '*737*', { role: 'link', name: 'Dial it now' }],
] as const)
  test(`a top-up by ${way} says what to pay and where, and is credited once the bank has told`, async ({
    page,
    player,
    world,
  }) => {
    await page.goto(path)
    await page.getByLabel('Amount').fill('800')
    const bank = page.getByLabel('Bank')
    if (await bank.isVisible()) {
      await page.getByRole('button', { name: ask }).click()
      await expect(bank).toBeFocused()
      await bank.selectOption('GTBank, *737#')
    }
    await page.getByRole('button', { name: ask }).click()
    await expect(page.getByText('₦800.00')).toBeVisible()
    // What replaced the form has taken over its focus.
    await expect(page.locator(':focus')).toContainText('₦800.00')
    await page.keyboard.press('Tab')
    await expect(page.getByRole(next.role, { name: next.name })).toBeFocused()
    await expect(page.getByText(shown)).toBeVisible()
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sandbox: pay it' }).click()
    const bankPage = await opening
    await bankPage.getByRole('button', { name: 'Send the money' }).click()
    // On a slow machine the page has heard of it first.
    await page.getByRole('link', { name: /^(I have paid|See what became of it)$/ }).click()
    await expect(page.getByText('Your payment has arrived')).toBeVisible()
    expect(await balanceOf(world, player)).toBe(800)
  })

test('a search or a day without hits is no empty history: only who never bought reads that tickets will come, and finds a way to the first §2.101', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/game-history')
  await expect(page.getByText('No tickets yet')).toBeVisible()
  const onward = page.getByRole('main').getByRole('link', { name: 'Choose a game' })
  await expect(onward).toHaveAttribute('href', '/dashboard')
  await page.goto('/transactional-log')
  const topUp = page.getByRole('main').getByRole('link', { name: 'Top up' })
  await expect(topUp).toHaveAttribute('href', '/fund-wallet/fund-channels')
  await page.goto('/game-history')
  await withMoney(world, player, STAKE)
  await buy(world, player, [[1, 2, 3, 4]])
  await page.reload()
  await expect(page.getByText('Showing 1 to 1 out of 1 entries')).toBeVisible()
  const search = page.getByPlaceholder('Search tickets')
  await search.fill('nowhere')
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('No tickets yet')).toBeHidden()
  await expect(onward).toBeHidden()
  await search.fill('')
  await expect(page.getByText('Showing 1 to 1 out of 1 entries')).toBeVisible()
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await expect(page.getByText('No data available')).toBeVisible()
})

test('what is not among the newest tickets may be among the older ones: a search says that it did not see those, and the count that there are more; the sums of the wallet say from which time on they count §2.101, 2.102', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 51 * STAKE)
  for (let n = 0; n < 51; n++) await buy(world, player, [[1, 2, 3, 4]])
  await page.goto('/game-history')
  await expect(page.getByText('Showing 1 to 10 out of 50+ entries')).toBeVisible()
  await page.getByRole('button', { name: 'Yesterday' }).click()
  const onlyNewest = page.getByText('Only the newest are looked through here.')
  await expect(onlyNewest).toBeVisible()
  await page.getByRole('button', { name: 'Load older tickets' }).click()
  await expect(onlyNewest).toBeHidden()
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('button', { name: 'All days' }).click()
  await expect(page.getByText('Showing 1 to 10 out of 51 entries')).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { name: /^Since \d\d\/\d\d\/\d{4} \d.*[ap]m$/ })).toBeVisible()
})

test('on a phone the amount of a movement stands beside its title at the end of the row, however long the title is', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 12_345 })
  await requestOf(world, player, '12000')
  await page.goto('/wallet')
  for (const [title, amount] of [
    ['Withdrawal to your bank account', '−₦12,000.00'],
    ['Top-up by card', '+₦12,345.00'],
  ] as const) {
    const row = page.locator('tr', { hasText: title })
    const told = (await row.getByRole('button').boundingBox())!
    const sum = (await row.getByText(amount).boundingBox())!
    const whole = (await row.boundingBox())!
    expect(sum.x, title).toBeGreaterThanOrEqual(told.x + told.width)
    expect(sum.y, title).toBeLessThan(told.y + told.height)
    expect(sum.x + sum.width, title).toBeCloseTo(whole.x + whole.width, 0)
  }
})

test('on a phone the state of a ticket and what can be done with it end where its row ends', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE)
  await buy(world, player, [[1, 2, 3, 4]])
  await page.goto('/game-history')
  // Not one of the grey placeholders before it.
  const row = page.locator('tbody tr', { hasText: 'Instant cashout' })
  await expect(row.getByRole('button', { name: /^Repeat/ })).toBeVisible()
  const { x, width } = (await row.boundingBox())!
  // Beside the state, in one line.
  expect((await row.getByText('Instant cashout', { exact: true }).boundingBox())!.height).toBeLessThan(30)
  for (const end of [row.locator('.pill'), row.getByRole('button', { name: /^Repeat/ })]) {
    const box = (await end.boundingBox())!
    expect(box.x + box.width).toBeCloseTo(x + width, 0)
  }
})

test('a top-up that is under way stands without a network too, with its age, so that nobody pays twice @worker', async ({
  page,
  player,
  world,
  context,
}) => {
  const { token } = player
  const body = {
    amount: '700',
    card_payment: true,
    from_play_wallet: false,
    from_referral_wallet: false,
    game_play_id: '',
  }
  await world.call('POST', '/api/web/lottery_payment/', { token, key: crypto.randomUUID(), body })
  const pending = page.getByRole('region', { name: 'Not finished yet' })
  await page.goto('/fund-wallet/fund-channels')
  await workerReady(page)
  await expect(pending).toContainText('₦700')
  await expect.poll(async () => (await textsOf(page, 'oriire_top-ups')).length).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.reload()
  await expect(pending).toContainText('₦700')
  await expect(pending.getByText(/^As of/)).toBeVisible()
  await expect(pending.getByRole('alert')).toHaveCount(0)
})

test('a history, a log, top-ups and withdrawals that were empty say so without a network too, with their age, and no error @worker', async ({
  page,
  player,
  context,
}) => {
  void player
  const empty = [
    ['/game-history', 'No tickets yet', ['oriire_history', 'oriire_advances']],
    ['/transactional-log', 'No transactions yet', ['oriire_movements']],
    ['/fund-wallet/bank-transfer-status', 'No top-ups yet', ['oriire_top-ups']],
    ['/withdrawals/successful-withdrawal', 'No withdrawals yet', ['oriire_withdrawals']],
  ] as const
  await page.goto('/dashboard')
  await workerReady(page)
  for (const [path, nothing, boxes] of empty) {
    await page.goto(path)
    await expect(page.getByText(nothing)).toBeVisible()
    // Shown before it is kept, and the next page ends this one.
    for (const box of boxes)
      await expect.poll(async () => (await textsOf(page, box)).length).toBeGreaterThan(0)
  }
  await context.setOffline(true)
  for (const [path, nothing] of empty) {
    await page.goto(path)
    await expect(page.getByText(nothing)).toBeVisible()
    await expect(page.getByText(/^As of/)).toBeVisible()
    await expect(page.getByText('could not reach')).toHaveCount(0)
  }
})

test('balances, tickets, movements, orders, top-ups, withdrawals and rewards on a page that was open as the network went say from when they are', async ({
  page,
  player,
  context,
  world,
}) => {
  await withMoney(world, player, 5 * STAKE)
  await buy(world, player, [[1, 2, 3, 4]])
  const known = {
    '/dashboard': 'Play balance',
    '/game-history': inNaira(STAKE),
    '/transactional-log': inNaira(STAKE),
    '/profile-settings/standing-orders': 'No standing orders',
    '/fund-wallet/bank-transfer-status': 'Your payment has arrived',
    '/withdrawals/successful-withdrawal': 'No withdrawals yet',
    '/refer-earn': 'On hold',
  }
  const pill = page.getByRole('banner').getByRole('link', { name: /^Top up ₦[\d,.]+/ })
  for (const [path, text] of Object.entries(known)) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(pill).not.toHaveAccessibleName(/as of/)
    const main = page.getByRole('main')
    const note = (path === '/dashboard' ? main.getByRole('region', { name: text }) : main).getByText(/^As of/)
    await expect(note).toHaveCount(0)
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await expect(pill).toHaveAccessibleName(/balance as of \d/)
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
  }
})
