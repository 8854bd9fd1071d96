// What moves, waits and filters on the dashboard, on a clock the test turns.
import type { RunOnly } from 'axe-core'
import { games } from '#src/games/rules.ts'
import { DAY, HOUR, isoDate } from '#src/lib/lagos-time.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './base.ts'
import {
  appRuns,
  balanceOf,
  buy,
  buySureWin,
  drawnTicket,
  EVERY_NUMBER,
  openSummary,
  pickLine,
  ticketsOf,
  unfold,
  withMoney,
  STAKE,
  stakeButton,
  stakeOf,
  stopTime,
  inNaira,
} from './steps.ts'

/** The first slide in view, the last at the end of the row, -1 while moving: the next step starts where the row is. */
const slide = (element: Element) => {
  const lefts = [...element.children].map(it => it.getBoundingClientRect().left)
  if (element.scrollLeft >= element.scrollWidth - element.clientWidth - 2) return lefts.length - 1
  return lefts.findIndex(left => Math.abs(left - lefts[0]! - element.scrollLeft) < 2)
}

test('the results slideshow holds up to three games’ newest draws with numbers, batch, date and amount; it moves on through 60 seconds, holds still under the pointer, and stops by its button §2.59-2.61, 9.13', async ({
  page,
  world,
}) => {
  await world.drawCurrentBatch()
  // Past a fixed draw hour, so every game has a draw.
  await world.advance(13 * HOUR)
  await page.clock.install()
  await page.goto('/dashboard')
  const show = page.getByRole('region', { name: 'Latest results' })
  const slides = show.getByRole('group', { name: '3 slides' })
  await expect(slides.getByRole('article')).toHaveCount(3)
  await stopTime(page)
  for (const [place, { batchPrefix, pick }] of games.slice(0, 3).entries()) {
    const article = slides.getByRole('article').nth(place)
    await expect(article).toContainText(new RegExp(`${batchPrefix}-\\d{8}-\\d{4}, \\d{2}/\\d{2}/\\d{4}`))
    // What was paid out, if somebody won something: other tests play in the same world.
    await expect(article).toContainText(/(Amount won|Paid out)\s*₦/)
    await expect(article.locator('.ball')).toHaveCount(pick)
  }
  expect(await slides.evaluate(slide)).toBe(0)
  await page.clock.runFor(20_100)
  await expect.poll(() => slides.evaluate(slide)).toBe(1)
  await page.clock.runFor(20_000)
  await expect.poll(() => slides.evaluate(slide)).toBe(2)

  await slides.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.clock.runFor(60_000)
  expect(await slides.evaluate(slide)).toBe(2)
  await slides.dispatchEvent('pointerout', { pointerType: 'mouse' })
  await page.clock.runFor(20_100)
  await expect.poll(() => slides.evaluate(slide)).toBe(0)

  // A passing pointer does not start it while the keyboard focus is in it.
  await slides.focus()
  await slides.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await slides.dispatchEvent('pointerout', { pointerType: 'mouse' })
  await page.clock.runFor(60_000)
  expect(await slides.evaluate(slide)).toBe(0)

  await show.getByRole('button', { name: 'Pause slides' }).click()
  await page.getByRole('heading', { name: 'Latest results' }).click()
  await page.clock.runFor(60_000)
  expect(await slides.evaluate(slide)).toBe(0)
  await expect(show.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('a game can be started in the first fold: Play and View summary lead from the numbers of this phone to their summary, and buy nothing', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  const games = page.getByRole('region', { name: 'Choose a game' })
  const offered = games.getByRole('list', { name: 'Numbers from this phone' })
  const numbers = async () => (await offered.getByRole('listitem').allTextContents()).map(Number)
  await expect(offered.getByRole('listitem')).toHaveCount(4)
  await expect(offered.getByRole('listitem').first()).toHaveText(/\d/)
  const first = await numbers()
  expect(first.toSorted((a, b) => a - b)).toEqual(first)
  expect(new Set(first).size).toBe(4)
  await games.getByRole('button', { name: 'Other numbers' }).click()
  await expect.poll(numbers).not.toEqual(first)
  const line = await numbers()
  const play = games.getByRole('link', { name: `Play ${inNaira(STAKE)}` })
  await expect(play).toBeInViewport({ ratio: 1 })
  for (const tile of await games
    .getByRole('listitem')
    .filter({ has: page.locator('.tile') })
    .all())
    await expect(tile).toBeInViewport({ ratio: 0.9 })
  await play.click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  const summary = page.getByRole('dialog', { name: 'Summary of picks' })
  for (const n of line) await expect(summary.getByText(String(n), { exact: true }).first()).toBeVisible()
  expect(await balanceOf(world, player)).toBe(500)
})

test('a newcomer’s dashboard is no taller than 3,200 px on a phone, with every block there, and each control begins with the words it shows', async ({
  page,
  player,
  world,
}) => {
  const other = await world.signUp()
  await withMoney(world, other, 60 * STAKE)
  await buySureWin(world, other)
  await world.drawCurrentBatch()
  expect(player.token).not.toBe('')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: /^Instant cashout/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('18+')
  for (const name of [
    'Choose a game',
    'Countdown to next selection',
    'Your picks',
    'Latest results',
    'Choose your stake',
    'Salary for life multipliers',
    'Jackpots',
    'Winners',
    'How people play',
    'Game slip checker',
    'Cash out a scratch card',
  ])
    await expect(page.getByRole('heading', { name, exact: true }), name).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_200)
  await expect(page.getByRole('region', { name: 'Tour' })).toBeVisible()
  for (const fold of await page.locator('main .fold > summary').all()) await fold.click()
  await expect(page.getByRole('list', { name: 'Top winners' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Instant cashout/ }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Game slip checker' })).toBeVisible()
  const runOnly: RunOnly = { type: 'rule', values: ['label-content-name-mismatch'] }
  expect(await axeFaults(page, { runOnly })).toEqual([])
})

test('the ticker of recent plays goes round once in 44 seconds while it is in sight, until it is stopped §2.93, 9.12', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 500)
  await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  await page.goto('/dashboard')
  const moving = page.getByRole('region', { name: 'Recent plays' }).locator('.strip-moving')
  await expect(moving).toContainText('1, 2, 3, 4')
  const moves = () => moving.evaluate(it => it.getAnimations().some(its => its.playState === 'running'))
  // Out of sight it rests.
  await expect.poll(moves).toBe(false)
  await moving.scrollIntoViewIfNeeded()
  await expect.poll(moves).toBe(true)
  expect(await moving.evaluate(element => getComputedStyle(element).animationDuration)).toBe('44s')
  await page.getByRole('button', { name: 'Pause Recent plays' }).click()
  await expect(page.getByRole('button', { name: 'Play Recent plays' })).toBeVisible()
  expect(await moves()).toBe(false)
})

test('the table of game plays tells share of players, average stake and potential winning, and its days filter §2.56-2.58, 7.31', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 2_000)
  await buy(world, player, [[1, 2, 3, 4]], 500)
  // Tickets are counted when their batch closes.
  await world.drawCurrentBatch()
  await page.goto('/dashboard')
  await unfold(page, 'How people play')
  const plays = page.getByRole('region', { name: 'Game plays' }).first()
  await expect(plays.getByRole('group', { name: 'Day' })).toBeVisible()
  await expect(plays).toContainText('Instant cashout')
  for (const heading of ['Game type', 'Players', 'Average stake', 'Average potential winning'])
    await expect(plays).toContainText(heading)
  // Other tests' players may have played other games today.
  const told = await world.call('GET', '/api/web/game_play_statistics/')
  const rows = told.body.data as unknown as {
    game_type: string
    percentage: number
    average_stake: number
    average_potential_winning: number
  }[]
  const played = rows.find(it => it.game_type === 'INSTANT_CASHOUT')!
  expect(played.percentage).toBeGreaterThan(0)
  const row = plays.getByRole('row').filter({ hasText: 'Instant cashout' })
  await expect(row.getByRole('cell')).toContainText([
    `${Math.round(played.percentage)}%`,
    inNaira(played.average_stake),
    inNaira(played.average_potential_winning),
    'Play game',
  ])
  const yesterday = plays.getByRole('button', { name: 'Yesterday' })
  const asked = page.waitForRequest(it => it.url().endsWith(`?date=${isoDate(world.now() - DAY)}`))
  await yesterday.click()
  await asked
  await expect(yesterday).toHaveAttribute('aria-pressed', 'true')
  await plays.getByRole('button', { name: 'Custom Filter' }).click()
  await plays.getByLabel('Day to show').fill('2026-01-05')
  await expect(row).toContainText('Instant cashout0%')
  await plays.getByRole('button', { name: 'Today' }).click()
  await plays.getByRole('link', { name: 'Play game: Instant cashout' }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('every game has a tile, and Know the games leads to the page about them §2.44', async ({ page }) => {
  await page.goto('/dashboard')
  const games = page.getByRole('region', { name: 'Choose a game' })
  for (const name of [
    'Instant cashout',
    'Salary for life',
    'Wyse cash',
    'Quika',
    'Banker',
    'Awoof',
    'Soccer cash',
  ])
    await expect(games.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  await games.getByRole('link', { name: 'Know the games' }).click()
  await expect(page).toHaveURL(/\/about#games$/)
})

test('picks that wait are shown by stake band, lead back to their game, and the button rests where nothing waits §2.63', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const picks = page.getByRole('region', { name: 'Your picks' })
  const summary = picks.getByRole('button', { name: 'View summary of picks' })
  await expect(summary).toBeDisabled()
  await picks.getByRole('link', { name: 'Pick numbers' }).click()
  await pickLine(page, [4, 8, 15, 16])
  await page.goto('/dashboard')
  await expect(picks).toContainText('1 line picked and not bought yet')
  await summary.click()
  const modal = page.getByRole('dialog', { name: 'Summary of picks' })
  await expect(modal.getByRole('region', { name: `${inNaira(STAKE)} a line` })).toContainText('4')
  await modal
    .getByRole('link', { name: new RegExp(`^Go on with Instant cashout, ${inNaira(STAKE)}`) })
    .click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('each of the three balances of the card is hidden until its own eye is pressed, by keyboard too §2.48-2.50, 3.9, 4.35', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_500)
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Play balance' })
  await expect(card.getByText('₦******')).toHaveCount(3)
  await card.getByRole('button', { name: 'Show play balance' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('₦1,500.00')
  await expect(card.getByText('₦******')).toHaveCount(2)
  await card.getByRole('button', { name: 'Show winnings balance' }).tap()
  await card.getByRole('button', { name: 'Show bonus balance' }).tap()
  await expect(card.getByText('₦0.00')).toHaveCount(2)
  await card.getByRole('button', { name: 'Hide play balance' }).press('Space')
  await expect(card).not.toContainText('1,500')
  const links = await card.getByRole('link').evaluateAll(all => all.map(it => it.getAttribute('href')))
  expect(links).toEqual(['/withdrawals/fund', '/fund-wallet/fund-channels'])
})

test('a campaign asks for its game’s winners of 2022-09-16, another day of the address wins, and a day that is none is told §2.14, 2.52, 2.79, 7.36, 7.54', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/lottery_winners/')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/campaigns/salary-for-life')
  await expect(page).toHaveTitle(/^Dashboard/)
  await expect(page.getByText('Everybody who won on 16/09/2022.')).toBeVisible()
  await expect(page.getByText('No Game Won History yet')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Salary for Life', 'Jackpot Winners'])
  await page.goto('/campaigns/wyse-cash?date=2026-11-20')
  await expect(page.getByText('Everybody who won on 20/11/2026.')).toBeVisible()
  await expect
    .poll(() => asked)
    .toEqual(['?game_type=SALARY_FOR_LIFE&date=2022-09-16', '?game_type=WYSE_CASH&date=2026-11-20'])
  await page.goto('/campaigns/instant-cashout?date=tomorrow')
  await expect(page.getByText('This address names no day of the calendar.')).toBeVisible()
  await page.getByLabel('Day').fill('2026-11-19')
  await expect(page.getByText('Everybody who won on 19/11/2026.')).toBeVisible()
})

test('results are listed by game and day, by keyboard too, and the address says which', async ({
  page,
  world,
}) => {
  await world.drawCurrentBatch()
  await page.goto('/results')
  const chosen = page.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText('Instant cashout')
  // An answer is shown, so the app is running and hears keys.
  await expect(page.getByRole('link', { name: /^IC-/ }).first()).toBeVisible()
  await chosen.press('End')
  await expect(chosen).toHaveText('Awoof')
  await chosen.press('ArrowLeft')
  await expect(chosen).toHaveText('Soccer cash')
  await chosen.press('ArrowLeft')
  await expect(chosen).toHaveText('Virtual soccer')
  await chosen.press('ArrowLeft')
  await expect(chosen).toHaveText('Banker')
  await expect(page).toHaveURL(/\/results\?game=banker$/)
  await expect(page.getByRole('region', { name: 'Banker draws' })).toBeVisible()
  await page.goto('/results?game=quika&date=today')
  await expect(page.getByRole('link', { name: /^QK-/ }).first()).toBeVisible()
  const list = page.getByRole('region', { name: 'Quika draws' })
  await list.getByRole('button', { name: 'Custom Filter' }).click()
  await list.getByLabel('Day to show').fill('2026-01-05')
  await expect(list).toContainText('No draw was made on this day')
  await expect(page).toHaveURL(/date=2026-01-05/)
  await page.goto('/results?game=poker&date=never')
  await expect(chosen).toHaveText('Instant cashout')
})

test('what is searched for in a table takes effect when the typing has rested for 500 ms §7.59', async ({
  page,
  world,
}) => {
  await world.drawCurrentBatch()
  // Before the page loads: with two kinds of timers, React may show an older tree that it had put off.
  await page.clock.install()
  await page.goto('/results')
  const list = page.getByRole('region', { name: 'Instant cashout draws' })
  const batch = list.getByRole('link', { name: /^IC-/ }).first()
  await expect(batch).toBeVisible()
  // From here this page's time stands still unless the test runs it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const search = list.getByRole('searchbox')
  await search.fill('no')
  await page.clock.runFor(400)
  await search.fill('none of them')
  await page.clock.runFor(490)
  await expect(batch).toBeVisible()
  await page.clock.runFor(20)
  await expect(batch).toBeHidden()
  await expect(list).toContainText('No data available')
})

// Each on a phone of its own: a stored answer would not be requested again.
for (const [query, listed, hasHistory] of [
  ['', 'Instant cashout draws', true],
  ['?type=7', 'Banker draws', true],
  ['?type=3', 'Instant cashout draws', false],
  ['?type=6', 'Salary for life draws', false],
] as const)
  test(`/results${query}: below the results of ${listed} stands ${hasHistory ? 'also' : 'nothing of'} what was won in banker §7.41`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(`/results${query}`)
    await expect(page.getByRole('region', { name: listed })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Banker winners history' })).toHaveCount(hasHistory ? 1 : 0)
    await expect.poll(() => asked.includes('/api/banker/web-result')).toBe(hasHistory)
  })

test('the consent modal can be left without playing; agreeing takes the stake along §2.42, 2.68', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await appRuns(page)
  const stake = stakeOf('instant-cashout', 2)
  const play = page.getByRole('button', { name: `Play now with ${inNaira(stake)}` })
  // The row of stakes snaps once it is scrolled to: a click that scrolls by itself may land beside the button.
  await play.scrollIntoViewIfNeeded()
  await play.click()
  const consent = page.getByRole('dialog', { name: 'Before you play' })
  await expect(consent).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(consent).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await play.click()
  await consent.getByRole('button', { name: 'I agree, continue' }).click()
  await expect(page).toHaveURL(/\/instant-cashout/)
  await expect(stakeButton(page, stake)).toHaveAttribute('aria-pressed', 'true')
})

test('a full-page overlay shows while a slow route is on its way, and goes with its arrival §2.26, 2.87', async ({
  page,
}) => {
  await page.goto('/')
  await appRuns(page)
  let arrive: (() => void) | undefined
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async route => {
    await late
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Winners' }).click()
  const overlay = page.locator('.overlay')
  await expect(overlay).toBeVisible()
  const box = await overlay.boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  arrive?.()
  await expect(page).toHaveURL(/\/winners$/)
  await expect(overlay).toBeHidden()
})

test('the summary shows the batch in its short form, with a countdown that ticks each second §2.90, 9.32', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.clock.install()
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  await openSummary(page)
  await expect(page.getByText('Expires in 5 minutes')).toBeVisible()
  const left = page.getByRole('timer').first()
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await left.textContent()) ?? '').match(/\d+/g)!.map(Number)
    return minutes * 60 + rest
  }
  // An answer of the service, whose time goes on, would put the page's right.
  await page.context().setOffline(true)
  await stopTime(page)
  const before = await seconds()
  for (let second = 1; second <= 3; second++) {
    await page.clock.runFor(1_000)
    await expect.poll(seconds).toBe(before - second)
  }
})

test('of a draw that gave back cashback alone the latest results say that nothing was won, and the record of one’s play that it came back §2.60', async ({
  page,
  player,
  world,
}) => {
  let status: string | undefined
  // Ten lines hold every number: most draws take theirs from four of them.
  while (status !== 'Lost') {
    const someone = status ? await world.signUp() : player
    await drawnTicket(world, someone, EVERY_NUMBER)
    status = (await ticketsOf(world, someone))[0]!.status
  }
  await page.goto('/dashboard')
  const result = page.getByRole('article', { name: /^Instant cashout IC-/ })
  await expect(result).toContainText(`Amount won ₦0, ${inNaira(2 * STAKE)} cashback`)
  await page.goto('/profile-settings/safer-play')
  const terms = page.getByRole('region', { name: 'What you played' }).locator('li').first().locator('dt')
  await expect(terms).toHaveText(['Topped up', 'Staked', 'Came back', 'Came back minus staked'])
})
