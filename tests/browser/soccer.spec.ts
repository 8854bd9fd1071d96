// Soccer cash on real matches from the picks to the result: the sandbox's matches, the real service.
import { allIn, real } from '#src/games/soccer-cash/rules.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { RESERVE, writeLimits } from '#server/deeds/limits/write-limits.ts'
import { post } from '#server/ledger/transfers.ts'
import { sandboxFeed } from '#server/ports/feeds/feed-sandbox.ts'
import { standardScores } from '#src/games/soccer-cash/choosing.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { slipPrice } from '#src/games/soccer-cash/slip.ts'
import { DAY, isoDate, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, naira } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { hrefOf, matchesAgain } from '#src/play/soccer/again.ts'
import { gate } from '../support/gate.ts'
import { axeFaults } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import type { Player, World } from './service.ts'
import { balanceOf, payFromPlay, ticketsOf, withMoney, inNaira } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

test.use({ worldOf: 'matches', contextOptions: { reducedMotion: 'reduce' } })

interface Coming {
  match_id: string
  home: string
  away: string
  kick_off: string
}

/** A prediction, naira. */
const STAKE = naira(real.stakes[0]!)

/** Three matches with one kick-off whose final score has a chip, and that score: the sandbox's plan is no secret. */
const comingOf = async (world: World) => {
  await world.followMatches()
  const { body } = await world.call('GET', '/api/v1/matches/')
  const onSale = body.results as unknown as Coming[]
  const later = { now: () => world.now() + 2 * DAY }
  const days = [0, 1].map(ahead => isoDate(world.now() + ahead * DAY))
  const feed = sandboxFeed(later, 'fast', 'plan')
  const planned = (await Promise.all(days.map(day => feed.day(day)))).flat()
  const called = onSale.flatMap(it => {
    const end = planned.find(
      match => match.home === it.home && match.away === it.away && match.kickOff === Date.parse(it.kick_off),
    )
    const isChip = standardScores.some(score => score === end?.score)
    return end?.score && isChip ? [{ ...it, at: end.kickOff, score: end.score }] : []
  })
  const soon = world.now() + 12 * MINUTE
  const kickOffs = [...new Set(called.map(it => it.at))].filter(at => at > soon)
  const at = kickOffs.find(it => called.filter(match => match.at === it).length >= 3)!
  return called.filter(match => match.at === at).slice(0, 3)
}

/** On a screen so tall that the bar at its bottom covers nothing. */
const faultsOf = async (page: Page) => {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, height: 16_000 })
  const faults = await axeFaults(page)
  await page.setViewportSize(size)
  return faults
}

const articleOf = (page: Page, home: string) => page.getByRole('article').filter({ hasText: home })
const chipOf = (page: Page, home: string, score: string) =>
  articleOf(page, home).getByRole('button', { name: new RegExp(`^${score}`) })

test('three matches with several scores are picked, paid and settled by their results; the ticket shows each §1.9 §2.20 §2.25 §2.30 §3.44 §4.50 §5.16 §6.14 §9.20', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 1_000)
  const matches = await comingOf(world)
  expect(matches).toHaveLength(3)

  await page.goto('/soccer-cash')
  await page.getByRole('link', { name: 'Play real matches' }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/game-selection$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Soccer Cash')
  await page.getByRole('button', { name: 'Show me round' }).click()
  for (const title of ['Scores of real matches', 'Pick your matches', 'Your picks', 'Buy the ticket']) {
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(title)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click()
  const search = page.getByRole('searchbox', { name: 'Search a team' })
  const at = new Date(matches[0]!.at + 60 * MINUTE)
  const time = `${at.getUTCHours() % 12 || 12}${at.getUTCMinutes() ? ':30' : ''}${at.getUTCHours() < 12 ? 'am' : 'pm'}`
  for (const { home, away } of matches) {
    await search.fill(home)
    await page
      .getByRole('button', { name: new RegExp(`^${time}.*${home} v ${away}`) })
      .first()
      .click()
  }
  await expect(page.getByText('3 of 3 matches')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Predict the scores' }).click()
  await expect(page).toHaveURL(/\/predict-match-scores$/)
  await expect(heading).toHaveText('Soccer Cash')
  const widthOfHeading = async () => (await heading.boundingBox())?.width
  expect(await widthOfHeading()).toBeGreaterThan(100)
  for (const { home, score } of matches) await chipOf(page, home, score).click()
  const [first] = matches as [(typeof matches)[0]]
  const bar = page.getByRole('region', { name: 'Your ticket' })
  await expect(bar).toContainText(`${inNaira(STAKE)}: 1 prediction at ${inNaira(STAKE)}. Wins up to`)
  await expect(bar).toContainText('At most 53% of the stake comes back on average.')

  // Removing the last score of a match removes the match too; undo brings it back.
  await chipOf(page, first.home, first.score).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chipOf(page, first.home, first.score)).toHaveAttribute('aria-pressed', 'true')

  await articleOf(page, first.home).getByRole('button', { name: 'Other' }).click()
  const other = page.getByRole('form', { name: /^Another score of/ })
  await other.getByRole('textbox').first().fill('100')
  await other.getByRole('textbox').last().fill('0')
  await other.getByRole('button', { name: 'Add this score' }).click()
  await expect(other.getByRole('alert')).toHaveText('Whole goals from 0 to 9 each')
  await other.getByRole('textbox').first().fill('3')
  await other.getByRole('textbox').last().fill('3')
  await other.getByRole('button', { name: 'Add this score' }).click()
  await expect(bar).toContainText(`${inNaira(2 * STAKE)}: 2 × 1 × 1 predictions`)
  await page.getByText('Your 2 predictions').click()
  await expect(page.getByRole('row')).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])

  // Stored on the phone.
  await page.reload()
  await expect(bar).toContainText(`${inNaira(2 * STAKE)}: 2 × 1 × 1 predictions`)

  await bar.getByRole('button', { name: 'View summary of picks' }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/summary$/)
  await expect(page.getByText('Short ID')).toBeVisible()
  // Its title is for screen readers alone.
  expect(await widthOfHeading()).toBe(1)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/success$/)
  await expect(page.getByRole('heading', { name: 'Your predictions are in' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Matches of this ticket' }).getByRole('listitem')).toHaveCount(
    3,
  )
  expect(await faultsOf(page)).toEqual([])
  expect(await balanceOf(world, player)).toBe(1_000 - 2 * STAKE)
  const id = (await ticketsOf(world, player))[0]!.game_play_id

  await world.drawCurrentBatch()
  await world.advance(first.at - world.now() + 6 * MINUTE)
  await world.followMatches()
  await world.runDue()
  await expect.poll(async () => (await ticketsOf(world, player))[0]?.status).toBe('Won')
  await page.getByRole('link', { name: 'Open the ticket and its proof' }).click()
  const list = page.getByRole('list', { name: 'Matches of this ticket' })
  for (const { score } of matches) await expect(list.getByText(`Final ${score}`).first()).toBeVisible()
  await expect(list.getByText('right')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: /^You won/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save ticket' }).click()
  expect((await saved).suggestedFilename()).toBe(`oriire-ticket-${shortId(id)}.png`)
  await expect(page.getByText('These scores cannot be played again')).toBeVisible()

  await page.goto('/soccer-cash')
  await page.getByRole('link', { name: 'Finalists' }).click()
  await expect(page).toHaveURL(/\/soccer-cash\/finalists$/)
  const finalist = page
    .getByRole('list', { name: /^Finalists of/ })
    .getByRole('listitem')
    .first()
  await expect(finalist).toContainText(/0\d\d\*{6}\d\d/)
  for (const { home, score } of matches)
    await expect(finalist.getByRole('listitem').filter({ hasText: home })).toContainText(score)
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`/check-slip?id=${shortId(id)}`)
  await expect(page.getByLabel('Game play ID')).toHaveValue(shortId(id))
  await page.getByRole('button', { name: 'Check slip' }).click()
  const checked = page.getByRole('dialog', { name: 'Game play ID summary' })
  await expect(checked.getByText('right')).toHaveCount(3)
  await expect(checked).toContainText('Soccer cash')
})

/** What the screen would show for them, naira as text. */
const shownOf = async (world: World, picks: readonly { match_id: string; scores: string[] }[]) => {
  const { body } = await world.call('GET', '/api/v1/matches/')
  const most = kobo(body.most_paid as unknown as number)
  const sold = body.results as unknown as { match_id: string; parts: number[] }[]
  const slate = new Map(sold.map(it => [it.match_id, { most: MOST_GOALS, parts: it.parts }]))
  const list = picks.map(({ match_id: match, scores }) => ({ match, scores }))
  const { winning } = slipPrice(list, slate, kobo(STAKE), most)
  return { winning_amount: String(naira(winning)), most_paid: String(naira(most)) }
}

/** A paid ticket with one score of each match, without the browser. */
const buyPredictions = async (
  world: World,
  { token }: Player,
  matches: readonly (Coming & { score: string })[],
) => {
  const picks = matches.map(it => ({ match_id: it.match_id, scores: [it.score] }))
  const shown = await shownOf(world, picks)
  const slip = await world.call('POST', '/api/v1/soccer/slips/', {
    token,
    body: { lottery_type: 'SOCCER_CASH', stake_amount: String(STAKE), picks, ...shown },
  })
  expect(slip.status, JSON.stringify(slip.body)).toBe(200)
  const game_play_id = String(slip.body.game_play_id)
  await payFromPlay(world, { token }, { id: game_play_id, amount: STAKE })
  return game_play_id
}

test('a shared address loads the same picks, in place of others only when asked; a ticket is played again from it and from the history §2.30', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 1_000)
  const matches = await comingOf(world)
  const [first] = matches as [(typeof matches)[0]]
  const id = await buyPredictions(world, player, matches)

  await page.goto(`/game-history/${id}`)
  await page.getByRole('link', { name: 'Play the same scores' }).click()
  await expect(page).toHaveURL(/\/game-selection\/shared\?picks=1(~|%7E)/)
  const link = page.url()
  const shared = page.getByRole('region', { name: 'Shared picks' })
  for (const { home, score } of matches)
    await expect(shared.getByRole('listitem').filter({ hasText: home })).toContainText(score)
  expect(await faultsOf(page)).toEqual([])
  await shared.getByRole('button', { name: 'Load these picks' }).click()
  await expect(page).toHaveURL(/\/predict-match-scores$/)
  for (const { home, score } of matches)
    await expect(chipOf(page, home, score)).toHaveAttribute('aria-pressed', 'true')

  // Other picks are replaced only if the player says so.
  const other = standardScores.find(score => score !== first.score)!
  await chipOf(page, first.home, other).click()
  await page.goto(link)
  const asked = page.getByRole('region', { name: 'Replace your picks?' })
  await asked.getByRole('button', { name: 'Keep my picks' }).click()
  await expect(chipOf(page, first.home, other)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(link)
  await asked.getByRole('button', { name: 'Replace my picks' }).click()
  await expect(chipOf(page, first.home, other)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByRole('heading', { name: 'Your predictions are in' })).toBeVisible()
  expect(await balanceOf(world, player)).toBe(1_000 - 2 * STAKE)

  // An all-in ticket is shown at the stake that it will be loaded with.
  const called = matches.map(it => ({ match: it.match_id, scores: [it.score] }))
  await page.goto(hrefOf(matchesAgain(allIn, called, allIn.stakes.at(-1)!)))
  const most = inNaira(naira(allIn.stakes.at(-1)!))
  await expect(shared).toContainText(`${most}: 1 prediction at ${most}`)

  await page.goto('/game-history')
  await page
    .getByRole('button', { name: /^Repeat the ticket of batch SC-/ })
    .first()
    .click()
  await expect(shared.getByRole('listitem').filter({ hasText: first.home })).toContainText(first.score)
})

test('a shared address says what is wrong with one that cannot be loaded §2.30', async ({ page, world }) => {
  await world.followMatches()
  await page.goto('/soccer-cash/game-selection/shared?picks=1~a~11~b~11~c~11~d~11~zz')
  await expect(page.getByRole('alert')).toContainText('This code has more than 3 matches')
  await page.goto('/soccer-cash/game-selection/shared?picks=1~a~1000~zz')
  await expect(page.getByRole('alert')).toContainText('goals go from 0 to 9')
  expect(await faultsOf(page)).toEqual([])
})

test('scores are saved under a name and played again while their matches are on sale, other picks can be undone', async ({
  page,
  world,
}) => {
  await world.followMatches()
  await page.goto('/all-in')
  await page.locator('button[aria-expanded]').nth(12).click()
  await page.getByRole('button', { name: /^2-1/ }).first().click()
  const bar = page.getByRole('region', { name: 'Your ticket' })
  await expect(bar).toContainText('1 prediction')
  expect(await faultsOf(page)).toEqual([])

  const open = () => page.getByRole('button', { name: 'My scores' }).click()
  const saved = page.getByRole('dialog', { name: 'My scores' })
  await open()
  await expect(saved).toContainText('No saved scores to play')
  await saved.getByLabel('Name for your scores').fill('Saturday')
  await saved.getByRole('button', { name: 'Save these scores' }).click()
  await expect(saved.getByRole('listitem').filter({ hasText: 'Saturday' })).toContainText('2-1')
  expect(await faultsOf(page)).toEqual([])
  await saved.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^1-0/ }).first().click()
  await page.reload()
  await open()
  await saved.getByRole('button', { name: 'Play these scores: Saturday' }).click()
  const called = (score: string) => page.getByRole('button', { name: new RegExp(`^${score}`), pressed: true })
  await expect(called('2-1')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(called('1-0')).toHaveCount(1)
  await expect(called('2-1')).toHaveCount(0)
})

test('goals and final scores come to the open ticket by themselves, without a reload', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  const matches = await comingOf(world)
  const id = await buyPredictions(world, player, matches)
  await world.drawCurrentBatch()
  await page.goto(`/game-history/${id}`)
  const list = page.getByRole('list', { name: 'Matches of this ticket' })
  await expect(list.getByText(/^Kick-off/)).toHaveCount(3)
  const loaded = () => page.evaluate(() => performance.timeOrigin)
  const before = await loaded()
  /** As the service says it, in the order of the ticket. */
  const said = async () => {
    const { body } = await world.call('GET', `/api/v1/tickets/${id}/`, { token: player.token })
    const { matches: all } = body.soccer as unknown as { matches: { live: string | null }[] }
    return all.map(it => it.live)
  }
  const at = matches[0]!.at
  let live: (string | null)[] = [null, null, null]
  for (const passed of [5_000, 4.8 * MINUTE]) {
    await world.advance(at + passed - world.now())
    const last = live.join()
    // They begin, and somebody scores in between. A read in flight may be of the minute before.
    await expect
      .poll(async () => {
        await world.followMatches()
        live = await said()
        return live.join()
      })
      .not.toBe(last)
    for (const [place, score] of live.entries())
      await expect(list.getByRole('listitem').nth(place)).toContainText(`Live ${score}`)
  }
  await world.advance(at - world.now() + 6 * MINUTE)
  await world.followMatches()
  await world.runDue()
  for (const { score } of matches) await expect(list.getByText(`Final ${score}`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^You won/ })).toBeVisible()
  expect(await loaded()).toBe(before)
  await expect(page.getByText('6 of 6 checks passed on this phone')).toBeVisible({ timeout: 30_000 })
  await page.getByText('6 of 6 checks passed on this phone').click()
  await page.getByText('Everybody was quoted the same chances').click()
  await expect(page.getByText('3 chances as in the log, from before the seal')).toBeVisible()
})

test('how matches ended stands under Results, with who said so and its place in the log, for everybody', async ({
  page,
  world,
}) => {
  const matches = await comingOf(world)
  await world.advance(matches[0]!.at - world.now() + 6 * MINUTE)
  await world.followMatches()
  await world.runDue()
  await page.goto('/results?game=soccer-cash')
  const list = page.getByRole('list', { name: 'Matches that have ended' })
  const [{ home, away, score }] = matches as [(typeof matches)[number]]
  const ended = list.getByRole('article', { name: `${home} v ${away}` }).first()
  await expect(ended).toContainText(score)
  await expect(ended).toContainText(/said so at /)
  const link = ended.getByRole('link', { name: /^Number \d+ in our log$/ })
  const entries = await page.request.get((await link.getAttribute('href'))!)
  const [entry] = ((await entries.json()) as { entries: string[] }).entries
  expect(JSON.parse(entry!)).toMatchObject({ type: 'oriire/match/v1', home, away, score })
  expect(await faultsOf(page)).toEqual([])
  // Another tab and back: the day stays in the address, the list comes from this phone.
  await page.getByRole('tab', { name: 'Awoof' }).click()
  await page.getByRole('tab', { name: 'Soccer cash' }).click()
  await expect(page).toHaveURL(/game=soccer-cash/)
  await expect(list).toBeVisible()
})

/** With a reserve of this much, a prediction pays at most ₦500, even if another sale moves it a little. Kobo. */
const FOR_500 = 1_100_000

/** Moves this much out of the prize reserve, or back in: what a prediction pays at most depends on it. Kobo. */
const moveReserve = async ({ service }: World, way: 'out' | 'back', amount: number) => {
  const [debit, credit] =
    way === 'out' ? ['prize_reserve', 'operator_funds'] : ['operator_funds', 'prize_reserve']
  await service.db.tx(tx => post(tx, [{ debit, credit, amount, kind: 'reserve', cause: randomUUID() }]))
  await writeLimits(service)
}

test('a cap that fell since the price was shown sells nothing: the player is told, sees the new prize and pays that one', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  const [match] = await comingOf(world)
  await page.goto('/all-in')
  await page.getByRole('searchbox', { name: 'Search a team' }).fill(match!.home)
  await page.locator('button[aria-expanded]').first().click()
  await page.getByRole('button', { name: /^2-2/ }).first().click()
  const bar = page.getByRole('region', { name: 'Your ticket' })
  await expect(bar).toContainText('1 prediction')
  await expect(bar).not.toContainText('at most')
  const taken = (await findHeld(world.service.db, RESERVE)) - FOR_500
  await moveReserve(world, 'out', taken)
  try {
    await bar.getByRole('button', { name: 'View summary of picks' }).click()
    await expect(page.getByRole('alert')).toContainText('The price has changed. Nothing was charged')
    await expect(page.getByText('Short ID')).toHaveCount(0)
    expect(await ticketsOf(world, player)).toEqual([])
    expect(await balanceOf(world, player)).toBe(1_000)
    // The list of matches is kept for a second.
    await world.advance(2_000)
    await expect(async () => {
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Short ID')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const slip = page.getByRole('region', { name: 'Your ticket' })
    await expect(slip).toContainText(/Potential winning₦500/)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
    await expect(page.getByRole('heading', { name: 'Your predictions are in' })).toBeVisible()
    expect(await balanceOf(world, player)).toBe(1_000 - STAKE)
  } finally {
    await moveReserve(world, 'back', taken)
  }
})

test('matches, kept picks and an own ticket open without a network, with their age, and paying waits §2.30 @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 1_000)
  const matches = await comingOf(world)
  const [first] = matches as [(typeof matches)[0]]
  const id = await buyPredictions(world, player, matches)
  await page.goto('/')
  await workerReady(page)
  await page.goto(`/game-history/${id}`)
  await page.getByRole('link', { name: 'Play the same scores' }).click()
  await page.getByRole('button', { name: 'Load these picks' }).click()
  await expect(chipOf(page, first.home, first.score)).toHaveAttribute('aria-pressed', 'true')
  for (const path of ['/soccer-cash', '/soccer-cash/game-selection', '/soccer-cash/finalists']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  }

  await context.setOffline(true)
  await page.goto('/soccer-cash')
  await expect(page.getByRole('link', { name: 'Play real matches' })).toBeVisible()
  await page.goto('/soccer-cash/game-selection')
  await page.getByRole('searchbox', { name: 'Search a team' }).fill(first.home)
  await expect(
    page.getByRole('button', { name: new RegExp(`${first.home} v ${first.away}`) }).first(),
  ).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.goto('/soccer-cash/predict-match-scores')
  await expect(chipOf(page, first.home, first.score)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('You are offline. Your picks are kept on this phone.')).toBeVisible()
  await page.goto(`/game-history/${id}`)
  const list = page.getByRole('list', { name: 'Matches of this ticket' })
  for (const { home } of matches)
    await expect(list.getByRole('listitem').filter({ hasText: home })).toBeVisible()
})

test('a payment whose answer is lost once a match has begun is asked about and leads to its ticket', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  const matches = await comingOf(world)
  const called = matches.map(it => ({ match: it.match_id, scores: [it.score] }))
  await page.goto(hrefOf(matchesAgain(real, called, real.stakes[0]!)))
  await page.getByRole('button', { name: 'Load these picks' }).click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  const lost = gate()
  const paid = gate()
  await page.route('**/api/web/lottery_payment/', async route => {
    await route.fetch()
    paid.open()
    await lost.opened
    await route.abort()
  })
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await paid.opened
  await world.advance(matches[0]!.at - world.now())
  await expect(page.getByText('Your ticket is not complete')).toBeAttached({ timeout: 20_000 })
  lost.open()
  await expect(page.getByRole('heading', { name: 'Your predictions are in' })).toBeVisible({
    timeout: 20_000,
  })
  expect(await ticketsOf(world, player)).toHaveLength(1)
})
