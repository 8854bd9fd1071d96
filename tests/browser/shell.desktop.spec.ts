import type { Locator } from 'playwright/test'
import { expect, test, workerReady } from './base.ts'
import { openSandboxItems } from './items.ts'
import { buy, callVirtual, EVERY_NUMBER, withMoney, STAKE } from './steps.ts'
import type { Player, World } from './service.ts'
import { makeWinner } from './withdrawing.ts'

/** Two chances, from the play wallet. @returns the item's name and the bid's id */
const bidForRice = async (world: World, player: Player) => {
  const { body } = await world.call('GET', '/api/v1/items/')
  const rows = body.results as unknown as { id: string; name: string }[]
  const { id, name } = rows.find(it => it.name.includes('Bag of rice'))!
  const { body: placed } = await world.call('POST', '/api/v1/bids/', {
    token: player.token,
    key: crypto.randomUUID(),
    body: {
      bids: [{ item_id: id, amount_type: 'easy', chances: 2 }],
      amount: '100',
      from_play_wallet: true,
      from_referral_wallet: false,
    },
  })
  return { name, bid: (placed.bids as unknown as { bidId: string }[])[0]!.bidId }
}

test('the public header has Home, Results, Winners and Contact, Log in and Play Now §2.4, 2.5', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Main' })
  const links = await main
    .getByRole('link')
    .evaluateAll(all => all.map(it => [it.textContent, it.getAttribute('href')]))
  expect(links).toEqual([
    ['Home', '/'],
    ['Results', '/results'],
    ['Winners', '/winners'],
    ['Contact', '/contact'],
  ])
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login')
  await header.getByRole('link', { name: 'Play Now' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the left sidebar of a player has six links and marks the one of this page §2.10, 6.4', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/wallet')
  const side = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(side.getByRole('link')).toHaveCount(6)
  const links = await side.getByRole('link').evaluateAll(all => all.map(it => it.getAttribute('href')))
  expect(links).toEqual([
    '/dashboard',
    '/game-history',
    '/wallet',
    '/refer-earn',
    '/game-statistics',
    '/profile-settings/settings',
  ])
  await expect(side.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page')
  await expect(side.getByRole('link', { name: 'Games' })).not.toHaveAttribute('aria-current', 'page')
})

test('a visitor does not see the private links of the sidebar, and is offered an account §2.12, 6.1, 6.2, 6.4', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const side = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(side.getByRole('link')).toHaveCount(2)
  const links = await side.getByRole('link').evaluateAll(all => all.map(it => it.getAttribute('href')))
  expect(links).toEqual(['/dashboard', '/game-statistics'])
  const right = page.getByRole('complementary', { name: 'Wallet and profile' })
  await expect(right.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login')
  await expect(right.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/user/signup')
})

test('the right sidebar of a player has the balance behind asterisks, Top up, Withdrawal and the profile menu §1.1, 2.12, 2.49, 2.50, 3.9, 6.3', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_500)
  await page.goto('/game-history')
  const right = page.getByRole('complementary', { name: 'Wallet and profile' })
  await expect(right).toContainText('*')
  await expect(right).not.toContainText('1,500')
  await right.getByRole('button', { name: 'Show play balance' }).click()
  await expect(right).toContainText('₦1,500.00')
  await expect(right.getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    /^\/fund-wallet\/fund-channels/,
  )
  await expect(right.getByRole('link', { name: 'Withdrawal' })).toHaveAttribute('href', '/withdrawals/fund')
  await right.getByRole('button', { name: /^Profile menu of/ }).click()
  await expect(right.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/profile-settings/settings',
  )
  await right.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
})

test('a bid that waits for its draw is named by its numbers among the tickets in play', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await withMoney(world, player, 1_000)
  const { name } = await bidForRice(world, player)
  await page.goto('/game-history')
  const inPlay = page.getByRole('region', { name: 'Your tickets in play' })
  const bid = inPlay.getByRole('listitem').filter({ hasText: name })
  await expect(bid).toContainText(/Numbers? \d+ to \d+/)
  await expect(bid).not.toContainText('line')
  // Its free line cost nothing.
  const free = inPlay.getByRole('listitem').filter({ hasText: '1 line, bought' })
  await expect(free).toContainText('₦0')
})

test('the PIN shown on the page of one bid is not shown on that of the next one, opened from the list beside it §1.8', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  await withMoney(world, player, 1_000)
  await world.call('POST', '/api/v1/transaction-pin/', {
    token: player.token,
    body: { pin: '4071', confirm_pin: '4071' },
  })
  const { bid: first } = await bidForRice(world, player)
  const { bid: second } = await bidForRice(world, player)
  // Both are kept, so that the second is on screen at once.
  await page.goto('/awoof')
  await expect(page.getByRole('region', { name: 'Your bids' }).getByText(/^Bag of rice/)).toHaveCount(2)
  await page.goto(`/awoof/${first}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Show the cash-out PIN' }).click()
  await main.getByLabel('Transaction PIN').fill('4071')
  await main.getByRole('button', { name: 'Show the cash-out PIN' }).click()
  await expect(main.getByText(/^\d{6}$/)).toBeVisible()
  const inPlay = page.getByRole('region', { name: 'Your tickets in play' })
  await inPlay.locator(`a[href="/awoof/${second}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/awoof/${second}$`))
  await expect(main.getByRole('button', { name: 'Show the cash-out PIN' })).toBeVisible()
  await expect(main.getByText(/^\d{6}$/)).toHaveCount(0)
})

test('on a computer links lead to the menu, and from the settings to standing orders, group tickets and chats', async ({
  page,
  player,
}) => {
  expect(player.token).toBeTruthy()
  await page.goto('/game-history')
  const right = page.getByRole('complementary', { name: 'Wallet and profile' })
  await right.getByRole('button', { name: /^Profile menu of/ }).click()
  await right.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page).toHaveURL(/\/menu$/)
  for (const [name, address] of [
    ['Standing orders', /\/profile-settings\/standing-orders$/],
    ['Group tickets', /\/profile-settings\/group-tickets$/],
    ['Chats and tips', /\/chats-and-tips$/],
  ] as const) {
    await page.getByRole('link', { name: 'Profile and Settings' }).click()
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('the bottom bar is for phones, the sidebars are for wider screens: 768 px is the border §2.11, 9.25', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  const side = page.getByRole('navigation', { name: 'Sidebar' })
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(side).toBeVisible()
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(side).toBeHidden()
  await expect(bar).toBeVisible()
})

test('the theme follows the device until the player chooses one, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await paper()).toBe('dark')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click()
  expect(await paper()).toBe('light')
  await page.reload()
  await expect.poll(paper).toBe('light')
})

test('a look chosen against the device’s is there in the first picture, before any script @worker', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard')
  await workerReady(page)
  const kept = (look: string) =>
    expect.poll(() => page.evaluate(name => caches.has(name), `oriire-look-${look}`))
  // A page where none of our scripts run: shows exactly what the worker answered.
  const firstPicture = async (path: string) => {
    const bare = await context.newPage()
    const devtools = await context.newCDPSession(bare)
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
    const answer = (await bare.goto(path))!
    expect(answer.fromServiceWorker(), path).toBe(true)
    const seen = {
      paper: await bare.locator('html').evaluate(it => getComputedStyle(it).backgroundColor),
      bar: await bare.locator('meta[name=theme-color]').first().getAttribute('content'),
    }
    await bare.close()
    return seen
  }
  const light = { paper: 'rgb(247, 240, 228)', bar: '#34114f' }
  const dark = { paper: 'rgb(21, 10, 29)', bar: '#2b0d42' }
  const pages = ['/', '/dashboard', '/wallet', '/results']
  expect(await firstPicture('/dashboard')).toEqual(light)
  const theme = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name })
  await theme('Dark').click()
  await kept('dark').toBe(true)
  for (const path of pages) expect([path, await firstPicture(path)]).toEqual([path, dark])
  // The worker may have stopped; the next one reads the choice again.
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  expect(await firstPicture('/dashboard')).toEqual(dark)
  await theme('Like the device').click()
  await kept('dark').toBe(false)
  for (const path of pages) expect([path, await firstPicture(path)]).toEqual([path, light])
})

test('the table of transactions has page sizes from 10 to 50 and says which rows it shows §2.99-2.102, 9.26', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/wallet')
  await expect(page.getByText('Showing 1 to 1 out of 1 entries')).toBeVisible()
  const sizes = await page.getByRole('combobox').first().locator('option').allTextContents()
  expect(sizes.map(text => Number(/\d+/.exec(text)?.[0]))).toEqual([10, 20, 30, 40, 50])
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('zzzz')
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('Showing 0 to 0 out of 0 entries')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('')
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await expect(page.getByText('Showing 0 to 0 out of 0 entries')).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page.getByText('Showing 1 to 1 out of 1 entries')).toBeVisible()
})

test('the table of tickets shows all of its columns beside the sidebars', async ({ page, world, player }) => {
  await withMoney(world, player, 20 * STAKE)
  await buy(world, player, EVERY_NUMBER)
  await world.drawCurrentBatch()
  await buy(world, player, EVERY_NUMBER)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/game-history')
    await expect(page.getByRole('row')).toHaveCount(3)
    const box = page.locator('.table-box')
    expect(await box.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  }
})

/** Amounts of a list that wrap onto a second line. */
const broken = (amounts: Locator) =>
  amounts.evaluateAll(all => {
    const range = document.createRange()
    return all.flatMap(it => {
      range.selectNodeContents(it)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [it.textContent] : []
    })
  })

test('beside the sidebars each balance of millions stands on one line', async ({ page, world, player }) => {
  await withMoney(world, player, 1_404_650)
  await makeWinner(world, player, { naira: 1_235_654 })
  await page.goto('/wallet')
  const wallets = page.getByRole('list', { name: 'Wallets' })
  await expect(wallets).toContainText('₦1,235,654.00')
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await broken(wallets.locator('p > .num')), `${width} px`).toEqual([])
  }
})

test('on a computer the offer of a tour below the board is as high as what it says', async ({ page }) => {
  for (const path of ['/instant-cashout', '/salary-for-life', '/quika']) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Number board' })).toBeVisible()
    const offer = page.getByRole('region', { name: 'Tour' })
    // The prerendered page, which the app replaces, offers it too.
    await expect.poll(async () => (await offer.boundingBox())?.height ?? Infinity, path).toBeLessThan(100)
  }
})

test('each bank of the list is as high as a finger wants', async ({ page, world, player }) => {
  await makeWinner(world, player, { naira: 1_000 })
  await page.goto('/withdrawals/bankdetails')
  const banks = page.getByRole('list', { name: 'Banks' }).getByRole('button')
  await expect(banks.first()).toBeVisible()
  const heights = await banks.evaluateAll(all => all.map(it => it.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('on a computer every tab is seen, as a mouse moves no row', async ({ page }) => {
  await page.goto('/winners')
  const tabs = page.getByRole('tablist').first()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await tabs.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  }
})

test('on a computer the countdown to the next draw hour is told once, beside the page, in either language §2.62', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Countdown to next selection' })
  await expect(next).toHaveCount(1)
  await expect(next.getByRole('timer', { name: 'The next draw hour' })).toHaveText(/^\d\d:\d\d:\d\d$/)
  const besideThePage = async (name: string) => {
    const box = await page.getByRole('complementary').getByRole('region', { name }).boundingBox()
    return box!.x > 400 && box!.y < 40
  }
  await page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(() => besideThePage('Countdown to next selection')).toBe(true)
  await page.evaluate(() => localStorage.setItem('oriire_LANGUAGE', '"pcm"'))
  await page.reload()
  await expect.poll(() => besideThePage('Time wey remain for next draw')).toBe(true)
})

const expectKept = async (within: Locator, login: string) => {
  for (const [name, path] of [
    [login, '/user/login'],
    ['Create account', '/user/signup'],
  ] as const)
    await expect(within.getByRole('link', { name })).toHaveAttribute('href', `${path}?source=%2Fwallet`)
}

test('beside the form, and above it on phones, the links of log-in and sign-up keep where the visitor wanted to go §2.6, 2.117', async ({
  page,
}) => {
  for (const path of ['/user/login', '/user/signup']) {
    await page.goto(`${path}?source=%2Fwallet`)
    const aside = page.getByRole('region', { name: 'Join' })
    const top = page.getByRole('banner')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectKept(aside, 'Log in')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectKept(top, 'Login')
  }
})

test('on a desk a form begins where the heading of its page does', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  const PATHS = [
    '/user/reset-password',
    '/user/personal-info',
    '/more-details/create-pin',
    '/profile-settings/email',
    '/profile-settings/forgot-pin',
    '/profile-settings/phone-update-otp',
    '/withdrawals/upload',
    '/withdrawals/fund',
    '/fund-wallet/fund-channels',
    '/profile-settings/safer-play',
  ]
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.locator('[data-frame], [aria-busy=true]')).toHaveCount(0)
    const offset = () =>
      page
        .locator('main')
        .evaluate(main =>
          ['.shell-heading + *', '.shell-heading']
            .map(it => main.querySelector(it)?.getBoundingClientRect().x ?? NaN)
            .reduce((content, heading) => content - heading),
        )
    await expect.poll(offset, path).toBe(0)
  }
})

test('on a desk the band above the picks of virtual matches is as wide as their slip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await callVirtual(page)
  const widthOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())!.width
  await expect(page.getByRole('region', { name: 'Your ticket', exact: true })).toBeVisible()
  expect(await widthOf('Virtual soccer')).toBe(await widthOf('Your ticket'))
})

test('on a desk the front page has one gold button', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Play Now' })).toBeVisible()
  await expect(page.locator('.btn-gold:visible')).toHaveCount(1)
})
