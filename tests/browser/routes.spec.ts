import { otherPages } from '#src/routes/-other-pages.ts'
import { titleOf } from '#src/screens/shared/page-title.ts'
import { expect, test } from './base.ts'
import { PROTECTED } from './listed-routes.ts'
import { appRuns, follow } from './steps.ts'

const comingSoon = otherPages.filter(it => it.title !== undefined)

test('every protected page sends a visitor to the login with its address as source §4.7, 6.5-6.7, 6.9, 6.11, 6.13, 6.15', async ({
  page,
}) => {
  for (const path of PROTECTED) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/user/login?source=${encodeURIComponent(path)}`)
  }
})

test('every listed page without a screen yet shows the coming-soon modal under its title', async ({
  page,
  player,
}) => {
  test.setTimeout(180_000)
  expect(player.token).not.toBe('')
  await page.goto('/dashboard')
  for (const { path, title } of comingSoon) {
    await page.goto(path)
    const modal = page.getByRole('dialog', { name: title, exact: true })
    await expect(modal, path).toContainText('Coming soon!!')
  }
})

test('the coming-soon modal says so with a football and leads to the dashboard when it is closed §2.81', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/loan-application')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('img', { name: 'A football' })).toBeVisible()
  await expect(modal).toContainText('Coming soon!!')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('protected pages without a screen yet are guarded all the same §6.10', async ({ page }) => {
  for (const { path, isProtected } of comingSoon) {
    if (!isProtected) continue
    await page.goto(path)
    await expect(page, path).toHaveURL(`/user/login?source=${encodeURIComponent(path)}`)
  }
})

test('the heading of a page comes from its address §2.13, 2.18, 2.24', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  for (const path of [
    '/wallet',
    '/game-history',
    '/fund-wallet/fund-channels/500',
    '/instant-cashout/how-to-play',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(titleOf(path))
  }
})

test('a back button stands on every app page but the dashboard, and leads back §2.25', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await page.goto('/instant-cashout')
  await page.getByRole('link', { name: 'How to Play' }).click()
  await expect(page).toHaveURL(/how-to-play$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('a change of page begins at the top, and 75 px lower on a game page of a phone §2.25, 9.34', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Home' }).click()
  await page
    .getByRole('region', { name: 'Choose a game' })
    .getByRole('button', { name: /Instant cashout/i })
    .click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(75)
  await page.getByRole('link', { name: 'How to Play' }).click()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0)
})

test('the footer is hidden where a game needs the room, and there elsewhere §2.9', async ({ page }) => {
  for (const path of [
    '/instant-cashout',
    '/salary-for-life',
    '/soccer-cash/game-selection',
    '/soccer-cash/predict-match-scores',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toBeAttached()
    await expect(page.locator('footer'), path).toHaveCount(0)
  }
  await page.goto('/dashboard')
  await expect(page.locator('footer')).toHaveCount(1)
})

test('an address that nobody listed gets a helpful page with a way home, and its own title in the tab wherever it is opened from', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('There is no page at this address')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the games' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveTitle(/^Dashboard/)
  await follow(page, '/no/such/page')
  await expect(page).toHaveTitle(/^Page not found/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Dashboard/)
  await follow(page, '/no/other/page')
  await expect(page).toHaveTitle(/^Page not found/)
  await page.getByRole('link', { name: 'Home' }).last().click()
  await expect(page).toHaveTitle(/^Oriire/)
})

for (const [language, missing] of [
  ['en-NG', 'No network'],
  ['pcm', 'Network no dey'],
] as const)
  test(`without a network and without a worker, a page that was never opened says in ${language} what is missing, and opens when it is back`, async ({
    page,
    context,
    troubles,
  }) => {
    await page.addInitScript(it => localStorage.setItem('oriire_LANGUAGE', JSON.stringify(it)), language)
    await page.goto('/terms')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await appRuns(page)
    await context.setOffline(true)
    // No other page shares a file with it (`NOT_KEPT`); which others do changes with every build.
    const gone = follow(page, '/dev/ui')
    await expect(page.getByRole('alert')).toContainText(missing)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Every piece' })).toBeVisible()
    await gone
    // The router logs that the page's file did not come.
    expect(troubles.filter(it => it !== 'TypeError')).toEqual([])
    troubles.length = 0
  })
