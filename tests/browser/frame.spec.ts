// What screens show before the app loads: the frame, from HTML alone.
import type { Locator, Page } from 'playwright/test'
import { expect, signIn, test, workerReady } from './base.ts'
import { scriptWith } from './built.ts'
import { listedRoutes } from './listed-routes.ts'
import { PASSWORD } from './service.ts'
import { STAKE, stakeOf, inNaira } from './steps.ts'

/** Withholds files, the app's code by default, until each function in the list is called: there is one for every request. */
const holdApp = async (page: Page, files = /\/assets\/base-/) => {
  const held: (() => void)[] = []
  await page.route(files, async route => {
    await new Promise<void>(go => held.push(go))
    await route.continue()
  })
  return held
}

/** Until the app is withheld and the door listens: the HTML itself asks for the app's files, maybe before the door runs. */
const doorListens = async (page: Page, held: (() => void)[]) => {
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('door').length)).toBe(1)
}

test('its frame is the worker’s answer for a screen of the app and a page of the website, and stands in the HTML of its first page @worker', async ({
  page,
  context,
}) => {
  expect(await (await page.goto('/dashboard'))!.text()).toContain('data-frame')
  await workerReady(page)
  await context.setOffline(true)
  for (const [path, frame] of [
    ['/dashboard', 'shell-app-all'],
    ['/wallet', 'shell-app-all'],
    ['/instant-cashout?source=x', 'shell-app-all'],
    ['/results', 'shell-public'],
    ['/results/IC-20261120-1205', 'shell-public'],
    ['/', undefined],
  ] as const) {
    const answer = (await page.goto(path))!
    const html = await answer.text()
    const found = html.includes('data-frame') ? /id="top" class="([\w-]+)"/.exec(html)?.[1] : undefined
    expect([path, answer.fromServiceWorker(), found]).toEqual([path, true, frame])
    await expect(page.locator('h1').first(), path).toBeAttached()
    await expect(page.locator('[data-frame]'), path).toHaveCount(0)
  }
})

test('the first answer of every listed address has something to show before the app comes, those for players alone the log-in too, names the files of its screen, and no attribute of a tag twice', async ({
  request,
}) => {
  for (const { path, isProtected } of listedRoutes({})) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<div id="root"><[^]*<main id="main"/)
    expect(html, path).not.toMatch(/<[a-z][^<>]* ([a-z-]+)="[^"]*"[^<>]* \1="/)
    expect(html.includes('<template id="log-in">'), path).toBe(isProtected)
  }
  for (const [path, source] of [
    ['/user/login', '_app/user/login.tsx'],
    // The service sends it to visitors only.
    ['/game-history/some-ticket', '_app/user/login.tsx'],
    ['/draw-alerts', '_app/draw-alerts.tsx'],
    ['/results/IC-20261120-1205', '_public/results/$gameID.tsx'],
  ] as const) {
    const html = await (await request.get(path)).text()
    const script = await scriptWith(`src/routes/${source}?`)
    expect(html, path).toContain(`<link rel="modulepreload" crossorigin href="${script}">`)
  }
})

test('the app takes the place of its frame without a move', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Pick a game and play')).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
})

test('a page has a title all the time, also as the app takes over, and one in the end', async ({ page }) => {
  await page.addInitScript(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    const watch = new MutationObserver(() => document.body && titles.push(document.title))
    watch.observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/wyse-cash', '/game-history', '/user/login']) {
    await page.goto(path)
    await expect(page.locator('head > title:not([data-static])'), path).toHaveCount(1)
    await expect(page.locator('head > title'), path).toHaveCount(1)
    const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles)
    expect(titles.length, path).toBeGreaterThan(1)
    expect(
      titles.filter(it => it === ''),
      path,
    ).toEqual([])
  }
})

test('an app that cannot be loaded says so in its frame, whose links work', async ({ page }) => {
  await page.route(/\/assets\/base-/, route => route.abort())
  await page.goto('/draw-alerts')
  await expect(page.getByRole('main')).toContainText('could not start')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await expect(bar.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menu')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('balls tapped before the app and its styles are there show at once, and are on the line when it runs', async ({
  page,
}) => {
  const held = await holdApp(page, /\/assets\/(base-.*js|.*css)$/)
  const opened = page.goto('/salary-for-life')
  const ball = (n: number) =>
    page.locator('.number-pad').getByRole('button', { name: String(n), exact: true })
  const early = page.locator('[data-early]')
  for (const n of [7, 8, 21, 40, 49, 7]) {
    await expect(async () => {
      const before = await ball(n).getAttribute('aria-pressed')
      await ball(n).click()
      expect(await ball(n).getAttribute('aria-pressed')).not.toBe(before)
    }).toPass()
  }
  await expect(early.getByRole('button', { pressed: true })).toHaveText(['8', '21', '40', '49'])
  await expect(page.locator('.play-line .ball-mine')).toHaveText(['8', '21', '40', '49'])
  await expect(page.getByText('Pick 1 more')).toBeVisible()
  const lookOf = (n: number) => ball(n).evaluate(it => getComputedStyle(it).background)
  expect(await lookOf(8)).not.toBe(await lookOf(7))
  for (const go of held) go()
  await opened
  await expect(early).toHaveCount(0)
  await expect(page.locator('.number-pad').getByRole('button', { pressed: true })).toHaveText([
    '8',
    '21',
    '40',
    '49',
  ])
  await expect(page.getByText('Pick 1 more')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('Pick 1 more')).toBeVisible()
})

test('a game in the HTML starts 75 px down, and its pad stays under the thumb when the app takes over, also for a visitor who scrolled further §2.25', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  for (const path of ['/instant-cashout', '/salary-for-life', '/quika'])
    for (const further of [0, 60]) {
      const held = await holdApp(page)
      const opened = page.goto(path)
      await doorListens(page, held)
      await expect(page.locator('[data-early]'), path).toBeVisible()
      expect(await top(), path).toBe(75)
      await page.evaluate(by => scrollBy(0, by), further)
      const placeOf = () => page.locator('.number-pad').evaluate(it => it.getBoundingClientRect().top)
      const before = await placeOf()
      for (const go of held) go()
      await opened
      await expect(page.locator('[data-early]'), path).toHaveCount(0)
      await expect(page.locator('.number-pad'), path).toBeVisible()
      expect(await top(), path).toBe(75 + further)
      expect(Math.abs((await placeOf()) - before), path).toBeLessThan(1)
      await page.unrouteAll()
    }
})

test('a button that is tapped before the app is there is pressed when it runs, and keeps the focus', async ({
  page,
}) => {
  const held = await holdApp(page)
  const opened = page.goto('/quika')
  const pick = page.getByRole('button', { name: 'Pick for me' }).first()
  await expect(page.locator('[data-early]')).toBeVisible()
  await doorListens(page, held)
  await pick.click()
  await expect(page.locator('.play-line .ball-mine')).toHaveCount(0)
  for (const go of held) go()
  await opened
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(page.locator('.number-pad').getByRole('button', { pressed: true })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Shuffle line' }).first()).toBeFocused()
  await page.unrouteAll()
})

test('choices and balls that are tapped before the app is there all count when it runs', async ({ page }) => {
  const held = await holdApp(page)
  const opened = page.goto('/instant-cashout')
  await expect(page.locator('[data-early]')).toBeVisible()
  await doorListens(page, held)
  const second = new RegExp(`^${inNaira(stakeOf('instant-cashout', 1))}`)
  for (const name of ['3 lines', second, '5', '5 lines', '6'])
    await page.getByRole('button', { name, exact: true }).click()
  for (const go of held) go()
  await opened
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit line 1: 5, 6' })).toBeVisible()
  for (const name of [second, '5 lines'])
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  await page.unrouteAll()
})

test('a press that begins before the app is there and ends after it counts: a button, a fold and a link', async ({
  page,
}) => {
  const press = async (path: string, on: (page: Page) => Locator) => {
    const held = await holdApp(page)
    const opened = page.goto(path)
    const first = await page.locator('#root > *').first().elementHandle()
    await doorListens(page, held)
    await on(page).hover()
    await page.mouse.down()
    for (const go of held) go()
    await opened
    await expect.poll(() => first!.evaluate(it => it.isConnected)).toBe(false)
    await page.mouse.up()
    await page.unrouteAll()
  }
  await press('/quika', it => it.getByRole('button', { name: 'Pick for me' }).first())
  await expect(page.locator('.number-pad').getByRole('button', { pressed: true })).toHaveCount(4)
  await press('/dashboard', it => it.getByRole('heading', { name: 'Salary for life multipliers' }))
  const cards = page.getByRole('region', { name: 'Salary for life: choose your multiplier' })
  await expect(cards.getByRole('button')).toHaveCount(6)
  await press('/', it => it.getByRole('link', { name: 'See the results' }))
  await expect(page).toHaveURL(/\/results$/)
})

test('the dashboard stands in its page: a game that is tapped before the app is there is opened when it runs', async ({
  page,
}) => {
  const held = await holdApp(page)
  const opened = page.goto('/dashboard')
  const early = page.locator('main[data-frame]')
  await expect(early.getByRole('link', { name: `Play ${inNaira(STAKE)}` })).toHaveAttribute(
    'href',
    '/instant-cashout',
  )
  // Numbers from here would be the same on every phone.
  await expect(early.locator('.ball')).toHaveText(['', '', '', ''])
  await doorListens(page, held)
  await early.getByRole('button', { name: 'Salary for life' }).click()
  for (const go of held) go()
  await opened
  await expect(page.getByRole('dialog', { name: 'Salary for life' })).toBeVisible()
  await expect(early).toHaveCount(0)
  await expect(page.locator('.ball-offered')).toHaveCount(4)
  await page.unrouteAll()
})

test('a public page is of use before the app is there: its clocks run, and a form that is filled in and sent is sent when it runs §2.62, 2.96, 4.31', async ({
  page,
}) => {
  const held = await holdApp(page)
  const opened = page.goto('/')
  const clocks = page.getByRole('main').getByRole('timer')
  await expect(clocks).toHaveText([/^0[0-4]:[0-5]\d$/, /^[01]\d:[0-5]\d:[0-5]\d$/])
  const before = await clocks.last().textContent()
  await expect(clocks.last()).not.toHaveText(before!)
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox').fill('early@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  expect(new URL(page.url()).search).toBe('')
  expect(held.length).toBeGreaterThan(0)
  for (const go of held) go()
  await opened
  const told = page.getByRole('dialog', { name: 'You have successfully subscribed for the newsletter' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(form.getByRole('textbox')).toHaveValue('')
  await page.unrouteAll()
})

test('the forms that begin an account and a session stand in their pages: what is typed before the app is there is typed when it runs, a press on the button sends it, and the way back stays in the links', async ({
  page,
}) => {
  const held = await holdApp(page)
  let opened = page.goto('/user/login?source=%2Fbanker')
  const main = page.locator('main[data-frame]')
  await expect(main.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await doorListens(page, held)
  await main.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/user\/signup\?source=%2Fbanker$/)
  for (const go of held.splice(0)) go()
  await opened
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(main).toHaveCount(0)

  opened = page.goto('/user/login')
  const number = main.getByRole('textbox', { name: 'Phone number' })
  await expect(number).toBeVisible()
  await doorListens(page, held)
  await number.fill('0803 111 2222')
  await main.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await main.getByRole('button', { name: 'Log in' }).click()
  expect(new URL(page.url()).search).toBe('')
  for (const go of held) go()
  await opened
  await expect(page.getByRole('dialog')).toContainText('Those details do not match')
  await page.unrouteAll()
})

test('a page for players has the log-in for visitors before the app is there, whose way leads back; with a token it is the frame', async ({
  page,
  player,
  context,
}) => {
  const held = await holdApp(page)
  let opened = page.goto('/game-history?tab=won#top')
  await expect(page.locator('main[data-frame]')).toBeVisible()
  await doorListens(page, held)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page).toHaveURL(/\/game-history\?tab=won#top$/)
  for (const go of held.splice(0)) go()
  await opened

  const stranger = await (await context.browser()!.newContext({ serviceWorkers: 'block' })).newPage()
  const heldAgain = await holdApp(stranger)
  opened = stranger.goto(new URL('/game-history?tab=won#top', page.url()).href)
  const main = stranger.locator('main[data-frame]')
  await main.getByRole('textbox', { name: 'Phone number' }).fill(player.phone)
  await doorListens(stranger, heldAgain)
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(stranger).toHaveURL(/\/user\/login\?source=%2Fgame-history%3Ftab%3Dwon%23top$/)
  for (const go of heldAgain) go()
  await opened
  await expect(stranger).toHaveURL(/\/game-history\?tab=won/)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await stranger.context().close()
  await page.unrouteAll()
})

/** Links of the header to log in and to sign up. */
const offers = (of: Page) => of.getByRole('banner').locator('[href^="/user/"]')

test('a signed-in player is not offered to log in or to sign up before a public page’s app is there, a visitor is, and nothing moves', async ({
  page,
  context,
  world,
}) => {
  await signIn(context, await world.signUp())
  const stranger = await (await context.browser()!.newContext({ serviceWorkers: 'block' })).newPage()
  for (const path of ['/', '/results']) {
    const held = await holdApp(page)
    const opened = page.goto(path)
    await doorListens(page, held)
    await expect(offers(page), path).toHaveCount(3)
    for (const offer of await offers(page).all()) await expect(offer, path).toBeHidden()
    const heldAgain = await holdApp(stranger)
    const openedToo = stranger.goto(new URL(path, page.url()).href)
    await doorListens(stranger, heldAgain)
    await expect(offers(stranger).filter({ visible: true }), path).toHaveText(['Login', 'Create account'])
    const places = (of: Page) =>
      offers(of).evaluateAll(all => all.map(it => JSON.stringify(it.getBoundingClientRect())))
    expect(await places(page), path).toEqual(await places(stranger))
    for (const go of [...held, ...heldAgain]) go()
    await Promise.all([opened, openedToo])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Top up' }), path).toBeVisible()
    await Promise.all([page.unrouteAll(), stranger.unrouteAll()])
  }
  await stranger.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the frame says what the app needs, and after a while that it does not come', async ({ page }) => {
    await page.goto('/banker')
    const words = page.locator('noscript p')
    await expect(words).toHaveText(/This app needs JavaScript/)
    await expect(words).toBeVisible()
    await expect(page.getByText('This takes longer than usual')).toBeVisible({ timeout: 20_000 })
  })
})
