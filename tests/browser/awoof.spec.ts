// An item is chosen, bid on and paid for; the cash-out PIN comes once, and again behind the transaction PIN.
import type { Page } from 'playwright/test'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, fund, signIn, test, workerReady } from './base.ts'
import { openSandboxItems, operate, winItem } from './items.ts'
import { PASSWORD } from './service.ts'
import { balanceOf, closeAlert, loseAnswers, purchaseOver, textsOf } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test('a player bids on an item within 5% of its price and keeps its PIN §1.8, 2.27, 3.49, 4.54, 5.18, 6.16', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
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
  await expect(rice).toContainText('1 in 155 if all 3,091 are sold')
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await page.getByRole('link', { name: 'View summary of picks' }).click()
  await expect(page).toHaveURL(/\/awoof\/summary$/)
  await expect(page.getByText('4 chances at ₦250, 20 numbers')).toBeVisible()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/awoof\/success$/)
  await expect(page.getByText('Your bid is in')).toBeVisible()
  await expect(page.getByText(/ 10pm$/)).toBeVisible()
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

test('what was just loaded has no age on a phone whose clock is hours slow', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  expect(player.token).not.toBe('')
  await page.clock.setSystemTime(Date.now() - 3 * 3_600_000)
  await page.goto('/awoof')
  // Two, if the evening's are open already.
  await expect(page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()).toBeVisible()
  await expect(page.getByText(/^As of /)).toHaveCount(0)
})

/** One big chance on a bag of rice, at the ways to pay. */
const chooseRice = async (page: Page) => {
  await page.goto('/awoof')
  const rice = page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()
  await rice.getByRole('button', { name: /^Add this item/ }).click()
  await rice.getByRole('button', { name: /^Big/ }).click()
  await page.getByRole('link', { name: 'View summary of picks' }).click()
}
test('bids whose answer was lost and whose check was put off are not placed twice by another press of the button §1.8', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  // All of it: the wallet is empty when the button is pressed again.
  await fund(world, player, 250)
  await chooseRice(page)
  await page.route('**/api/v1/bid_purchases/**', route => route.abort())
  await loseAnswers(page, '**/api/v1/bids/')
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  await pay.click()
  const checking = page.getByRole('dialog', { name: 'We are checking your payment' })
  await checking.getByRole('button', { name: 'Check later' }).click()
  await page.reload()
  await expect(page.getByRole('status').getByText('We are checking your payment.')).toBeVisible()
  await pay.click()
  await expect(checking).toBeVisible()
  await page.unrouteAll()
  await expect(page).toHaveURL(/\/awoof\/success$/)
  expect(await balanceOf(world, player)).toBe(0)
})

test('bids that were paid in one tab are not paid again by the same choice in another, which shows them §1.8', async ({
  page,
  context,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await fund(world, player, 5_000)
  await chooseRice(page)
  const other = await context.newPage()
  // It may ask about the payment while that is under way, and would then be told before the button is pressed.
  await other.route('**/api/v1/bid_purchases/**', route => route.abort())
  await other.goto('/awoof/summary')
  await expect(other.getByText('1 chance at ₦250, 5 numbers')).toBeVisible()
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
    await expect(tab).toHaveURL(/\/awoof\/success$/)
    await purchaseOver(tab)
    expect(await balanceOf(world, player)).toBe(4_750)
  }
  // Chosen anew, they are other bids.
  await chooseRice(other)
  await other.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect.poll(() => balanceOf(world, player)).toBe(4_500)
})

const openCheckout = async (page: Page) => {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Pay by card.*₦250/ }).click()
  const checkout = await opening
  // The purchase is over by then: a page that was left sooner is told of it as of one whose answer was lost.
  await expect(checkout.getByRole('button', { name: /^Pay ₦250/ })).toBeVisible()
  return checkout
}

test('a card places the bid by itself, and it is found in the history and by its short ID §2.27', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await chooseRice(page)
  const checkout = await openCheckout(page)
  await checkout.getByRole('button', { name: /^Pay ₦250/ }).click()
  await expect(page.getByText('Your bid is in')).toBeVisible()
  await expect(page).toHaveURL(/\/awoof\/success$/)
  await expect(page.getByText(/^\d{6}$/)).toBeVisible()
  expect(await balanceOf(world, player)).toBe(0)

  await page.goto('/game-history')
  const row = page.getByRole('row').filter({ hasText: 'Awoof' })
  await expect(row).toContainText(/Numbers \d+ to \d+/)
  const short = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec((await row.textContent())!)![0]
  await row.getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Bag of rice' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Game Detail' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.goto('/check-slip')
  await page.getByLabel('Game play ID').fill(short)
  await page.getByRole('button', { name: 'Check slip' }).click()
  await expect(page.getByRole('dialog')).toContainText('Bag of rice')
  await page.goto('/results?game=awoof')
  await expect(page.getByText('No item has been drawn yet')).toBeVisible()
})

test('a card payment whose page never comes back places the bid all the same, once, and the next visit shows it with its PIN §1.8', async ({
  page,
  player,
  world,
  context,
}) => {
  await openSandboxItems(world)
  await chooseRice(page)
  const checkout = await openCheckout(page)
  await expect(page).toHaveURL(/paystack-fund-status/)
  await page.close()
  await checkout.getByRole('button', { name: /^Pay ₦250/ }).click()
  const bids = async () =>
    (await world.call('GET', '/api/v1/bids/', { token: player.token })).body.results as unknown as object[]
  await expect.poll(async () => (await bids()).length).toBe(1)
  await checkout.close()
  expect(await balanceOf(world, player)).toBe(0)

  const later = await context.newPage()
  await later.goto('/awoof')
  await expect(later.getByText('Your bid is in')).toBeVisible()
  await expect(later.getByText(/^\d{6}$/)).toBeVisible()
  // Shown once: the next visit asks for the transaction PIN.
  await later.reload()
  await expect(later.getByText('The PIN was shown once')).toBeVisible()
  await expect(later.getByText(/^\d{6}$/)).toHaveCount(0)
  await later.goto('/awoof/summary')
  await expect(later.getByText('Nothing is chosen yet')).toBeVisible()
  expect(await bids()).toHaveLength(1)
})

test('two card payments for bids are waited for, in whatever order they come, and each shows its bids with their PINs §1.8', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  const pins = page.getByText(/^\d{6}$/)
  await chooseRice(page)
  const first = await openCheckout(page)
  await expect(page).toHaveURL(/paystack-fund-status/)
  await page.goto('/awoof/summary')
  await expect(page.getByRole('heading', { name: 'Your bids by card' })).toHaveCount(1)
  const second = await openCheckout(page)
  await expect(page).toHaveURL(/paystack-fund-status/)
  await page.goto('/awoof')
  await expect(page.getByRole('heading', { name: 'Your bids by card: ₦250.00' })).toHaveCount(2)
  await page.goto('/fund-wallet/paystack-fund-status')
  await second.getByRole('button', { name: /^Pay ₦250/ }).click()
  const bids = async () =>
    (await world.call('GET', '/api/v1/bids/', { token: player.token })).body.results as unknown as object[]
  await expect.poll(async () => (await bids()).length).toBe(1)
  await page.goto('/awoof')
  await expect(page).toHaveURL(/\/awoof\/success$/)
  await expect(pins).toHaveCount(1)
  const shown = await pins.textContent()
  await page.getByRole('link', { name: 'To the items' }).click()
  await expect(page.getByRole('heading', { name: 'Your bids by card' })).toHaveCount(1)
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await first.getByRole('button', { name: /^Pay ₦250/ }).click()
  // Asked about every ten seconds.
  await expect(page.getByText('Your bid is in')).toBeVisible({ timeout: 20_000 })
  await expect(pins).not.toHaveText([shown!])
  await page.getByRole('link', { name: 'To the items' }).click()
  await expect(page.getByRole('heading', { name: 'Your bids by card' })).toHaveCount(0)
})

test('an item that sold out at the checkout leaves the money in the play wallet and says so, and its card offers no number §1.8', async ({
  page,
  player,
  world,
}) => {
  const { db } = world.service
  await openSandboxItems(world)
  await chooseRice(page)
  const checkout = await openCheckout(page)
  await db.many`update item set sold = offered - 2 where name like 'Bag of rice%' and state = 'open'`
  await checkout.getByRole('button', { name: /^Pay ₦250/ }).click()
  await expect(
    page.getByText(new RegExp(`no bid was placed.*The money is in your ${wallets.play}`)),
  ).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  expect(await balanceOf(world, player)).toBe(250)
  await page.goto('/awoof')
  await expect(page.getByRole('heading', { name: 'Your bids by card' })).toBeVisible()
  const rice = page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()
  // The list is answered from memory for two seconds, and asked again after ten.
  await expect(rice).toContainText('Only 2 numbers left of this item.', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Got it' }).click()
  await rice.getByRole('button', { name: /^Remove/ }).click()
  await db.many`update item set sold = offered where name like 'Bag of rice%' and state = 'open'`
  await page.reload()
  await expect(rice).toContainText('Sold out', { timeout: 20_000 })
  await expect(rice.getByRole('button', { name: /^Add this item/ })).toBeDisabled()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await db.many`
    update item i set sold = (select coalesce(sum(numbers), 0) from item_bid where item_id = i.id)
    where name like 'Bag of rice%' and state = 'open'`
})

test('a bid is made again and its item shared: a link chooses it for somebody else, once §1.8, 2.27', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await fund(world, player, 5_000)
  const { body: items } = await world.call('GET', '/api/v1/items/')
  const { id, name } = (items.results as unknown as { id: string; name: string }[])[0]!
  await page.goto(`/awoof?item=${id}`)
  const row = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(row).toContainText(/1 of \d+ numbers/)
  await expect(page).toHaveURL(/\/awoof$/)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await page.reload()
  await row.getByRole('button', { name: /^Add this item/ }).click()
  await row.getByRole('button', { name: 'More chances' }).click()
  await page.getByRole('link', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByText('Your bid is in')).toBeVisible()

  await page.goto('/awoof')
  const bids = page.getByRole('region', { name: 'Your bids' })
  await bids.getByText(name).click()
  await bids.getByRole('button', { name: 'Share this item' }).click()
  const link = page.getByRole('dialog').getByLabel('Link')
  await expect(link).toHaveValue(new RegExp(`/awoof\\?item=${id}$`))
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bids.getByRole('button', { name: 'Bid again' }).click()
  await expect(page).toHaveURL(/\/awoof\/summary$/)
  await expect(page.getByText(/^2 chances at/)).toBeVisible()
})

test('a kind of chance that would pass the cap cannot be chosen, and the item says why §4.54', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await fund(world, player, 5_000)
  const { body } = await world.call('GET', '/api/v1/items/')
  const { id } = (body.results as unknown as { id: string; name: string }[]).find(it =>
    it.name.includes('Bag of rice'),
  )!
  await world.call('POST', '/api/v1/bids/', {
    token: player.token,
    key: crypto.randomUUID(),
    body: {
      bids: [{ item_id: id, amount_type: 'easy', chances: 83 }],
      amount: '4150',
      from_play_wallet: true,
      from_referral_wallet: false,
    },
  })
  await page.goto('/awoof')
  const rice = page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()
  await rice.getByRole('button', { name: /^Add this item/ }).click()
  await expect(rice).toContainText('84 of 85 numbers')
  const big = rice.getByRole('button', { name: /^Big/ })
  await expect(big).toBeDisabled()
  await expect(big).toHaveAccessibleDescription(/You may hold 2 more numbers/)
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await big.click({ force: true })
  await rice.getByRole('button', { name: /^Steady/ }).click()
  await expect(rice).toContainText('85 of 85 numbers')
})

test('anybody checks the draw of an item from the results, without a bid, again after a network that broke, and sees its winner among the largest wins of the front page §1.8', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000)
  await winItem(world)
  await page.goto('/results?game=awoof')
  const row = page.getByRole('listitem').filter({ hasText: 'Bag of rice, 10 kg' }).first()
  const button = row.getByRole('button', { name: /^Check the draw on this phone/ })
  await expect(button).toBeVisible()
  await page.route(/\/assets\/.*\.js$|\/results\?/, route => route.abort())
  await button.click()
  await expect(row.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(row.getByText('The item was announced before sales ended')).toBeVisible()
  await expect(row.getByText(/^\d of \d/)).toBeVisible()
  await row.getByRole('button', { name: /^Look for a second list in our log \(about \d+ KB\)$/ }).click()
  await expect(row.getByText(/^The only one in the last \d+ entries of the log up to it$/)).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.goto('/')
  await expect(page.getByText(/^Awoof, /).first()).toBeVisible()
})

/** The winner's page of the bid, claimed for an address with the PIN. */
const claimOnScreen = async (page: Page, pin: string) => {
  await page.getByLabel('Full name').fill('Ada Obi')
  await page.getByLabel('House, street and area').fill('12 Marina Road, Yaba')
  await page.getByLabel('Town and state').fill('Lagos')
  await page.getByLabel('Phone for the driver').fill('0803 000 0001')
  await page.getByLabel('Cash-out PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Send me the item' }).last().click()
}

test('the winner says where the item goes, is told what is wrong with an address, and follows it by carrier and number until it is there §1.8', async ({
  page,
  context,
  world,
}) => {
  const { id, bid, pin, ...winner } = await winItem(world)
  await signIn(context, winner)
  await page.goto(`/awoof/${bid}`)
  await expect(page.getByText('You won: Bag of rice, 10 kg')).toBeVisible()
  await page.getByLabel('House, street and area').fill('7')
  await page.getByLabel('Cash-out PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Send me the item' }).last().click()
  await expect(page.getByText('Write house, street and area')).toBeVisible()
  await expect(page.getByText('Write the town and the state')).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await claimOnScreen(page, pin)
  await expect(page.getByText(/^We are getting it ready for Ada Obi, 12 Marina Road, Yaba/)).toBeVisible()
  await operate(world, 'send-item', id, 'GIG', 'NG-77')
  await page.reload()
  await expect(page.getByText('On its way with GIG, number NG-77.')).toBeVisible()
  const have = page.getByRole('button', { name: 'I have it' })
  // A request that was carried out, but whose answer was lost, can be repeated.
  await loseAnswers(page, '**/received/', { times: 1 })
  await have.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await have.click()
  await expect(page.getByText('You have it. Enjoy it!')).toBeVisible()
})

test('an address half typed when the session ends is there after the log-in, without the PIN, and gone after a log-out', async ({
  page,
  context,
  world,
}) => {
  const { bid, pin, ...winner } = await winItem(world)
  await signIn(context, winner)
  await page.goto(`/awoof/${bid}`)
  const address = page.getByLabel('House, street and area')
  await address.fill('12 Marina Road, Yaba')
  await page.getByLabel('Cash-out PIN', { exact: true }).fill(pin)
  const typed = () => page.evaluate(() => sessionStorage.getItem('oriire_typed'))
  const end = async () => {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('oriire_TOKEN')!) as string)
    await world.call('POST', '/api/v1/sessions/logout-everywhere/', { token })
    await expect(page).toHaveURL(/\/user\/login/)
  }
  await end()
  expect(await typed()).toContain('12 Marina Road')
  expect(await typed()).not.toContain(pin)
  const logIn = async ({ phone }: { phone: string }) => {
    await page.getByLabel('Phone number').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logIn(winner)
  await expect(page).toHaveURL(new RegExp(`/awoof/${bid}$`))
  await expect(address).toHaveValue('12 Marina Road, Yaba')
  await expect(page.getByLabel('Cash-out PIN', { exact: true })).toHaveValue('')
  await address.fill('14 Marina Road, Yaba')
  await end()
  expect(await typed()).toContain('14 Marina Road')
  await logIn(winner)
  await expect(address).toHaveValue('14 Marina Road, Yaba')
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goto(`/awoof/${bid}`)
  await logIn(winner)
  await expect(address).toHaveValue('')
})

test('the winner takes the cash alternative, less the tax, and reads why where an item could not be bought §1.8', async ({
  page,
  context,
  world,
}) => {
  const { bid, pin, ...winner } = await winItem(world)
  // The free line of the bid may have won as well.
  const before = await balanceOf(world, winner, 'winning_balance')
  await signIn(context, winner)
  await page.goto(`/awoof/${bid}`)
  await page.getByRole('button', { name: 'Take ₦850' }).first().click()
  await expect(page.getByText('Tax on winnings is taken off.')).toBeVisible()
  await page.getByLabel('Cash-out PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Take ₦850' }).last().click()
  await expect(page.getByText('The money is in your winnings wallet.')).toBeVisible()
  expect((await balanceOf(world, winner, 'winning_balance')) - before).toBeCloseTo(810, 2)
})

test('five wrong cash-out PINs lock the prize for a while, in words that do not speak of the transaction PIN §1.8', async ({
  page,
  context,
  world,
}) => {
  const { bid, pin, ...winner } = await winItem(world)
  await signIn(context, winner)
  await page.goto(`/awoof/${bid}`)
  const wrong = pin === '000000' ? '000001' : '000000'
  for (let at = 1; at <= 5; at++) {
    await claimOnScreen(page, wrong)
    const alert = page.getByRole('dialog')
    await expect(alert).toContainText(at < 5 ? 'That PIN is not right' : 'Too many wrong cash-out PINs')
    await expect(alert).not.toContainText('transaction PIN is locked')
    await closeAlert(alert)
  }
  await claimOnScreen(page, pin)
  await expect(page.getByRole('dialog')).toContainText('Too many wrong cash-out PINs')
})

test('without a network awoof opens with its items, the own bids and one of them, says how old they are and what needs the network §1.8 @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await fund(world, player, 5_000)
  await page.goto('/')
  await workerReady(page)
  await chooseRice(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByText('Your bid is in')).toBeVisible()
  // The network goes before the service was asked for the bids again.
  const bids = page.getByRole('region', { name: 'Your bids' })
  await context.setOffline(true)
  await page.getByRole('link', { name: 'To the items' }).click()
  await expect(bids.getByText('Bag of rice')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/awoof')
  await expect(bids.getByText('Bag of rice')).toBeVisible()
  const { results } = (await world.call('GET', '/api/v1/bids/', { token: player.token })).body
  const [bid] = results as unknown as { bidId: string }[]
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oriire_QUERIES')?.includes('Bag of rice')))
    .toBe(true)
  await expect.poll(async () => (await textsOf(page, 'oriire_bids')).length).toBeGreaterThan(0)

  await context.setOffline(true)
  await page.goto('/awoof')
  await expect(page.getByText('You are offline. Bids, PINs and prizes need the network')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bag of rice' }).first()).toBeVisible()
  await expect(bids.getByText('Bag of rice')).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.goto(`/awoof/${bid!.bidId}`)
  await expect(page.getByRole('heading', { name: 'Bag of rice' })).toBeVisible()
  await expect(page.getByText('Waiting for the draw')).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expect(page.getByText('The PIN, the prize and the check of the draw need the network.')).toBeVisible()
})
