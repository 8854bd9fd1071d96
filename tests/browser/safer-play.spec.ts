import { asIs } from '#server/db/sql.ts'
import type { Player, World } from './service.ts'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import {
  buy,
  buyOnScreen,
  loseAnswers,
  openSummary,
  pickLine,
  withMoney,
  STAKE,
  withKobo,
  inNaira,
} from './steps.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

const setPlay = (world: World, player: Player, what: string) =>
  world.service.db.many`
    update safer_play set ${asIs(what)}
    where player_id = (select id from player where phone like '%' || ${player.phone.slice(-10)})`

test('a limit is asked for before the first top-up and kept after it; a break says so offline as well (safer play 1, 2, 4, 5, 12) @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await setPlay(world, player, 'answered_at = null')
  await page.goto('/fund-wallet/fund-channels/2000')
  const pay = page.getByRole('button', { name: 'Pay with card' })
  await pay.click()
  const ask = page.getByRole('dialog', { name: 'First, your limit' })
  await expect(ask.getByRole('button', { name: 'Set the limit' })).toBeFocused()
  await ask.getByRole('button', { name: 'No limit' }).click()
  await expect(ask.getByRole('button', { name: 'Yes, no limit' })).toBeVisible()
  await ask.getByLabel('Limit for a month').fill('0')
  await ask.getByRole('button', { name: 'Set the limit' }).click()
  await expect(ask.getByText('Enter an amount in naira, like 500')).toBeVisible()
  await ask.getByLabel('Limit for a month').fill('2500')
  const opening = page.waitForEvent('popup')
  await ask.getByRole('button', { name: 'Set the limit' }).click()
  await (await opening).getByRole('button', { name: /^Pay ₦2,000/ }).click()
  await expect(page.getByText('Your payment has arrived')).toBeVisible()

  await page.goto('/fund-wallet/fund-channels/1000')
  await expect(page.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', /\/safer-play$/)
  await pay.click()
  const over = page.getByRole('dialog', { name: 'That is over your limit' })
  await expect(over).toContainText('₦500 of ₦2,500')
  await over.getByRole('link', { name: 'Safer play' }).click()

  await expect(page).toHaveURL(/\/safer-play$/)
  const limits = page.getByRole('region', { name: 'Limits' })
  await expect(limits.getByRole('listitem').filter({ hasText: 'Top-ups a month' })).toContainText(
    '₦500 left of ₦2,500',
  )
  await limits.getByRole('button', { name: 'Change: Top-ups a month' }).click()
  const change = page.getByRole('dialog', { name: 'Top-ups a month' })
  await change.getByLabel('Amount').fill('5000')
  await change.getByRole('button', { name: 'Set the limit' }).click()
  await expect(limits.getByText(/^₦5,000: confirm it from /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you played' })).toContainText('₦2,000.00')
  await page.getByText('Shut yourself out', { exact: true }).first().click()
  await page.getByText('Reminders', { exact: true }).click()
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await page.getByRole('button', { name: '24 hours' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/^You are on a break until /)).toBeVisible()
  await page.goto('/fund-wallet/fund-channels/100')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  await pay.click()
  const out = page.getByRole('dialog', { name: 'You are not playing now' })
  await expect(out.getByRole('link', { name: 'Withdraw' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await workerReady(page)
  await context.setOffline(true)
  await page.goto('/fund-wallet/fund-channels/100')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  for (const path of ['/chats-and-tips', '/chats-and-tips/tips']) {
    await page.goto(path)
    await expect(page.getByText('the chats are closed to you too')).toBeVisible()
    await expect(page.getByText('internet connection')).toHaveCount(0)
  }
})

test('during a break the chats are closed in plain words, nothing asks for their messages again, and what led to paying says until when play is paused (safer play 12)', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 22, 35])
  await openSummary(page)
  await expect(page.getByRole('group', { name: 'Ways to pay' })).toBeVisible()
  await page.goto('/profile-settings/safer-play')
  await page.getByRole('button', { name: '24 hours' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/^You are on a break until /)).toBeVisible()
  for (const path of ['/chats-and-tips', '/chats-and-tips/tips']) {
    await page.goto(path)
    await expect(page.getByText('the chats are closed to you too')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  const asked: string[] = []
  // On a slow machine the chat's own question may come this late.
  await page.goto('about:blank')
  page.on('request', it => it.url().includes('chat-unread') && asked.push(it.url()))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  for (const name of ['Wallet', 'History', 'Home']) {
    await bar.getByRole('link', { name }).click()
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  // Once at the start of the app, and not on every page.
  expect(asked.length).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeInViewport()
  const stakes = page.getByRole('region', { name: 'Choose your stake' })
  await expect(stakes.getByText('Play is paused until')).toHaveCount(1)
  const stakesOpen = stakes.getByRole('button', { name: /^Play now/ })
  await expect(stakesOpen).toHaveCount(4)
  for (const stake of await stakesOpen.all()) {
    await expect(stake).toHaveAttribute('aria-disabled', 'true')
    await expect(stake).toHaveAccessibleDescription(/^Play is paused until \d/)
  }
  await stakesOpen.first().click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: /^Play ₦/ })).toHaveCount(0)
  for (const path of ['/instant-cashout', '/virtual']) {
    await page.goto(path)
    const ticket = page.getByRole('region', { name: 'Your ticket', exact: true })
    await expect(ticket).toContainText(/Play is paused until \d/)
    await expect(ticket.getByRole('button', { name: 'View summary of picks' })).toHaveCount(0)
  }
  await page.goto('/instant-cashout/summary')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ways to pay' })).toHaveCount(0)
  await page.goto('/wyse-cash')
  const entry = page.getByRole('main')
  await expect(entry.getByRole('region', { name: 'Wyse cash' })).toContainText(/Play is paused until \d/)
  await expect(entry.getByText('Play is paused until')).toHaveCount(1)
  const bands = entry.getByRole('list', { name: 'Stake bands' }).getByRole('button')
  await expect(bands).toHaveCount(4)
  for (const band of await bands.all()) {
    await expect(band).toHaveAttribute('aria-disabled', 'true')
    await expect(band).toHaveAccessibleDescription(/^Play is paused until \d/)
  }
  await bands.first().click({ force: true })
  await expect(page).toHaveURL(/\/wyse-cash$/)
  await expect(entry.getByRole('button', { name: 'Get my lucky numbers' })).toHaveCount(0)
  expect(await axeFaultsInBothLooks(page)).toEqual([])
})

test('during a break neither the history, a ticket nor the page of a purchase offers to play again (safer play 12)', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await buyOnScreen(page, [3, 11, 22, 35])
  const again = page
    .getByRole('button', { name: /^(Same numbers|Repeat the ticket)/ })
    .or(page.getByRole('link', { name: 'Play again' }))
  const places = ['/application/success', '/game-history', `/game-history/${id}`]
  for (const path of places) {
    await page.goto(path)
    await expect(again.first()).toBeVisible()
  }
  await setPlay(world, player, `break_until = game_clock() + interval '1 day'`)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You are not playing now' })).toBeVisible()
  for (const path of places) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Instant cashout').first()).toBeVisible()
    await expect(again).toHaveCount(0)
  }
})

test('a page that stays open lets play again once the break is over (safer play 12)', async ({
  page,
  player,
  world,
}) => {
  await setPlay(world, player, `break_until = game_clock() + interval '5 minutes'`)
  await page.clock.install()
  await page.goto('/dashboard')
  const paused = page.getByRole('region', { name: 'Choose your stake' }).getByText(/^Play is paused until /)
  await expect(paused).toBeVisible()
  await world.advance(6 * MINUTE)
  await page.clock.fastForward(6 * MINUTE)
  await expect(paused).toBeHidden()
})

test('the dashboard leads straight to the limits, and asks to look back when half a year or a year is over, as the top-up page does (safer play 2, 6, 7, 16)', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/dashboard')
  const notNow = page.getByRole('button', { name: 'Not now' })
  await notNow.click()
  await expect(notNow).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Your limits and breaks' }).click()
  await expect(page.getByRole('region', { name: 'Limits' })).toBeVisible()
  const help = page.getByRole('region', { name: 'Help' })
  for (const [name, href] of [
    [/^Gamble Alert/, 'https://gamblealert.org'],
    [/^Gamban/, 'https://gamban.com'],
    [/^SafePlay/, 'https://safeplay.ng'],
  ] as const)
    await expect(help.getByRole('link', { name })).toHaveAttribute('href', href)

  await setPlay(
    world,
    player,
    `register_asked_at = game_clock(), day = current_date, answered_at = game_clock() - interval '13 months',
     reviewed_at = game_clock() - interval '7 months'`,
  )
  await page.reload()
  await expect(help.getByText(/^Checked with SafePlay on \d/)).toBeVisible()
  const card = page.getByRole('region', { name: 'Look back' })
  await page.goto('/fund-wallet/fund-channels/500')
  await expect(card).toContainText('how much did you top up and stake, and how much came back?')
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await card.getByRole('link', { name: 'See what you played' }).click()
  await page.getByRole('button', { name: 'I have looked' }).click()
  await expect(page.getByText('It is time to look back')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(card).toContainText('a year without a limit')
  await expect(card).not.toContainText('staked and won')
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toBeHidden()
  await page.goto('/fund-wallet/fund-channels/500')
  await expect(page.getByRole('button', { name: 'Pay with card' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.goto('/profile-settings/safer-play')
  await page.getByRole('button', { name: 'No limit for another year' }).click()
  await expect(page.getByText(/a year without a limit/)).toBeHidden()
})

test('a session is looked at when twenty minutes and an hour of it are over, whatever page is open (safer play 9, 10)', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.clock.install()
  await page.goto('/wallet')
  await expect(page.getByRole('listitem', { name: walletNames.play })).toContainText('₦1,000')
  await buy(world, player, [[1, 2, 3, 4]])
  await page.reload()
  await expect(page.getByRole('listitem', { name: walletNames.play })).toContainText(inNaira(1_000 - STAKE))
  const turn = async (minutes: number) => {
    await setPlay(
      world,
      player,
      `began_at = began_at - interval '${minutes} minutes', last_at = game_clock(),
       checked_at = checked_at - interval '${minutes} minutes'`,
    )
    await page.clock.fastForward(minutes * 60_000 + 1_000)
  }
  const asked = page.waitForResponse(it => it.url().endsWith('/api/v1/safer-play/'))
  await page.reload()
  await asked
  const check = page.getByRole('dialog', { name: 'Time to look up' })
  await turn(19)
  await expect(check).toBeHidden()
  await turn(1)
  await expect(check).toContainText('20 minutes')
  await expect(check).toContainText(withKobo(STAKE))
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Play on' }).click()
  await expect(check).toBeHidden()

  // A player who has chosen to stop is not asked again on the page that this leads to.
  await turn(20)
  await check.getByRole('link', { name: 'Enough for now' }).click()
  await expect(page.getByRole('region', { name: 'Limits' })).toBeVisible()
  await expect(check).toBeHidden()

  await turn(20)
  const rest = page.getByRole('dialog', { name: 'Time for a rest' })
  await expect(rest).toContainText(/Play is open again at \d/)
  await page.keyboard.press('Escape')
  await expect(rest).toBeHidden()
})

test('after a while of play the reminder is answered before the next ticket is paid, and a rest or a limit of losses or stakes is said by name (safer play 9, 10)', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  await openSummary(page)
  await setPlay(
    world,
    player,
    `began_at = game_clock() - interval '25 minutes', last_at = game_clock(), staked = 70000`,
  )
  const pay = page.getByRole('button', { name: `Pay from ${wallets.play}` })
  await pay.click()
  const check = page.getByRole('dialog', { name: 'Time to look up' })
  await expect(check).toContainText('25 minutes')
  await expect(check).toContainText('₦700.00')
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Play on' }).click()
  await expect(check).toBeHidden()
  await pay.click()
  await expect(page).toHaveURL(/\/application\/success$/)

  await page.goto('/instant-cashout')
  await pickLine(page, [5, 6, 7, 8])
  await openSummary(page)
  await setPlay(world, player, `began_at = game_clock() - interval '61 minutes'`)
  await pay.click()
  const rest = page.getByRole('dialog', { name: 'Time for a rest' })
  await expect(rest).toContainText(/Play is open again at \d/)
  await page.keyboard.press('Escape')
  await setPlay(world, player, 'began_at = null')
  const over = page.getByRole('dialog', { name: 'That is over your limit' })
  for (const [kind, named] of [
    ['loss', 'Losses a day'],
    ['stake', 'Stakes a day'],
  ] as const) {
    const body = { kind, period: 'day', amount: String(1.5 * STAKE) }
    const { status } = await world.call('POST', '/api/v1/safer-play/limits/', { token: player.token, body })
    expect(status).toBe(200)
    await pay.click()
    await expect(over).toContainText(named)
    await expect(over).toContainText(`${inNaira(STAKE / 2)} of ${inNaira(1.5 * STAKE)}`)
    await page.keyboard.press('Escape')
  }
  await expect(page).toHaveURL(/\/instant-cashout\/summary$/)
})

test('what kept a break or an exclusion from beginning is not said of the next length that is chosen', async ({
  page,
  player,
}) => {
  expect(player.phone).toBeTruthy()
  await page.route(/\/safer-play\/(break|exclude)\/$/, route => route.abort())
  await page.goto('/profile-settings/safer-play')
  const dialog = page.getByRole('dialog')
  const noteOf = (name: string) => page.getByRole('dialog', { name }).getByRole('alert')
  await page.getByRole('button', { name: '24 hours' }).click()
  await dialog.getByRole('button', { name: 'Take a break' }).click()
  await expect(noteOf('Start a break of 24 hours?')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(dialog.getByRole('button', { name: 'Take a break' })).toBeVisible()
  await expect(noteOf('Start a break of 7 days?')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByText('Shut yourself out', { exact: true }).first().click()
  const shutOut = page.getByRole('button', { name: 'Shut yourself out' })
  await shutOut.click()
  await dialog.getByRole('button', { name: 'Yes, shut me out' }).click()
  await expect(noteOf('Shut yourself out: 6 months?')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('How long').selectOption('12')
  await shutOut.click()
  await expect(dialog.getByRole('button', { name: 'Yes, shut me out' })).toBeVisible()
  await expect(noteOf('Shut yourself out: 1 year?')).toHaveCount(0)
})

test('a limit and a break whose answers were lost are shown without a reload, as they count (safer play 1, 12)', async ({
  page,
  player,
}) => {
  expect(player.phone).toBeTruthy()
  await page.goto('/profile-settings/safer-play')
  const dialog = page.getByRole('dialog')
  await loseAnswers(page, '**/api/v1/safer-play/**')
  await page.getByRole('button', { name: 'Change: Top-ups a day' }).click()
  await dialog.getByLabel('Amount').fill('5000')
  await dialog.getByRole('button', { name: 'Set the limit' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('₦5,000 left of ₦5,000')).toBeVisible()
  await page.getByRole('button', { name: '24 hours' }).click()
  await dialog.getByRole('button', { name: 'Take a break' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^You are on a break until/)).toBeVisible()
})
