// Whose time counts: the service's, whatever the phone's clock says and wherever an answer was cached.
import type { Page } from 'playwright/test'
import { BATCH, batchId } from '#src/draws/schedule.ts'
import { gameById } from '#src/games/rules.ts'
import { DAY, HOUR, MINUTE, formatDate, formatTime, isoDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { expect, test, workerReady } from './base.ts'
import type { World } from './service.ts'
import { buy, withMoney } from './steps.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

// A separate world, because its clock is hours ahead.
test.use({ serviceWorkers: 'allow', worldOf: 'clock' })
test.setTimeout(180_000)

const instant = gameById('instant-cashout')!
const batchTimer = (page: Page) => page.getByRole('timer', { name: /^Time left in this batch/ })
const frontTimer = (page: Page) => page.getByRole('timer', { name: 'This draw closes in' })

const millis = (text: string | null): number => {
  const [minutes, seconds] = (text ?? '').split(':').map(Number)
  return (minutes! * 60 + seconds!) * 1000
}

/** Sets the service's clock to this long after the start of a batch. */
const into = async (world: World, ms: number) => world.advance((ms - (world.now() % BATCH) + BATCH) % BATCH)

/** The page counts down by the service's clock, within the second a Date header leaves open. */
const countsRight = async (page: Page, world: World) => {
  const timer = batchTimer(page)
  await expect(timer).toHaveText(/^\d\d:\d\d$/)
  await expect
    .poll(async () => Math.abs(millis(await timer.textContent()) - (BATCH - (world.now() % BATCH))))
    .toBeLessThanOrEqual(2_500)
  await expect(page.getByRole('region', { name: 'Game batch' })).toContainText(
    batchId(instant, Math.floor(world.now() / BATCH) * BATCH),
  )
}

/** Nothing counts down, no batch is named, and the page says when it last heard from the service. */
const standsStill = async (page: Page, world: World) => {
  await expect(batchTimer(page)).toHaveText('--:--')
  const header = page.getByRole('region', { name: 'Game batch' })
  await expect(header).not.toContainText(/IC-\d/)
  await expect(header.getByRole('status')).toContainText(`As of ${formatDate(world.now())}`)
  await expect(header.getByRole('status')).toContainText('The clock runs again with a network.')
}

test.beforeEach(async ({ world }) => {
  // Ensures there is a result, whatever the hour.
  await world.drawCurrentBatch()
  await into(world, MINUTE)
})

for (const [words, isAhead] of [
  ['behind', false],
  ['ahead', true],
] as const)
  test(`a phone whose clock is hours ${words} shows the service's batch and countdown, and without a network none`, async ({
    page,
    context,
    player,
    world,
  }) => {
    // Seven hours and a bit, so minutes and seconds are off too.
    const wrong = 7 * HOUR + 2 * MINUTE + 17_000
    if (isAhead) await page.clock.install({ time: world.now() + wrong })
    else {
      await world.advance(wrong)
      await into(world, MINUTE)
    }
    await withMoney(world, player, 500)
    await page.goto('/instant-cashout')
    await workerReady(page)
    await countsRight(page, world)
    await page.goto('/wallet')
    await expect(page.getByRole('listitem', { name: walletNames.play })).toContainText('₦500')
    const heardAt = world.now()
    await page.goto('/results')
    await expect(page.getByRole('article').first()).toBeVisible()
    // A fresh answer is not old because the phone's clock is.
    await expect(page.getByText(/^As of /)).toHaveCount(0)

    await context.setOffline(true)
    await page.goto('/instant-cashout')
    await standsStill(page, world)
    await page.goto('/')
    await expect(frontTimer(page)).toHaveText('--:--')
    await page.goto('/wallet')
    const shown = await page
      .getByRole('main')
      .getByText(/^As of \d/)
      .first()
      .textContent()
    expect(
      [0, 1].map(more => `As of ${formatDate(heardAt)} ${formatTime(heardAt + more * MINUTE)}`),
    ).toContain(shown)

    await context.setOffline(false)
    await page.goto('/instant-cashout')
    await countsRight(page, world)
  })

test('minutes after its last answer a page that is opened again counts from the network, not from a copy', async ({
  page,
  world,
}) => {
  await page.goto('/results')
  await workerReady(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/instant-cashout')
  await countsRight(page, world)
  await world.advance(7 * MINUTE)
  await page.reload()
  await countsRight(page, world)
})

test('a start without a network from any one copy counts nothing down, and dates what it shows', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  const waiting = await buy(world, player, [[5, 6, 7, 8]])
  await page.goto('/about')
  await workerReady(page)
  await page.goto('/results')
  const result = page.getByRole('article', { name: 'Instant cashout' })
  const drawn = result.locator('time')
  // The day is known, so the time alone is enough.
  await expect(drawn).toHaveText(/^\d{1,2}(:\d\d)?[ap]m$/)
  await page.goto(`/game-history/${id}`)
  await expect(page.getByRole('list', { name: 'Numbers drawn' }).first()).toBeVisible()
  const watching = `/instant-cashout/batch-draw?id=${waiting}`
  await page.goto(watching)
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
  await expect(page.getByText(/^As of /)).toHaveCount(0)
  const dated = new RegExp(`^As of ${formatDate(world.now())} `)
  await context.setOffline(true)

  // Only the worker has the results.
  for (const path of ['/about', '/results']) {
    await page.evaluate(() => localStorage.removeItem('oriire_QUERIES'))
    await page.goto(path)
  }
  await expect(drawn).toHaveText(/^\d\d\/\d\d\/\d{4} \d{1,2}(:\d\d)?[ap]m$/)
  await expect(page.getByText(dated).first()).toBeVisible()

  // Only local storage has them.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oriire_QUERIES')?.includes('IC-')))
    .toBe(true)
  await page.evaluate(() => caches.delete('oriire-public'))
  await page.reload()
  await expect(drawn).toHaveText(/^\d\d\/\d\d\/\d{4} \d{1,2}(:\d\d)?[ap]m$/)
  await expect(page.getByText(dated).first()).toBeVisible()

  // Only IndexedDB has the tickets.
  await page.goto(`/game-history/${id}`)
  await expect(page.getByRole('list', { name: 'Numbers drawn' }).first()).toBeVisible()
  await expect(page.getByText(dated).first()).toBeVisible()
  await page.goto(watching)
  await expect(page.getByRole('timer')).toHaveText('--:--')
  await expect(page.getByText('The clock runs again with a network.').first()).toBeVisible()
  await page.goto('/instant-cashout')
  await standsStill(page, world)

  await page.goto('/')
  await expect(frontTimer(page)).toHaveText('--:--')
})

test('a tab that is left open over midnight in Lagos turns to the new day: batch, words and day filters', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const midnight = lagosMidnight(world.now() + HOUR) + DAY
  await world.advance(midnight - 11 * MINUTE - world.now())
  await world.drawCurrentBatch()
  await world.advance(midnight - MINUTE - world.now())
  const last = batchId(instant, midnight - BATCH)
  await buy(world, player, [[1, 2, 3, 4]])

  await context.clock.install()
  const open = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeAttached()
    return tab
  }
  await page.goto('/instant-cashout')
  const header = page.getByRole('region', { name: 'Game batch' })
  await expect(header).toContainText(last)
  const results = await open('/results')
  const drawn = results.getByRole('article', { name: 'Instant cashout' }).locator('time')
  await expect(drawn).toHaveText(/^11:5\dpm$/)
  const time = await drawn.textContent()
  const banker = await open('/banker')
  await expect(banker.getByText('Next draw tomorrow at 10am')).toBeVisible()
  const history = await open('/game-history')
  const row = history.locator('tr', { hasText: last })
  await history.getByRole('button', { name: 'Today' }).click()
  await expect(row).toBeVisible()
  const dashboard = await open('/dashboard')
  const asked = dashboard.waitForRequest(
    it => it.url().includes('/game_play_statistics/') && it.url().includes(isoDate(midnight)),
  )

  const rest = midnight - world.now() + 1000
  await world.advance(rest)
  await context.clock.fastForward(rest)
  await expect(header).toContainText(batchId(instant, midnight))
  await expect(drawn).toHaveText(`${formatDate(midnight - 1)} ${time}`)
  await expect(banker.getByText('Next draw at 10am')).toBeVisible()
  await expect(row).toHaveCount(0)
  await history.getByRole('button', { name: 'Yesterday' }).click()
  await expect(row).toBeVisible()
  await asked
})
