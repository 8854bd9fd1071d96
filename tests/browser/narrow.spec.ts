// The narrowest phones: what stands in a column, a card or a row stays inside it.
import type { Page } from 'playwright/test'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { kobo } from '#src/lib/money.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { expect, test } from './base.ts'
import { buy, shareLine, withMoney } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { makeWinner } from './withdrawing.ts'

test.use({ isMobile: false, viewport: { width: 320, height: 640 } } as never)

/** Elements that end right of what holds them, by their texts. */
const pushedOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(dl, dl *)')]
      .filter(it => {
        const { right, width } = it.getBoundingClientRect()
        return width > 1 && right > it.parentElement!.getBoundingClientRect().right + 1
      })
      .map(it => it.textContent),
  )

test('at 320 px the clocks, prizes, references and friends with long names stay in their columns, in English and in Pidgin', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await buy(world, player, [[1, 2, 3, 4]])
  const { token } = player
  const { body } = await world.call('GET', '/api/v1/wallet/transactions/', { token })
  const [move] = body.results as unknown as { id: string }[]
  await shareLine(world, player, [3, 13, 23, 33], ['Oluwadamilolawaranim', 'Wuraolaoluwaseunfunm'])
  for (const language of ['en', 'pcm']) {
    await page.addInitScript(it => localStorage.setItem('oriire_LANGUAGE', JSON.stringify(it)), language)
    for (const path of [
      '/',
      '/wyse-cash',
      '/salary-for-life/how-to-play',
      `/wallet/${move!.id}`,
      '/profile-settings/group-tickets',
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? /^en/ : 'pcm')
      await expect(page.locator('main dl').first(), path).toBeVisible()
      await expect(page.locator('[data-frame], [aria-busy=true]'), path).toHaveCount(0)
      expect(await pushedOut(page), `${path} ${language}`).toEqual([])
    }
  }
})

/** Lines that an element's text takes. */
const linesOf = (it: Element) => {
  const text = document.createRange()
  text.selectNodeContents(it)
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('at 320 px no arrow of the month stands at the end of a row, and the offer of a tour keeps its close button beside it and its words whole', async ({
  page,
  player,
  world,
}) => {
  // Long enough that only one of the other two sums has room beside it.
  await withMoney(world, player, 1_250_000)
  await buy(world, player, [[1, 2, 3, 4]])
  for (const language of ['en', 'pcm']) {
    await page.addInitScript(it => localStorage.setItem('oriire_LANGUAGE', JSON.stringify(it)), language)
    await page.goto('/wallet')
    const arrows = page.locator('section[aria-labelledby=wallet-month] li svg')
    await expect(arrows).toHaveCount(2)
    const alone = await arrows.evaluateAll(all =>
      all.filter(it => {
        const { top, bottom } = it.getBoundingClientRect()
        const sum = it.parentElement!.querySelector('span')!.getBoundingClientRect()
        return top > sum.bottom || bottom < sum.top
      }),
    )
    expect(alone).toEqual([])
    await page.goto('/dashboard')
    const offer = page.getByRole('region', { name: 'Tour' }).getByRole('button')
    await expect(offer).toHaveCount(2)
    const [start, close] = await offer.evaluateAll(all => all.map(it => it.getBoundingClientRect()))
    expect(close!.left, language).toBeGreaterThanOrEqual(start!.right)
    const question = page.getByRole('region', { name: 'Tour' }).getByRole('paragraph')
    // The app puts its own in the place of the prerendered one.
    await expect.poll(() => question.evaluate(linesOf), language).toBe(2)
  }
})

/** How far the page, or what scrolls in it, reaches beyond the screen. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('at 320 px a bank, a bid and a winner of ₦100,000,000 keep to the screen, however long their names are', async ({
  page,
  player,
  world,
}) => {
  const { db, ports } = world.service
  const name = 'Internationaloluwadamilolawaranimubarakat'
  await makeWinner(world, player, { naira: 100_000_000 })
  const item = { id: 'long', name, category: 'rice', picture: null, cash: kobo(850) } as const
  const prices = { price: kobo(1_000), chancePrice: kobo(50) }
  const opensAt = world.now()
  await db.tx(tx =>
    announceItem(tx, ports.beacon.chain, { ...item, ...prices }, { opensAt, closesAt: opensAt + HOUR }),
  )
  await world.runDue()
  await withMoney(world, player, 100)
  const bids = [{ item_id: 'long', amount_type: 'easy', chances: 1 }]
  const bid = await world.call('POST', '/api/v1/bids/', {
    token: player.token,
    key: crypto.randomUUID(),
    body: { bids, amount: '50', from_play_wallet: true, from_referral_wallet: false },
  })
  expect(bid.status, JSON.stringify(bid.body)).toBe(200)
  await page.route('**/api/fetch_banks/', async route => {
    const answer = await (await route.fetch()).text()
    await route.fulfill({ body: answer.replace('Access Bank', name), contentType: 'application/json' })
  })
  for (const path of ['/game-history', '/withdrawals/withdrawal-bankdetails']) {
    await page.goto(path)
    await expect(page.getByText(name).first(), path).toBeVisible()
    expect(await tooWide(page), path).toBe(0)
  }
  await page.goto('/wallet')
  const purse = page.getByRole('listitem', { name: wallets.winnings })
  const winnings = purse.getByText('₦100,000,000.00')
  await expect(winnings).toBeAttached()
  expect(await winnings.evaluate(linesOf)).toBe(1)
})

/** Where the words of the title end, px. */
const endOfTitle = (page: Page) =>
  page.locator('h1').evaluate(it => {
    const text = document.createRange()
    text.selectNodeContents(it)
    return text.getBoundingClientRect().right
  })

test('a play balance of a billion stays in one line at 320 px, on the page that tops it up, in the purse and in the bar, and at 360 px clear of the title', async ({
  page,
  player,
  world,
}) => {
  const { db } = world.service
  const { id } = (await db.one<{ id: number }>`
    select id from player where phone like '%' || ${player.phone.slice(1)}`)!
  const top = { debit: 'operator_funds', credit: walletCode(id, 'play'), kind: 'top_up', cause: 'a billion' }
  await db.tx(tx => post(tx, [{ ...top, amount: kobo(1_000_000_000) }]))
  await page.goto('/fund-wallet/fund-channels')
  const sum = page.getByRole('main').getByText('₦1,000,000,000.00')
  expect(await sum.evaluate(linesOf)).toBe(1)
  expect(await tooWide(page)).toBe(0)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Show play balance' }).click()
  expect(await sum.evaluate(linesOf)).toBe(1)
  // The sum in the bar stands below its words, beside the name.
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(60)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/transactional-log',
    '/more-details/saved-beneficiaries',
    '/withdrawals/testimonials',
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-frame], [data-early]'), path).toHaveCount(0)
    const topUp = page.getByRole('banner').getByRole('link', { name: /^Top up/ })
    expect((await topUp.boundingBox())!.x, path).toBeGreaterThanOrEqual(await endOfTitle(page))
  }
})

test('at 360 px a visitor reads the whole title of a page: the ways to an account stand beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/shared-picks',
    '/soccer-cash',
    '/game-statistics',
    '/cashout-winning/cashout-withdrawal-details',
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-frame], [data-early]'), path).toHaveCount(0)
    const end = await endOfTitle(page)
    const login = await page.locator('.shell-top').getByRole('link', { name: 'Login' }).boundingBox()
    expect(login!.x, path).toBeGreaterThanOrEqual(end)
  }
})

test('on a phone that lies on its side a draw and a card fill the width', async ({ page, player, world }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await withMoney(world, player, 1_000)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto(`/instant-cashout/batch-draw?id=${id}`)
  // The page's frame gives way to the app meanwhile.
  await expect.poll(() => page.locator('.stage').boundingBox()).toMatchObject({ x: 0, width: 740 })
  await page.goto('/withdrawals/steps')
  await expect
    .poll(() => page.locator('main .card').first().boundingBox())
    .toMatchObject({ x: 16, width: 708 })
})
