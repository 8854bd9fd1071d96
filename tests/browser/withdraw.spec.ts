// Winnings to the bank: from the wallet to the money requested, and what the player is told until it is over.
import type { Page } from 'playwright/test'
import { refuseDocument } from '#server/deeds/documents/decide-document.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { refusals } from '#src/contract/refusals.ts'
import { kobo } from '#src/lib/money.ts'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { openLine } from './line.ts'
import {
  balanceOf,
  buy,
  buySureWin,
  holdOne,
  loseAnswers,
  textsOf,
  ticketsOf,
  withMoney,
  STAKE,
  inNaira,
} from './steps.ts'
import {
  chooseBank,
  makeWinner,
  PIN,
  requestOf,
  saveAccount,
  turn,
  typePin,
  withdrawalsOf,
} from './withdrawing.ts'

const goToPin = async (page: Page, amount: string) => {
  await page.goto('/withdrawals/fund')
  await page.getByRole('button', { name: amount }).click()
  await page.getByRole('button', { name: 'Continue to PIN' }).click()
}

test('winnings go to a bank account: the name is shown, a wrong PIN moves nothing, and the page tells the truth until they are paid §6.12', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(90_000)
  await makeWinner(world, player, { naira: 3_000 })
  await page.goto('/withdrawals/fund')
  const amount = page.getByLabel('Amount')
  await amount.fill('499')
  await page.getByRole('button', { name: 'Continue to your bank' }).click()
  await expect(page.getByText('The smallest withdrawal is ₦500')).toBeVisible()
  await amount.fill('3000.01')
  await expect(page.getByText('You have ₦3,000.00 in your winnings wallet')).toBeVisible()
  await amount.fill('500.123')
  await expect(page.getByText('Enter an amount in naira, like 500')).toBeVisible()
  await amount.fill('503')
  await expect(page.getByText('₦503.00')).toHaveCount(2)
  await page.getByRole('button', { name: 'Continue to your bank' }).click()

  await expect(page).toHaveURL(/\/withdrawals\/bankdetails$/)
  await page.getByLabel('Account number').fill('012345678')
  await page.getByRole('button', { name: 'Use this account' }).click()
  await expect(page.getByText('An account number has 10 digits')).toBeVisible()
  await expect(page.getByText('Choose a bank from the list')).toBeVisible()
  await chooseBank(page, 'gtb', 'Guaranty Trust Bank')
  await page.getByLabel('Account number').fill('0123456789')
  await expect(page.getByText('OKAFOR ADAEZE')).toBeVisible()
  await expect(page.getByText('This is your name.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this account' }).click()

  await expect(page).toHaveURL(/\/withdrawals\/transaction-pin$/)
  await typePin(page, '1470')
  await page.getByRole('button', { name: 'Send ₦503' }).click()
  await expect(page.getByText('That PIN is not right. 4 tries are left')).toBeVisible()
  expect(await balanceOf(world, player, 'winning_balance')).toBe(3_000)
  // Nothing typed is lost by a reload.
  await page.reload()
  await typePin(page, PIN)
  await page.getByRole('button', { name: 'Send ₦503' }).click()
  await expect(page).toHaveURL(/\/withdrawals\/successful-withdrawal\?id=/)
  expect(await balanceOf(world, player, 'winning_balance')).toBe(2_497)
  await turn(world, 1)
  await turn(world, 6)
  await expect(page.getByRole('heading', { name: 'Your money is at your bank' })).toBeVisible()
  await expect(page.getByText(/^999058\d+6789$/)).toBeVisible()

  // Closed, and opened again.
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByRole('heading', { name: 'Your money is at your bank' })).toBeVisible()
  for (const seconds of [20, 70, 310, 910]) await turn(world, seconds)
  await expect(again.getByRole('heading', { name: 'Your money has arrived' })).toBeVisible()
  await expect(again.getByRole('list', { name: 'What happened so far' }).getByRole('listitem')).toContainText(
    ['Requested, and set aside', 'Sent by our payment partner', 'At your bank', 'Paid into your account'],
  )
  expect(await withdrawalsOf(world, player)).toMatchObject([{ state: 'paid', amount: 503 }])

  await again.getByRole('link', { name: 'Say how it went' }).click()
  const words = 'It was there before I had put the phone away.'
  await again.getByLabel('In your words').fill(words)
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again.getByText('Please agree that it is shown')).toBeVisible()
  await again.getByRole('checkbox').check()
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again.getByRole('region', { name: 'What you wrote' })).toContainText(words)
  await world.service.db.many`update testimonial set state = 'shown' where text = ${words}`
  await again.reload()
  await expect(again.getByRole('listitem').filter({ hasText: words })).toContainText(/got ₦503 at .+ in \d+ /)
})

test('who may write how a withdrawal went is not told to wait for one while the answer is missing', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const open = await holdOne(page, '**/api/v1/testimonials/own/')
  await page.goto('/withdrawals/testimonials')
  await expect(page.getByRole('heading', { name: 'What players say' })).toBeVisible()
  const once = page.getByText(/^Once a withdrawal has reached your bank/)
  await expect(once).toHaveCount(0)
  open()
  await expect(once).toBeVisible()
  await page.route('**/api/v1/testimonials/own/', route => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(once).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(once).toBeVisible()
})

test('with a saved account it takes at most five taps from a win to the money requested', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 2_000 })
  await saveAccount(world, player)
  await withMoney(world, player, 52 * STAKE)
  await buySureWin(world, player)
  await world.drawCurrentBatch()
  const [won] = await ticketsOf(world, player, '?status=Won')
  await page.goto(`/game-history/${won!.game_play_id}`)
  const withdraw = page.getByRole('main').getByRole('link', { name: 'Withdraw winnings' })
  await expect(withdraw).toBeVisible()
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    addEventListener('click', () => (counted.taps += 1), true)
  })
  await withdraw.click()
  await page.getByRole('button', { name: 'All of it' }).click()
  await page.getByRole('button', { name: 'Continue to PIN' }).click()
  await page.getByLabel('Transaction PIN').click()
  await page.keyboard.type(PIN)
  await page.getByRole('button', { name: /^Send ₦/ }).click()
  await expect(page.getByRole('heading', { name: 'Your withdrawal is requested' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { taps: number }).taps)).toBeLessThanOrEqual(5)
  expect(await balanceOf(world, player, 'winning_balance')).toBe(0)
})

test('who has given no names and has no PIN is asked for both on the way, and what was entered waits §2.32, 2.33, 2.106-2.108', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000, names: false, pin: false })
  await page.goto('/withdrawals/fund')
  await page.getByRole('button', { name: '₦500' }).click()
  await page.getByRole('button', { name: 'Continue to your bank' }).click()
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/more-details\/create-pin\?source=/)
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByLabel('Confirm PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/withdrawals\/withdrawal-bankdetails$/)
  await chooseBank(page, 'opay', 'OPay')
  await page.getByLabel('Account number').fill('0123452222')
  await expect(page.getByText('This is close to your name, so we accept it.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this account' }).click()
  await typePin(page, PIN)
  await page.getByRole('button', { name: 'Send ₦500' }).click()
  await expect(page).toHaveURL(/\/withdrawals\/successful-withdrawal\?id=/)
})

test('by keyboard the focus follows a bank that is chosen, and the list that comes again for another', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await page.goto('/withdrawals/bankdetails')
  const search = page.getByRole('textbox', { name: 'Bank', exact: true })
  await search.fill('gtb')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const another = page.getByRole('button', { name: 'Another bank' })
  await expect(another).toBeFocused()
  await expect(another).toHaveAccessibleDescription('Guaranty Trust Bank')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Account number')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
})

test('an account that does not exist, of somebody else, or at a bank that does not answer: a sentence that says what to do, and nothing moved §8.2', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await page.goto('/withdrawals/bankdetails')
  await chooseBank(page, 'zenith', 'Zenith Bank')
  const number = page.getByLabel('Account number')
  const use = page.getByRole('button', { name: 'Use this account' })
  await number.fill('0123450000')
  await expect(page.getByText('The bank has no account with that number')).toBeVisible()
  await expect(use).toBeDisabled()
  await number.fill('0123453333')
  const told = page.getByRole('alert')
  await expect(told).toContainText('Server Error')
  await expect(told).toContainText('We could not ask the bank for the name of that account')
  await expect(told.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(use).toBeDisabled()
  await number.fill('0123451111')
  await expect(page.getByText('This is not the name in your profile.')).toBeVisible()
  await expect(use).toBeDisabled()
  await page.getByRole('button', { name: 'Correct my name' }).click()
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  expect(await balanceOf(world, player, 'winning_balance')).toBe(1_000)
})

test('a withdrawal that the service cannot take is told as Server Error, with what it says of it and the way out §8.2', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await saveAccount(world, player)
  await goToPin(page, '₦500')
  await typePin(page, PIN)
  const [status, message] = refusals['bank-silent']
  await page.route('**/api/v1/withdrawals/', route =>
    route.fulfill({ status, headers: { 'x-refusal': 'bank-silent' }, json: { message } }),
  )
  await page.getByRole('button', { name: 'Send ₦500' }).click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('Server Error')
  await expect(told).toContainText('Nothing was taken')
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL(/\/withdrawals\/bankdetails$/)
  expect(await balanceOf(world, player, 'winning_balance')).toBe(1_000)
})

test('a request whose answer is lost is taken once: the app finds out by itself, also after a reload', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(90_000)
  await makeWinner(world, player, { naira: 3_000 })
  await saveAccount(world, player)
  const line = await openLine(world.url)
  try {
    for (const [at, cut] of (['before-answer', 'before-sending'] as const).entries()) {
      await page.goto(`${line.url}/withdrawals/fund`)
      await page.getByRole('button', { name: '₦1,000' }).click()
      await page.getByRole('button', { name: 'Continue to PIN' }).click()
      await typePin(page, PIN)
      line.cut = { path: '/api/v1/withdrawals/', at: cut }
      await page.getByRole('button', { name: 'Send ₦1,000' }).click()
      await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible()
      await page.goto(`${line.url}/withdrawals/fund`)
      await expect(page.getByRole('heading', { name: 'We are checking your last request' })).toBeVisible()
      await page.goto(`${line.url}/withdrawals/saved-beneficiaries`)
      await expect(page.getByRole('button', { name: /OKAFOR ADAEZE/ })).toBeDisabled()
      await expect(page.getByRole('heading', { name: 'We are checking your last request' })).toBeVisible()
      line.cut = undefined
      await page.getByRole('link', { name: 'See what became of it' }).click()
      if (cut === 'before-sending') {
        await typePin(page, PIN)
        await page.getByRole('button', { name: 'Send again ₦1,000' }).click()
      }
      await expect(page, cut).toHaveURL(/\/withdrawals\/successful-withdrawal\?id=/)
      await expect(page.getByText('₦1,000.00').first(), cut).toBeVisible()
      expect(await withdrawalsOf(world, player), cut).toHaveLength(at + 1)
    }
    expect(await balanceOf(world, player, 'winning_balance')).toBe(1_000)
  } finally {
    await line.close()
  }
})

test('a request that another tab has heard of is shown where this one still asked what became of it, and is taken once', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 3_000 })
  await saveAccount(world, player)
  await goToPin(page, '₦1,000')
  // This tab hears of nothing: neither of its request, nor of the list in which it stands.
  await page.route('**/api/v1/withdrawals/*', async route => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await typePin(page, PIN)
  await page.getByRole('button', { name: 'Send ₦1,000' }).click()
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/withdrawals/transaction-pin')
  await expect(other).toHaveURL(/\/withdrawals\/successful-withdrawal\?id=/)
  await expect(page.getByText('No withdrawal is waiting here')).toBeVisible()
  await page.unroute('**/api/v1/withdrawals/*')
  await page.reload()
  await page
    .getByRole('region', { name: 'On the way' })
    .getByRole('link', { name: /^₦1,000.00/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Your withdrawal is requested' })).toBeVisible()
  expect(await withdrawalsOf(world, player)).toHaveLength(1)
})

test('without a network the draft is kept and the last known state is shown with its time, and after the log-out nothing is left of either @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(90_000)
  await makeWinner(world, player, { naira: 3_000 })
  await saveAccount(world, player, '0123456789')
  const id = await requestOf(world, player, '503')
  await page.goto('/withdrawals/fund')
  await workerReady(page)
  await page.getByRole('button', { name: '₦1,000' }).click()
  await page.getByRole('button', { name: 'Continue to PIN' }).click()
  await expect(page.getByLabel('Transaction PIN')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Your withdrawal is kept')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send ₦1,000' })).toBeDisabled()
  await context.setOffline(false)
  await page.goto(`/withdrawals/successful-withdrawal?id=${id}`)
  await expect(page.getByText('₦503.00').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('₦503.00').first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/^As of /)).toBeVisible()
  await context.setOffline(false)
  expect((await textsOf(page, 'oriire_withdrawal-draft')).join('')).toContain('0123456789')
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => textsOf(page, 'oriire_withdrawal-draft')).toEqual([])
  await expect.poll(() => textsOf(page, 'oriire_withdrawals')).toEqual([])
})

test('who owes for a payment that was taken back is told before anything is entered, and pays it from winnings', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE + 200)
  await buy(world, player, [[3, 11, 24, 40]])
  await makeWinner(world, player, { naira: 1_000 })
  const { results } = (await world.call('GET', '/api/v1/top-ups/', { token: player.token }))
    .body as unknown as {
    results: [{ reference: string }]
  }
  const [{ reference }] = results
  await setSandboxTakenBack(world.service.db, reference, kobo(STAKE + 200))
  await followTakeBacks(world.service, reference)
  await page.goto('/withdrawals/fund')
  await expect(page.getByRole('heading', { name: `You owe ${inNaira(STAKE)}` })).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()
  await page.route('**/wallet/move/', route => route.abort())
  await page.getByRole('button', { name: `Pay ${inNaira(STAKE)} from my winnings` }).click()
  await page.getByRole('button', { name: 'Okay' }).click()
  await page.unroute('**/wallet/move/')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Amount')).toBeVisible()
  expect(await balanceOf(world, player, 'winning_balance')).toBe(1_000 - STAKE)
  await page.goto(`/fund-wallet/paystack-fund-status?reference=${reference}`)
  await expect(page.getByRole('heading', { name: 'Taken back by your bank' })).toBeVisible()
})

test('a transfer that the bank refuses comes back, and the page says so', async ({ page, player, world }) => {
  await makeWinner(world, player, { naira: 1_000 })
  const id = await requestOf(world, player, '501')
  await page.goto(`/withdrawals/successful-withdrawal?id=${id}`)
  await turn(world, 1)
  await turn(world, 6)
  await turn(world, 20)
  await expect(page.getByRole('heading', { name: 'Your money came back' })).toBeVisible()
  await expect(page.getByText('Not accepted by your bank')).toBeVisible()
  await expect(page.getByText('Back in your winnings wallet', { exact: true })).toBeVisible()
  expect(await balanceOf(world, player, 'winning_balance')).toBe(1_000)
})

test('a picture of an identity document is sent and waits, what is no picture is not, and a refused one is told §6.12', async ({
  page,
  player,
  world,
}) => {
  const { db } = world.service
  await page.goto('/withdrawals/upload')
  const field = page.getByLabel('Choose a picture')
  const send = page.getByRole('button', { name: 'Send the picture' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Choose a picture')
  await field.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('cannot read that picture')
  const buffer = await page.screenshot()
  await field.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await send.click()
  await expect(page.getByRole('status')).toContainText('We have your picture')
  const [row] = await db.many<{ id: string }>`
    select d.id from identity_document d join player p on p.id = d.player_id
    where d.state = 'waiting' and p.phone like '%' || ${player.phone.slice(1)}`
  await refuseDocument(db, { id: row!.id, who: 'bola', why: 'It is too dark' })
  await page.reload()
  await expect(page.getByRole('note')).toContainText('It is too dark')
  await expect(send).toBeVisible()
})

test('a saved account is chosen or removed, and the steps say how far one is §6.8, 6.12', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await saveAccount(world, player)
  await page.goto('/withdrawals/steps')
  const steps = page.getByRole('list', { name: 'Steps of a withdrawal' }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await page.goto('/more-details/saved-beneficiaries')
  await page.getByRole('button', { name: /OKAFOR ADAEZE/ }).click()
  await expect(page).toHaveURL(/\/withdrawals\/fund$/)
  await page.goto('/withdrawals/saved-beneficiaries')
  // The first answer is lost: the row still goes, because the list is fetched again.
  await loseAnswers(page, '**/api/v1/beneficiaries/*/')
  await page.getByRole('button', { name: 'Remove Guaranty Trust Bank, account ending in 6789' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await page.unroute('**/api/v1/beneficiaries/*/')
  await expect(page.getByText('No saved accounts yet')).toBeVisible()
})

test('a saved account in another name says for all to see why it cannot be chosen', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  await saveAccount(world, player)
  const body = { first_name: 'Bola', last_name: 'Adeyemi', gender: 'Male' }
  expect((await world.call('PUT', '/api/web/user/', { token: player.token, body })).status).toBe(200)
  await page.goto('/withdrawals/saved-beneficiaries')
  await expect(page.getByRole('button', { name: /OKAFOR ADAEZE/ })).toBeDisabled()
  const why = page.getByText('This is not the name in your profile.')
  await expect(why).toBeVisible()
  // Words for screen readers alone are a pixel wide.
  expect((await why.boundingBox())!.width).toBeGreaterThan(100)
})

test('the field for the number of an account and what is below come with the list of banks above them, which would move them, and asking for the list again keeps what was typed', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  const CALL = '**/api/fetch_banks/'
  const answer = await holdOne(page, CALL)
  const asked = page.waitForRequest(CALL)
  await page.goto('/withdrawals/bankdetails')
  await asked
  const number = page.getByLabel('Account number')
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  const saved = page.getByRole('link', { name: 'Saved accounts' })
  for (const it of [number, saved]) await expect(it).toHaveCount(0)
  answer()
  await expect(saved).toBeVisible()
  await expect(page.getByRole('list', { name: 'Banks' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('oriire_QUERIES'))
  await page.route(CALL, route => route.abort())
  await page.reload()
  await number.fill('01234')
  await page.unroute(CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Banks' })).toBeVisible()
  await expect(number).toHaveValue('01234')
})

test('no withdrawing screen has an accessibility fault, light and dark', async ({ page, player, world }) => {
  test.setTimeout(120_000)
  await makeWinner(world, player, { naira: 3_000 })
  await saveAccount(world, player)
  const id = await requestOf(world, player, '503')
  const faults: string[] = []
  await goToPin(page, '₦1,000')
  for (const path of [
    '/withdrawals/transaction-pin',
    '/withdrawals/fund',
    '/withdrawals/steps',
    '/withdrawals/bankdetails',
    '/withdrawals/saved-beneficiaries',
    '/withdrawals/successful-withdrawal',
    `/withdrawals/successful-withdrawal?id=${id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    faults.push(...(await axeFaultsInBothLooks(page)))
  }
  expect(faults).toEqual([])
})

test('a debt that was paid elsewhere is not asked for again once the player is back at the page', async ({
  page,
  player,
  world,
}) => {
  const owe = (kobo: number) =>
    world.service.db.exec(`
      insert into debt (player_id, amount) select id, ${kobo} from player where phone = '+234${player.phone.slice(1)}'
      on conflict (player_id) do update set amount = ${kobo}`)
  await owe(10_000)
  await page.goto('/withdrawals/fund')
  const owed = page.getByRole('region', { name: `You owe ${inNaira(100)}` })
  await expect(owed).toBeVisible()
  await owe(0)
  // More than once: a question that is under way, asked before the debt was paid, is not asked a second time.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(owed).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})
