// Every screen opens, and late content moves nothing a thumb is on its way to: with slow answers.
import type { Page, Request } from 'playwright/test'
import { expect, test } from './base.ts'
import { listedRoutes, OPEN, PROTECTED } from './listed-routes.ts'
import { buy, withMoney } from './steps.ts'

/** As Chrome counts it: the share of the screen that moves, times how far. */
const MOST = 0.02
/** ms by which each answer and each script is late: the page is drawn before it is taken over. */
const LATE = 120
const lateBy = (path: string): number => (/^\/api\/(?!v1\/live)|\.js$/.test(path) ? LATE : 0)

interface Shift {
  value: number
  moved: string[]
}

const noteShifts = async (page: Page) => {
  // Each page is as on a first visit: no files and no answers left from the page before.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(() => {
    localStorage.removeItem('oriire_QUERIES')
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface Moved {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Moved[] }
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${from.y}+${from.height} -> ${to.y}: ${node instanceof Element ? node.outerHTML.slice(0, 90) : ''} ${node?.textContent?.slice(0, 40)}`,
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** @returns how many answers are still to come */
const watchAnswers = (page: Page): (() => number) => {
  const open = new Set<Request>()
  page.on('request', it => void (/\/api\/(?!v1\/live)/.test(it.url()) && open.add(it)))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', it => void open.delete(it))
  return () => open.size
}

/** @returns whatever moved further than it may, one line each */
const shiftsOf = async (page: Page, path: string, open: () => number): Promise<string[]> => {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.locator('h1, dialog[open]').first(), path).toBeAttached()
  await expect(page.locator('[data-early], [data-frame], [aria-busy=true], .skeleton'), path).toHaveCount(0)
  // An answer may lead to further requests.
  for (let quiet = 0; quiet < 3; quiet = open() === 0 ? quiet + 1 : 0)
    await page.evaluate(
      () =>
        new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30)))),
    )
  await expect(page.getByText(/There is no page at this address|This page did not open/), path).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum <= MOST ? [] : [`${path} ${sum.toFixed(3)}: ${shifts.flatMap(it => it.moved).join('\n    ')}`]
}

test.afterEach(({ world }) => world.answerLate())
test.use({ isMobile: false, reducedMotion: 'reduce' } as never)
// Hundreds of pages: shared by several workers.
test.describe.configure({ mode: 'parallel' })

test('every public page and open game page opens, and on none does what comes late move what is there §2.1, 2.2, 2.29, 2.31, 6.2', async ({
  page,
  world,
}) => {
  test.setTimeout(300_000)
  // The results make room for draws; only in the first minutes of a new service there is none.
  await world.drawCurrentBatch()
  await noteShifts(page)
  world.answerLate(lateBy)
  const open = watchAnswers(page)
  const faults: string[] = []
  const paths = listedRoutes({ amount: '500' }).flatMap(it => (it.isProtected ? [] : [it.path]))
  for (const path of new Set([...OPEN, ...paths])) faults.push(...(await shiftsOf(page, path, open)))
  expect(faults).toEqual([])
})

for (const [kind, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1280, height: 800 }],
] as const)
  test(`every screen that only players have opens, and on none does what comes late move what is there, on a ${kind} §2.31, 6.3, 6.6`, async ({
    page,
    player,
    world,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await withMoney(world, player, 2_000)
    // Tests before this one may have filled the draw on sale.
    await world.drawCurrentBatch()
    const id = await buy(world, player, [[1, 2, 3, 4]])
    await noteShifts(page)
    world.answerLate(lateBy)
    const open = watchAnswers(page)
    const faults: string[] = []
    const routes = listedRoutes({ amount: '500', '/game-history/$gameID': `/game-history/${id}` })
    const paths = routes.flatMap(it => (it.isProtected ? [it.path] : []))
    for (const path of new Set([...PROTECTED, ...paths])) {
      faults.push(...(await shiftsOf(page, path, open)))
      if (PROTECTED.includes(path)) await expect(page, path).toHaveURL(path)
    }
    expect(faults).toEqual([])
  })
