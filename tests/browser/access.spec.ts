import type { Page } from 'playwright/test'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test } from './base.ts'
import { buy, EVERY_NUMBER, follow, pickLine, withMoney, STAKE } from './steps.ts'

/** The page of primitives, for developers: it shows loading states on purpose. */
const WORKSHOP = '/dev/ui'

const VISITOR = [
  '/',
  '/results',
  '/winners',
  '/about',
  '/faq',
  '/contact',
  '/terms',
  '/prizes',
  '/promises',
  '/dashboard',
  '/campaigns/wyse-cash',
  '/results?game=banker&date=yesterday',
  '/instant-cashout',
  '/instant-cashout/how-to-play',
  '/game-statistics',
  '/draw-alerts',
  '/this-phone',
  '/check-slip',
  '/shared-picks',
  '/shared-picks?text=hello',
  '/cashout-winning/cashout-withdrawal-details',
  '/user/login',
  '/user/signup',
  '/user/reset-password',
  '/salary-for-life',
  '/salary-for-life/how-to-play',
  '/quika',
  '/user/verify-phone-number',
  '/no/such/page',
  WORKSHOP,
]
const PLAYER = [
  '/dashboard',
  '/wallet',
  '/game-history',
  '/transactional-log',
  '/menu',
  '/fund-wallet/fund-channels?lowBalance=true',
  '/fund-wallet/paystack-fund-status',
  '/profile-settings/settings',
  '/profile-settings/your-data',
  '/draw-alerts',
  '/user/personal-info',
  '/instant-cashout/summary',
  '/banker',
  '/application/success',
  '/withdrawals/fund',
  '/withdrawals/steps',
  '/withdrawals/bankdetails',
  '/withdrawals/saved-beneficiaries',
  '/withdrawals/transaction-pin',
  '/withdrawals/successful-withdrawal',
]
const PHONE = { width: 360, height: 740 }
const SMALL = { width: 320, height: 640 }
const DESK = { width: 1280, height: 800 }

// Some thirty screens each, shared by several workers.
test.describe.configure({ mode: 'parallel' })

test.use({ viewport: PHONE, isMobile: false, reducedMotion: 'reduce' } as never)

const open = async (page: Page, path: string) => {
  await follow(page, path)
  await expect(page.locator('h1').first()).toBeAttached()
}

const loaded = async (page: Page, path: string) => {
  if (path !== WORKSHOP) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Without a phone's own shrinking to fit, which would make the window wider. */
const tooWide = async (page: Page, path: string): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [`${path}: ${over} px too wide`] : []
}

/** In both looks and at both widths, in one visit: what a width shows depends on media queries, which apply live. */
const faultsOf = async (page: Page, path: string): Promise<string[]> => {
  await page.setViewportSize(PHONE)
  await open(page, path)
  await loaded(page, path)
  const onPhone = await axeFaultsInBothLooks(page)
  await page.setViewportSize(SMALL)
  const wide = await tooWide(page, path)
  await page.setViewportSize(DESK)
  await loaded(page, path)
  const onDesk = await axeFaultsInBothLooks(page, ['dark', 'light'])
  return [...onPhone, ...wide, ...onDesk.map(it => `${DESK.width} px: ${it}`)]
}

test('no screen of a visitor has an accessibility fault at 360 px or 1280 px, light and dark, or is wider than a phone of 320 px', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const faults: string[] = []
  for (const path of VISITOR) faults.push(...(await faultsOf(page, path)))
  expect(faults).toEqual([])
})

test('no screen of a player has an accessibility fault at 360 px or 1280 px, light and dark, or is wider than a phone of 320 px', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(300_000)
  await withMoney(world, player, 20 * STAKE)
  const drawn = await buy(world, player, EVERY_NUMBER)
  await world.drawCurrentBatch()
  const waiting = await buy(world, player, [[1, 2, 3, 4]])
  const faults: string[] = []
  for (const path of [
    ...PLAYER,
    `/game-history/${drawn}`,
    `/game-history/${waiting}`,
    `/instant-cashout/batch-draw?id=${waiting}`,
  ])
    faults.push(...(await faultsOf(page, path)))
  expect(faults).toEqual([])
})

test('no public screen is wider than a phone of 320 px for a player either', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(180_000)
  await withMoney(world, player, 20 * STAKE)
  await buy(world, player, EVERY_NUMBER)
  await world.drawCurrentBatch()
  await page.setViewportSize(SMALL)
  const wide: string[] = []
  for (const path of VISITOR) {
    await open(page, path)
    wide.push(...(await tooWide(page, path)))
  }
  expect(wide).toEqual([])
})

test('in Pidgin no screen is wider than a phone of 320 px, and no stake is cut off', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(180_000)
  await withMoney(world, player, 2_000)
  await page.addInitScript(() => localStorage.setItem('oriire_LANGUAGE', '"pcm"'))
  await page.setViewportSize(SMALL)
  const wide: string[] = []
  for (const path of [...PLAYER, ...VISITOR, '/awoof', '/virtual', '/all-in', '/wyse-cash']) {
    await open(page, path)
    await loaded(page, path)
    wide.push(...(await tooWide(page, path)))
  }
  expect(wide).toEqual([])
  const cut = await page
    .locator('.note .num')
    .evaluateAll(all =>
      all.filter(it => it.getBoundingClientRect().right > it.closest('li')!.getBoundingClientRect().right),
    )
  expect(cut).toHaveLength(0)
})

test('the link of the menu that edits who one is has the size of a finger', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto('/menu')
  const edit = await page.getByRole('link', { name: 'Edit personal information' }).boundingBox()
  expect(Math.min(edit!.width, edit!.height)).toBeGreaterThanOrEqual(44)
})

test('in forced colours a number that is chosen is filled, on the board and in its line', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  const fills = (state: string) =>
    page
      .locator(`main .ball-${state}`)
      .evaluateAll(all => [...new Set(all.map(it => getComputedStyle(it).backgroundColor))])
  // Chosen just now, a ball still changes its colour.
  await expect.poll(() => fills('mine')).toHaveLength(1)
  const [chosen] = await fills('mine')
  expect(chosen).not.toMatch(/, 0\)$/)
  expect(await fills('off')).not.toContain(chosen)
})

test('in forced colours the button that plays has an edge, and what is chosen shows the focus too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/virtual')
  const play = page.getByRole('button', { name: 'View summary of picks' })
  await expect(play).not.toHaveCSS('border-top-width', '0px')
  const stake = page.getByRole('group', { name: 'Stake' }).getByRole('button', { pressed: true })
  await expect(stake).toHaveCSS('outline-offset', '-3px')
  await stake.press('Shift')
  await expect(stake).toHaveCSS('outline-offset', '2px')
})
