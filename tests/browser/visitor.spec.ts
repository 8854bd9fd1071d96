import { expect, test } from './base.ts'
import { appRuns, buySureWin, closeAlert, unfold, withMoney, STAKE } from './steps.ts'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import { PRERENDERED } from './listed-routes.ts'

test.beforeAll(async ({ world }) => {
  const player = await world.signUp()
  await withMoney(world, player, 60 * STAKE)
  await buySureWin(world, player)
  await world.drawCurrentBatch()
})

// A separate world: others play in theirs, and past a jackpot's deadline someone has won it.
test.use({ worldOf: 'visitors' })

test('a visitor sees on the front page what it is, jackpots, countdowns, last results, winners, 18+ and licence §1.1, 1.18-1.21, 2.94, 9.11, 9.35', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `Play from ${formatMoney(cheapestTicket())}`,
  )
  for (const name of ['Super Jackpot', 'Mega Jackpot', 'Crown jumbo Jackpot'])
    await expect(page.getByRole('progressbar', { name: `${name} pool` })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'This draw closes in' }).first()).toHaveText(/^0\d:\d\d$/)
  await expect(page.getByRole('timer', { name: 'Next draw hour in' }).first()).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(
    page.getByRole('region', { name: 'Last results' }).getByRole('link', { name: /^IC-/ }).first(),
  ).toBeVisible()
  const winners = page.getByRole('region', { name: 'Winners' })
  await expect(winners.getByRole('tab', { name: 'Top 3', selected: true })).toBeVisible()
  await expect(winners.getByRole('list', { name: 'Top 3' }).getByRole('listitem').first()).toHaveText(
    /^1080\*{6}\d{2}.*₦[\d,]+/,
  )
  await winners.getByRole('tab', { name: 'Jackpot Winners' }).click()
  await expect(winners.getByRole('tabpanel', { name: 'Jackpot Winners' })).toContainText(
    'No Jackpot Winners yet',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Play from as low as')
  await expect(footer).toContainText('18+ only. Play responsibly')
  await expect(footer).toContainText('licence no.')
})

test('each game on the front page opens that game, and no id stands twice', async ({ page }) => {
  await page.goto('/')
  const games = page.getByRole('region', { name: 'The games' })
  await expect(games.getByRole('link', { name: /^Play / })).toHaveCount(7)
  const ids = await page.locator('[id]').evaluateAll(all => all.map(it => it.id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  await games.getByRole('link', { name: /^Play Quika/ }).click()
  await expect(page).toHaveURL(/\/quika$/)
  await expect(page.getByRole('region', { name: 'Number board' })).toBeVisible()
})

test('the newest draw on the front page is sealed by this phone once it has drawn it again, and not before', async ({
  page,
}) => {
  await page.goto('/')
  const draw = page.getByRole('region', { name: 'The latest draw' })
  const batch = draw.getByRole('link', { name: /^[A-Z]{2}-\d{8}-\d{4}$/ })
  await expect(batch).toBeVisible()
  await expect(draw).not.toContainText('passed')
  await draw.getByRole('button', { name: 'Check it on this phone' }).click()
  await expect(draw.getByText('3 of 3 checks passed on this phone')).toBeVisible()
  const code = await batch.textContent()
  await batch.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code!)
  await expect(page.getByText('3 of 3 checks passed on this phone')).toBeVisible()
})

test('before any script the front page names its games, each a link to it, and where its draws are', async ({
  browser,
  world,
}) => {
  // On a phone, what is below the first screen comes after the first picture, by rules of the page alone.
  for (const width of [360, 1280]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 740 } })
    const page = await context.newPage()
    await page.goto(world.url)
    await expect(page.getByRole('link', { name: /^Play Quika/ })).toHaveAttribute('href', '/quika')
    await expect(page.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/results')
    await expect(page.getByRole('heading', { name: 'Why you can trust a draw' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
    await context.close()
  }
})

test('the jackpots modal lists three jackpots, each with a progress bar §2.80, 3.12', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'How jackpots work' }).click()
  const modal = page.getByRole('dialog', { name: 'Jackpots' })
  await expect(modal.getByRole('progressbar')).toHaveCount(3)
  for (const name of ['Super Jackpot', 'Mega Jackpot', 'Crown jumbo Jackpot'])
    await expect(modal.getByRole('progressbar', { name })).toHaveAttribute('max', '100')
})

test('the mobile header of a visitor has Login and Create account §2.6', async ({ page }) => {
  await page.goto('/results')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/user\/login/)
  await expect(header.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    /^\/user\/signup/,
  )
})

test('no title in the bar of a phone meets the buttons beside it §2.6, 2.13', async ({ page }) => {
  for (const path of ['/check-slip', '/campaigns/wyse-cash', '/game-statistics', '/user/reset-password']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible()
    const end = await page.getByRole('heading', { level: 1 }).evaluate(title => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return range.getBoundingClientRect().right
    })
    const login = (await page.getByRole('banner').getByRole('link', { name: 'Login' }).boundingBox())!
    expect(end, path).toBeLessThan(login.x)
  }
})

test('the footer has its links, the social links that are set, support phones and a way back to the top §2.8, 2.119', async ({
  page,
}) => {
  await page.goto('/results')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Results', '/results'],
    ['Winners', '/winners'],
    ['Contact', '/contact'],
    ['Privacy policy', '/'],
    ['Terms', '/terms'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  for (const name of ['Facebook', 'Instagram']) await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toHaveCount(0)
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  const top = footer.getByRole('link', { name: 'Back to top' })
  await top.hover()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the newsletter form asks for an address of whatever form, which the service judges, subscribes, says so and is empty again; the links that are mailed say yes and unsubscribe §1.15, 2.96, 4.29, 4.31, 5.5, 8.11', async ({
  page,
  world,
}) => {
  await page.goto('/contact')
  // What is below the fold loads when it comes near.
  await page.getByRole('link', { name: 'Back to top' }).hover()
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('This field is required')).toBeVisible()
  await form.getByRole('textbox').fill('ada at example')
  await form.getByRole('button', { name: 'Subscribe' }).focus()
  await expect(form.getByText('Enter an e-mail address')).toHaveCount(0)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const refused = page.getByRole('dialog', { name: 'Enter an e-mail address, like ada@example.com' })
  await closeAlert(refused)
  await form.getByRole('textbox').fill('ada@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const alert = page.getByRole('dialog', { name: 'You have successfully subscribed for the newsletter' })
  await expect(alert).toContainText('You can go ahead and close this alert by clicking the button below.')
  await expect(alert).toContainText('Now say yes in the e-mail that we sent you.')
  await closeAlert(alert)
  await expect(form.getByRole('textbox')).toHaveValue('')

  const follow = async (deed: string) => {
    const [, path] =
      new RegExp(`(/newsletter\\?${deed}=\\S+)`).exec(await world.lastMessage('ada@example.com')) ?? []
    await page.goto(path!)
  }
  await follow('confirm')
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByText('You get our newsletter from now on')).toBeVisible()
  await follow('leave')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You get no more newsletters')).toBeVisible()
})

test('the results page lists draws that can be searched, sorted and paged; one opens with its proof §1.14, 2.1, 2.100, 2.102', async ({
  page,
}) => {
  await page.goto('/results')
  const link = page.getByRole('link', { name: /^IC-\d{8}-\d{4}$/ }).first()
  const batch = (await link.textContent())!.trim()
  const draws = page.getByRole('region', { name: 'Instant cashout draws' })
  await expect(draws.getByText(/^Showing 1 to \d+ out of \d+ entries$/)).toBeVisible()
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
    await expect(draws.getByRole('button', { name })).toBeVisible()
  await draws.getByRole('searchbox', { name: 'Batch code or numbers' }).fill('no such batch at all')
  await expect(draws.getByText('No data available')).toBeVisible()
  await draws.getByRole('searchbox').fill(batch)
  await link.click()
  await expect(page).toHaveURL(`/results/${batch}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(batch)
  await page.getByRole('button', { name: 'Check this draw on your phone' }).click()
  await expect(page.getByText(/^(\d) of \1 checks passed on this phone$/)).toBeVisible()
})

test('the winners page has a tab for each game and one for the jackpots, a search for e-mail or phone number, and its empty states §1.14, 2.51, 2.53-2.55, 3.22, 3.25', async ({
  page,
}) => {
  await page.goto('/winners')
  const tabs = page.getByRole('tab')
  for (const name of ['Salary for Life', 'Instant Cashout', 'Wyse Cash', 'Jackpot Winners'])
    await expect(tabs.filter({ hasText: name })).toBeVisible()
  await expect(tabs.filter({ hasText: 'Instant Cashout' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('searchbox', { name: 'Email / Phone number' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play next game' })).toBeVisible()
  await expect(page.getByText('Latest top winning ticket')).toBeVisible()
  await expect(page.locator('tr', { hasText: /^080\*{6}\d{2}/ }).first()).toBeVisible()
  // A search for a whole number finds its row, which shows only the ends.
  const winner = page.locator('tbody tr', { hasText: /^080\*{6}\d{2}/ })
  const [, end = ''] = /^080\*{6}(\d\d)/.exec((await winner.first().textContent()) ?? '') ?? []
  const search = page.getByRole('searchbox', { name: 'Email / Phone number' })
  await search.fill('0903 123 4500')
  await expect(winner).toHaveCount(0)
  await search.fill(`0803 123 45${end}`)
  await expect(winner.first()).toContainText(`080******${end}`)
  await search.fill('')
  const top = page.getByRole('list', { name: 'Top winners' }).getByRole('listitem')
  await expect(top.first()).toBeVisible()
  expect(await top.count()).toBeLessThanOrEqual(3)
  for (const [at, winner] of (await top.all()).entries())
    await expect(winner).toHaveText(new RegExp(`^${at + 1}\\s*080\\*{6}\\d{2}.*₦[\\d,]+`))
  for (const [tab, none, plays] of [
    ['Salary for Life', 'No Game Won History yet', 1],
    ['Jackpot Winners', 'No Jackpot Winners yet', 0],
  ] as const) {
    await tabs.filter({ hasText: tab }).click()
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByPlaceholder('Email / Phone number')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play next game' })).toHaveCount(plays)
  }
  await expect(page.locator('body')).not.toContainText(/\b0803\d{7}\b/)
})

test('the dashboard is open to visitors: six stake cards, consent before play, games, plays, countdown; nobody asks who they are §2.35-2.42, 2.56, 2.62, 6.2, 7.58', async ({
  page,
}) => {
  let asked = 0
  page.on('request', request => (asked += Number(request.url().endsWith('/api/web/user/'))))
  await page.goto('/dashboard')
  const cards = page.getByRole('list', { name: 'Stakes' }).getByRole('listitem').filter({ hasText: 'Win up' })
  await expect(cards).toHaveText(
    instantCashout.stakes.map(
      ({ stake, topPrize, comingSoon }) =>
        new RegExp(
          `^${formatMoney(stake)}Win up to ${formatMoney(topPrize)}${comingSoon ? 'Coming soon' : 'Play now$'}`,
        ),
    ),
  )
  const next = page.getByRole('region', { name: 'Countdown to next selection' })
  await expect(next).toContainText(/^Countdown to next selection\d{1,2}[ap]m draw/)
  await expect(next.getByRole('timer', { name: 'Next draw hour in' })).toHaveText(/^\d\d:\d\d:\d\d$/)
  await unfold(page, 'How people play')
  await expect(page.getByRole('region', { name: 'Game plays' })).toBeVisible()
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click()
  const consent = page.getByRole('dialog', { name: 'Before you play' })
  await expect(consent).toContainText('above 18')
  await consent.getByRole('button', { name: 'I agree, continue' }).click()
  await expect(page).toHaveURL(/\/instant-cashout/)
  expect(asked).toBe(0)
})

test('the game picker goes straight to instant cashout, and asks first for salary for life §2.43, 2.45, 2.46, 2.69', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const games = page.getByRole('region', { name: 'Choose a game' })
  await games.getByRole('button', { name: /Salary for life/i }).click()
  const intro = page.getByRole('dialog', { name: 'Salary for life' })
  await expect(intro).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('oriire_TARGET'))).toBe('"/salary-for-life"')
  await intro.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/salary-for-life$/)
  await page.goto('/dashboard')
  await games.getByRole('button', { name: /Instant cashout/i }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('the introduction of awoof says how an item is won, and leads to it §2.45, 2.69', async ({
  page,
  player,
}) => {
  expect(player.phone).toBeTruthy()
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Choose a game' }).getByRole('button', { name: 'Awoof' }).click()
  const intro = page.getByRole('dialog', { name: 'Awoof' })
  await expect(intro).toContainText('One of the numbers sold wins an item, at 10pm on its day.')
  await intro.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/awoof$/)
})

test('the reasons to pay are told in a modal §2.66', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Why do I pay?' }).click()
  const modal = page.getByRole('dialog', { name: 'Why do I pay' })
  for (const reason of [/register/i, /more tickets/i, /random/i, /nobody is favoured/i])
    await expect(modal).toContainText(reason)
})

test('the mobile bottom bar leads to Home, history, chat, wallet and menu §2.11', async ({ page }) => {
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await expect(bar.getByRole('link')).toHaveCount(5)
  const links = await bar.getByRole('link').evaluateAll(all => all.map(it => it.getAttribute('href')))
  expect(links).toEqual(['/dashboard', '/game-history', '/chats-and-tips', '/wallet', '/menu'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

test('the banner of the jackpots moves while it is in sight, until it is stopped §2.92', async ({ page }) => {
  await page.goto('/dashboard')
  await appRuns(page)
  const banner = page.getByRole('region', { name: 'Jackpot news' })
  await expect(banner).toContainText(
    'Play and stand a chance to win the Super Jackpot, Mega jackpot or Crown jumbo jackpot',
  )
  const moves = () =>
    banner
      .locator('.strip-moving')
      .evaluate(it => it.getAnimations().some(its => its.playState === 'running'))
  // Out of sight it rests.
  await expect.poll(moves).toBe(false)
  await banner.scrollIntoViewIfNeeded()
  await expect.poll(moves).toBe(true)
  await banner.getByRole('button', { name: 'Pause Jackpot news' }).click()
  await expect(banner.getByRole('button', { name: 'Play Jackpot news' })).toBeVisible()
  expect(await moves()).toBe(false)
})

test('what we promise stands counted on a page that every public page leads to, and the page says of each day what was missed', async ({
  page,
  world,
}) => {
  await world.service.db.many`
    insert into promise_kept (day, days, what, many, missed, median, p95, slowest)
    select (game_clock() at time zone 'Africa/Lagos')::date - 1, days, what, 1730, 2, 12000, 30000, 61000
    from unnest(array[1, 30]) days, unnest(array['draws', 'minutes']) what on conflict do nothing`
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our promises' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our promises, counted' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Draws on time' })).toContainText(/[\d,]+ of [\d,]+ \(\d/)
  await expect(page.getByRole('region', { name: 'Our service was running' })).toContainText(/% of the time/)
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/^\d{2}\/\d{2}\/20\d{2}/)
  await page.getByRole('link', { name: 'Check a draw' }).click()
  await expect(page).toHaveURL(/\/results/)
})

test('every prerendered page shows its heading without script §2.1', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of PRERENDERED) {
    await page.goto(world.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('[style]').count(), path).toBe(0)
  }
  await context.close()
})

test('search engines may list the public pages, and neither made-up addresses nor those of one player', async ({
  page,
}) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="(\w+)">/.exec(await (await page.request.get(path)).text())?.[1]
  for (const path of ['/', '/terms', '/quika', '/banker']) expect(await robots(path), path).toBe(undefined)
  for (const path of ['/made/up', '/nothing-here', '/wallet', '/newsletter'])
    expect(await robots(path), path).toBe('noindex')
})
