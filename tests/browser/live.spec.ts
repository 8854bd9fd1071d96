// Open screens hear what happens: one stream for all windows, none in the background, none in low-data mode.
import type { BrowserContext, Page } from 'playwright/test'
import { scriptWith } from './built.ts'
import { expect, fund, signIn, test } from './base.ts'
import { balanceOf, buy, buySureWin, withMoney, STAKE } from './steps.ts'
import type { World } from './service.ts'

const PATH = '/api/v1/live/'

/** Streams this browser has opened so far, and its other requests. */
const watch = (context: BrowserContext) => {
  const streams: { authorization: string | undefined; lastId: string | undefined; url: string }[] = []
  const calls: string[] = []
  context.on('request', request => {
    const url = new URL(request.url())
    const headers = request.headers()
    if (url.pathname === PATH)
      streams.push({
        authorization: headers.authorization,
        lastId: headers['last-event-id'],
        url: request.url(),
      })
    else if (url.pathname.startsWith('/api/')) calls.push(url.pathname)
  })
  return { streams, calls }
}

const openStreams = async (world: World): Promise<number> => {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  return [...text.matchAll(/^live_open\{who="\w+"\} (\d+)$/gm)].reduce((sum, it) => sum + Number(it[1]), 0)
}
const expectStreams = (world: World, count: number) =>
  expect.poll(() => openStreams(world), { timeout: 15_000 }).toBe(count)

/** As when the app goes to the background, or comes back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const newestBatch = async (world: World): Promise<string> => {
  const answer = await world.call('GET', '/api/web/instant_cash_out_result/?page=1&page_size=1')
  return (answer.body.results as unknown as { batch: string }[])[0]!.batch
}

const rowOf = (page: Page, batch: string) => page.locator(`a[href*="${batch}"]`)

test.beforeEach(async ({ world }) => expectStreams(world, 0))

test('a result is on the open screen a moment after its draw, without a reload and without asking by the clock', async ({
  page,
  world,
}) => {
  const seen = watch(page.context())
  await page.goto('/results?game=instant-cashout')
  await expectStreams(world, 1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(seen.streams).toEqual([{ authorization: undefined, lastId: undefined, url: `${world.url}${PATH}` }])
  await world.drawCurrentBatch()
  const newest = await newestBatch(world)
  const before = await page.evaluate(() => performance.timeOrigin)
  await expect(rowOf(page, newest).first()).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
})

test('at a draw the phone of a player looks at the log, and one that only looks round loads nothing for it', async ({
  page,
  world,
}) => {
  const file = await scriptWith('src/screens/shell/watch-draws.ts')
  const isLooking = () =>
    page.evaluate(name => performance.getEntriesByType('resource').some(it => it.name.endsWith(name)), file)
  for (const isPlayer of [false, true]) {
    if (isPlayer) await signIn(page.context(), await world.signUp())
    await page.goto('/')
    await expectStreams(world, 1)
    await world.drawCurrentBatch()
    await expect(rowOf(page, await newestBatch(world)).first()).toBeVisible()
    if (isPlayer) await expect.poll(isLooking).toBe(true)
    else expect(await isLooking()).toBe(false)
  }
})

test('money that comes in is on the screen of another window, which has no stream of its own', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 1_000)
  const seen = watch(page.context())
  await page.goto('/wallet')
  await expect(page.getByText('1,000').first()).toBeVisible()
  await expectStreams(world, 1)
  const second = await page.context().newPage()
  await second.goto('/wallet')
  await expect(second.getByText('1,000').first()).toBeVisible()
  // The second page waits behind the first, as the browser's lock shows.
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBeGreaterThan(0)
  await fund(world, player, 250)
  await expect(second.getByText('1,250').first()).toBeVisible()
  await expect(page.getByText('1,250').first()).toBeVisible()
  expect(seen.streams.map(it => it.authorization)).toEqual([`Token ${player.token}`])
  expect(seen.streams.every(it => it.url === `${world.url}${PATH}`)).toBe(true)
  expect(await openStreams(world)).toBe(1)
  await page.close()
  // The waiting one resumes where the first stopped.
  await expect.poll(() => seen.streams.length).toBe(2)
  expect(seen.streams[1]!.lastId).toMatch(/^\d+\.[\da-z]+$/)
  await expectStreams(world, 1)
})

test('a ticket that wins turns into a win on its own open screen', async ({ page, world, player }) => {
  await withMoney(world, player, 100 * STAKE)
  await buySureWin(world, player)
  const before = await balanceOf(world, player, 'winning_balance')
  await page.goto('/wallet')
  await expectStreams(world, 1)
  await world.drawCurrentBatch()
  const after = await balanceOf(world, player, 'winning_balance')
  expect(after).toBeGreaterThan(before)
  await expect(page.getByText(after.toLocaleString('en-NG')).first()).toBeVisible()
})

test('an open ticket asks again if what an event made it ask for fails, though the stream goes on', async ({
  page,
  world,
  player,
}) => {
  test.setTimeout(120_000)
  await withMoney(world, player, 500)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto(`/game-history/${id}`)
  await expectStreams(world, 1)
  const PATH_OF_TICKET = `**/api/v1/tickets/${id}/`
  // The page hears that the batch is sealed, and what time it is by then.
  const isHeard = page.waitForResponse(PATH_OF_TICKET)
  await world.endCurrentBatch()
  await isHeard
  let refused = 0
  await page.route(PATH_OF_TICKET, route => {
    refused++
    return route.abort('connectionfailed')
  })
  await world.advance(40_000)
  await expect.poll(() => refused).toBeGreaterThan(0)
  // All that its events can still bring.
  await page.waitForTimeout(3_000)
  await page.unroute(PATH_OF_TICKET)
  await expect(page.getByRole('list', { name: 'Numbers drawn' })).toBeVisible({ timeout: 60_000 })
  await expectStreams(world, 1)
})

test('in the background the stream is closed; in front again it goes on, and what was missed is there', async ({
  page,
  world,
}) => {
  const seen = watch(page.context())
  await page.goto('/results?game=instant-cashout')
  await expectStreams(world, 1)
  await world.drawCurrentBatch()
  await setHidden(page, true)
  await expectStreams(world, 0)
  await world.drawCurrentBatch()
  const newest = await newestBatch(world)
  await expect(rowOf(page, newest)).toHaveCount(0)
  await setHidden(page, false)
  await expect(rowOf(page, newest).first()).toBeVisible()
  expect(seen.streams.length).toBe(2)
  await expectStreams(world, 1)
})

test('where data is saved there is no stream; it is closed when that begins, and opened when it ends', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 500)
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('test-saves')) localStorage.setItem('oriire_LOW_DATA', 'true')
    sessionStorage.setItem('test-saves', 'yes')
  })
  const seen = watch(page.context())
  await page.goto('/this-phone')
  const low = page.getByRole('checkbox', { name: /^Low data/ })
  await expect(low).toBeChecked()
  await page.waitForFunction(() => performance.now() > 3_000)
  expect(seen.streams).toEqual([])
  await low.uncheck()
  await expectStreams(world, 1)
  await low.check()
  await expectStreams(world, 0)
})

test('where streams do not come about, everything on the screen is asked for by the clock', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.route(`**${PATH}`, route => route.abort())
  await page.goto('/results?game=instant-cashout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await world.drawCurrentBatch()
  const newest = await newestBatch(world)
  // Three tries with pauses, then it falls back to asking.
  for (let second = 0; second < 30; second++) await page.clock.runFor(1_000)
  await expect(rowOf(page, newest).first()).toBeVisible()
})

test('who logs out hears nothing of the player any more: the stream begins anew as a visitor’s', async ({
  page,
  world,
  context,
}) => {
  const player = await world.signUp()
  await signIn(context, player)
  const seen = watch(context)
  await page.goto('/wallet')
  await expectStreams(world, 1)
  await world.call('POST', '/api/v1/session/logout/', { token: player.token })
  await expect.poll(() => seen.streams.length, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => seen.streams.at(-1)!.authorization, { timeout: 20_000 }).toBeUndefined()
})
