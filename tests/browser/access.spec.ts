import type { Page } from 'playwright/test'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test } from './base.ts'
import { buy, EVERY_NUMBER, withMoney } from './steps.ts'

// No worker: see CONTRIBUTING.
test.use({ serviceWorkers: 'block' })

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
  '/dev/ui',
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
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

// Some thirty screens each, shared by two workers.
test.describe.configure({ mode: 'parallel' })

/** In both looks, on one visit. */
const faultsOf = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeAttached()
  // The page of primitives shows loading states on purpose.
  if (path !== '/dev/ui') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return axeFaultsInBothLooks(page)
}

for (const { width, height } of SIZES) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height },
      isMobile: false,
      hasTouch: width < 768,
      reducedMotion: 'reduce',
    } as never)

    test(`no screen of a visitor has an accessibility fault at ${width} px, light and dark`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const faults: string[] = []
      for (const path of VISITOR) faults.push(...(await faultsOf(page, path)))
      expect(faults).toEqual([])
    })

    test(`no screen of a player has an accessibility fault at ${width} px, light and dark`, async ({
      page,
      player,
      world,
    }) => {
      test.setTimeout(240_000)
      await withMoney(world, player, 2_000)
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
  })
}

test('no screen is wider than a phone of 320 px', async ({ page, player, world }) => {
  test.setTimeout(180_000)
  await withMoney(world, player, 2_000)
  const id = await buy(world, player, EVERY_NUMBER)
  await world.drawCurrentBatch()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of [...VISITOR, ...PLAYER, `/game-history/${id}`]) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide.push(`${path}: ${over} px`)
  }
  expect(wide).toEqual([])
})
