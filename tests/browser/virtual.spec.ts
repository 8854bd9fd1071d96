import { naira } from '#src/lib/money.ts'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import type { Page } from 'playwright/test'
import { gate } from '../support/gate.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './base.ts'
import { BATCH } from '#src/draws/schedule.ts'
import type { World } from './service.ts'
import { balanceOf, callVirtual, loseAnswers, ticketsOf, withMoney, inNaira } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test('virtual matches: scores are called, paid, drawn, shown in a film that can be skipped, and proven §1.9, 2.21, 2.22, 2.30, 2.88, 3.20, 3.47, 4.52, 6.14', async ({
  page,
  player,
  world,
}) => {
  const stake = naira(virtual.stakes[1]!)
  // A whole batch ahead: nothing here is about kick-off coming too soon.
  await world.drawCurrentBatch()
  await withMoney(world, player, 500)
  await page.goto('/virtual')
  const header = page.getByRole('region', { name: 'Virtual soccer' })
  await expect(header.getByRole('timer', { name: /^Time left until kick-off/ })).toBeVisible()
  await expect(header).toContainText(/Kick-off in \d\d:\d\d/)
  await expect(header).toContainText(/Game ID \d{1,3}, batch VS-\d{8}-\d{4}/)
  const title = page.getByRole('heading', { level: 1 })
  const matches = page.getByRole('article')
  await expect(matches).toHaveCount(8)
  const chip = (match: number, score: string) =>
    matches.nth(match).getByRole('button', { name: new RegExp(`^${score} pays`) })
  for (const match of [0, 1, 2, 3, 4]) await chip(match, '1-1').click()
  await chip(0, '2-1').click()
  await expect(chip(0, '2-1')).toHaveAttribute('aria-pressed', 'true')
  await chip(5, '1-0').click()
  // A sixth match drops the oldest.
  await expect(chip(0, '2-1')).toHaveAttribute('aria-pressed', 'false')
  for (const match of [1, 2, 3]) await chip(match, '1-1').click()
  await page.getByRole('button', { name: inNaira(stake), exact: true }).click()
  const bar = page.getByRole('region', { name: 'Your ticket' })
  await expect(bar).toContainText(`${inNaira(stake)}, 2 matches. All right pays`)
  await expect(bar).toContainText('53% of stakes comes back on average, before any tax.')
  // Up to here the bar covers whatever is scrolled below it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))

  await bar.getByRole('button', { name: 'View summary of picks' }).click()
  await expect(page.getByText(/^Game play ID /)).toBeVisible()
  // It begins like a new page, although its address is that of the picks.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(75)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/success\/virtual$/)
  await expect(title).toHaveText('Match Outcome')
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await balanceOf(world, player)).toBe(500 - stake)
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Watch the draw' }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/match-scores\/virtual\?id=/)
  await expect(title).toHaveText('Match Scores')
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await world.drawCurrentBatch()
  await page.reload()
  await expect(page.getByText('The scores are fixed by the sealed draw')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Time played' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all scores now' }).click()
  const all = page.getByRole('list', { name: 'All scores of the batch' })
  await expect(all.getByRole('listitem')).toHaveCount(8)
  expect(await axeFaults(page)).toEqual([])

  // Without motion the film is not shown at all.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(all.getByRole('listitem')).toHaveCount(8)
  const [ticket] = await ticketsOf(world, player)
  await page.goto(`/soccer-cash/match-scores/virtual-static?id=${ticket!.game_play_id}`)
  await expect(title).toHaveText('Match Outcome')
  await expect(all.getByRole('listitem')).toHaveCount(8)

  await page.getByRole('link', { name: 'Open the ticket and its proof' }).click()
  await expect(page.getByText('6 of 6')).toBeVisible({ timeout: 20_000 })
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`/results?game=virtual-soccer`)
  await expect(page.getByRole('region', { name: 'Virtual soccer draws', exact: true })).toContainText(/\d-\d/)
  expect(await axeFaults(page)).toEqual([])
})

const slip = (it: Page) => it.getByText(/^Game play ID /)
const pay = (it: Page) => it.getByRole('button', { name: `Pay from ${wallets.play}` })

test('scores whose payment has lost its answer are the same slip after a reload and in another tab, where the summary says that it is asked about, and are not paid a second time', async ({
  page,
  player,
  world,
}) => {
  await world.drawCurrentBatch()
  await withMoney(world, player, 1_000)
  await callVirtual(page)
  await expect(slip(page)).toBeVisible()
  const id = await slip(page).innerText()
  // Opened before the payment, it hears of it only from the device.
  const other = await page.context().newPage()
  await other.goto('/virtual?summary=1')
  await expect(slip(other)).toHaveText(id)
  await page.context().route(ASK, route => route.abort())
  await loseAnswers(page, PAY)
  await pay(page).click()
  await expect(page.getByRole('dialog', { name: 'We are checking your payment' })).toBeVisible()
  await page.reload()
  await page.unroute(PAY)
  for (const it of [page, other]) {
    await expect(slip(it)).toHaveText(id)
    await expect(it.getByRole('status').filter({ hasText: 'We are checking your payment' })).toBeVisible()
    await pay(it).click()
    await expect(it).toHaveURL(/\/game-history\//)
  }
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('matches that kicked off take their picks with them, and a visitor is led to an account and back', async ({
  page,
  world,
}) => {
  await world.drawCurrentBatch()
  await page.goto('/virtual')
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: 'Other scores' }).click()
  await first.getByRole('button', { name: /^3-3 pays/ }).click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await expect(page.getByRole('link', { name: 'Log in to pay' })).toHaveAttribute(
    'href',
    /source=%2Fvirtual%3Fsummary%3D1/,
  )
  await world.advance(300_000)
  await expect(page.getByText('Your picks were for the last matches')).toBeVisible()
  await expect(page.getByText('No score is called')).toBeVisible()
})

test('a ticket’s scores are called again on the same places of the next matches, from the history and by a link, and kept under a name', async ({
  page,
  player,
  world,
}) => {
  await world.drawCurrentBatch()
  await withMoney(world, player, 500)
  await page.goto('/virtual')
  const article = page.getByRole('article')
  const chip = (match: number, score: string) =>
    article.nth(match).getByRole('button', { name: new RegExp(`^${score} pays`) })
  await chip(0, '1-1').click()
  await chip(3, '2-1').click()
  await page.getByRole('button', { name: 'My scores' }).click()
  const saved = page.getByRole('dialog', { name: 'My scores' })
  await saved.getByLabel('Name for your scores').fill('Places')
  await saved.getByRole('button', { name: 'Save these scores' }).click()
  await expect(saved.getByText('Match 4: 2-1')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await saved.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  await world.drawCurrentBatch()

  await page.goto('/game-history')
  await page.getByRole('button', { name: /^Repeat the ticket of batch VS-/ }).click()
  const asked = page.getByRole('dialog', { name: 'Call these scores?' })
  await expect(asked).toContainText('The teams are different.')
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  const link = page.url()
  await asked.getByRole('button', { name: 'Call these scores' }).click()
  await expect(chip(0, '1-1')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(3, '2-1')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/virtual$/)

  await chip(0, '1-1').click()
  await page.goto(link)
  await asked.getByRole('button', { name: 'Not now' }).click()
  await expect(chip(0, '1-1')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'My scores' }).click()
  await saved.getByRole('button', { name: 'Play these scores: Places' }).click()
  await expect(chip(0, '1-1')).toHaveAttribute('aria-pressed', 'true')

  const [ticket] = await ticketsOf(world, player)
  await page.goto(`/game-history/${ticket!.game_play_id}`)
  await page.getByRole('button', { name: 'Share these scores' }).click()
  await expect(page.getByRole('dialog', { name: 'Share these scores' })).toContainText(
    'The teams are different',
  )

  await page.goto('/game-statistics?game=virtual-soccer')
  await expect(page.getByRole('heading', { name: 'How often each score came' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '1-1', exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

const PAY = '**/api/web/lottery_payment/'
const ASK = '**/api/v1/purchases/**'
const unknown = (page: Page) =>
  page.getByText('We do not know yet whether your payment for these matches arrived')
/** Where its ticket is shown, drawn or not. */
const bought = (page: Page) => expect(page).toHaveURL(/\/soccer-cash\/success\/virtual$/, { timeout: 20_000 })

/** In time for the seal, so that the batch is drawn. */
const kickOff = (world: World) => world.advance(BATCH - (world.now() % BATCH) + 1_000)

/** Calls a score and opens the summary. @returns the button that pays */
const payButton = async (page: Page) => {
  await callVirtual(page)
  return page.getByRole('button', { name: `Pay from ${wallets.play}` })
}

/** Nothing on the page says that the money is still there, and the slip stays. */
const staysOpen = async (page: Page) => {
  await expect(unknown(page)).toBeVisible()
  await expect(page.getByText(/^Game play ID /)).toBeAttached()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  await expect(page.getByText('No score is called')).toHaveCount(0)
}

test('a payment whose answer comes after kick-off keeps the slip on the screen until it is there, and nobody says that nothing was charged', async ({
  page,
  player,
  world,
}) => {
  await world.drawCurrentBatch()
  await withMoney(world, player, 500)
  const answer = gate()
  const paid = gate()
  await page.route(PAY, async route => {
    const response = await route.fetch()
    paid.open()
    await answer.opened
    await route.fulfill({ response })
  })
  await (await payButton(page)).click()
  await paid.opened
  await kickOff(world)
  await staysOpen(page)
  answer.open()
  await bought(page)
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

test('a payment whose answer is lost around kick-off is asked about until it is known, on the summary, and after a reload beside the next matches', async ({
  page,
  player,
  world,
}) => {
  await world.drawCurrentBatch()
  await withMoney(world, player, 500)
  const checking = page.getByRole('dialog', { name: 'We are checking your payment' })
  const loseAnswer = async () => {
    await loseAnswers(page, PAY)
    await page.route(ASK, route => route.abort())
    await (await payButton(page)).click()
    await expect(checking).toBeVisible()
    await kickOff(world)
    await staysOpen(page)
    await expect(checking).toBeVisible()
  }
  await loseAnswer()
  await page.unroute(ASK)
  await bought(page)
  expect(await ticketsOf(world, player)).toHaveLength(1)

  await loseAnswer()
  await checking.getByRole('button', { name: 'Check later' }).click()
  await staysOpen(page)
  await page.reload()
  await expect(page.getByText('We are still checking your payment')).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  await page.unroute(ASK)
  await expect(page.getByRole('dialog', { name: 'Your ticket was bought' })).toBeVisible({ timeout: 20_000 })
  expect(await ticketsOf(world, player)).toHaveLength(2)
})
