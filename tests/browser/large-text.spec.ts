// Text at 200% by the browser's own setting: nothing scrolls sideways, no clock is cut off, and the focus is
// never under a bar; on a sideways phone the bars make room for the game.
import type { Page } from 'playwright/test'
import { games } from '#src/games/rules.ts'
import { pathsOf } from '#src/games/paths.ts'
import { launch } from './launch.ts'
import { expect, test } from './base.ts'
import { listedRoutes } from './listed-routes.ts'
import { buy, EVERY_NUMBER, follow, openSummary, pickLine, withMoney, STAKE } from './steps.ts'
import { makeWinner } from './withdrawing.ts'
import type { Player, World } from './service.ts'

const TEXT = 32 // px instead of the usual 16
const UPRIGHT = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const SIDEWAYS = { width: 740, height: 360 }

test.use({
  isMobile: false,
  viewport: UPRIGHT,
  reducedMotion: 'reduce',
  launchOptions: launch(`--blink-settings=defaultFontSize=${TEXT}`),
} as never)

const opened = async (page: Page, path: string) => {
  await follow(page, path)
  await expect(page.locator('h1, dialog[open]').first(), path).toBeAttached()
  await expect(page.locator('[data-frame], [aria-busy=true]'), path).toHaveCount(0)
}

/** Words on more than three lines, squeezed by what is beside them. Parts of codes and addresses do not count. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Hidden words, for screen readers, are a pixel wide.
      if (text.parentElement!.getBoundingClientRect().width <= 1) continue
      for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}₦][\p{L}\d,.]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(it => Math.round(it.top))).size > 3) found.add(word)
      }
    }
    return [...found].map(word => `squeezed: ${word}`)
  })

/** Elements wider than the screen, and clocks cut off by their container. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const over = root.scrollWidth - root.clientWidth
    const cut = [...document.querySelectorAll<HTMLElement>('[role=timer]')].filter(timer => {
      const text = document.createRange()
      text.selectNodeContents(timer)
      const { left, right, width } = text.getBoundingClientRect()
      if (width === 0) return false
      for (let box: HTMLElement | null = timer; box; box = box.parentElement) {
        const around = box.getBoundingClientRect()
        const clips = box === root || getComputedStyle(box).overflowX !== 'visible'
        if (clips && (left < around.left - 1 || right > around.right + 1)) return true
      }
      return text.getClientRects().length > 1
    })
    return [...(over > 0 ? [`${over} px too wide`] : []), ...cut.map(timer => `cut: ${timer.textContent}`)]
  })

/** Every listed address, with tickets of a player who has some. */
const addresses = async (world: World, player: Player) => {
  await withMoney(world, player, 20 * STAKE)
  const drawn = await buy(world, player, EVERY_NUMBER)
  await world.drawCurrentBatch()
  const waiting = await buy(world, player, [[1, 2, 3, 4]])
  const moves = await world.call('GET', '/api/v1/wallet/transactions/', { token: player.token })
  const [move] = moves.body.results as unknown as { id: string }[]
  const routes = listedRoutes({
    amount: '500',
    transactionID: move!.id,
    '/game-history/$gameID': `/game-history/${drawn}`,
  })
  return [
    ...routes.map(it => it.path),
    `/game-history/${waiting}`,
    `/instant-cashout/batch-draw?id=${waiting}`,
  ]
}

test('at 200% text no listed screen scrolls sideways and no countdown is cut', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(420_000)
  const paths = await addresses(world, player)
  const faults: string[] = []
  await opened(page, '/dashboard')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${TEXT}px`)
  for (const path of paths) {
    await opened(page, path)
    for (const fault of await faultsOf(page)) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('at 200% text and in Pidgin no listed screen scrolls sideways at 320 or 360 px, and no word is squeezed to a few letters a line', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(420_000)
  const paths = await addresses(world, player)
  await page.addInitScript(() => localStorage.setItem('oriire_LANGUAGE', '"pcm"'))
  await opened(page, '/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pcm')
  const faults: string[] = []
  for (const path of paths) {
    await opened(page, path)
    for (const size of [NARROW, UPRIGHT]) {
      await page.setViewportSize(size)
      for (const fault of [...(await faultsOf(page)), ...(await squeezed(page))])
        faults.push(`${path}, ${size.width} px: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

test('at 200% text on a computer every prize stays inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/salary-for-life', '/virtual']) {
    await opened(page, path)
    const over = await page
      .locator('main :is(button, .card)')
      .evaluateAll(all => all.filter(it => it.scrollWidth > it.clientWidth + 1).map(it => it.textContent))
    expect(over, path).toEqual([])
  }
})

test('at 200% text the name and the number in the menu keep their lines', async ({ page, player, world }) => {
  const { token } = player
  const body = { first_name: 'Oluwadamilola', last_name: 'Okafor', gender: 'Female' }
  expect((await world.call('PUT', '/api/web/user/', { token, body })).status).toBe(200)
  await opened(page, '/menu')
  const you = page.getByRole('region', { name: 'You', exact: true })
  await expect(you.getByRole('heading')).toHaveText('Oluwadamilola Okafor')
  const lines = await you
    .locator('h2, p')
    .evaluateAll(all =>
      all.map(it =>
        Math.round(it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight)),
      ),
    )
  expect(lines).toEqual([1, 1])
})

/** Amounts of money that wrap onto a second line. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: amount, index } of text.textContent!.matchAll(/[−+]?₦[\d,.]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        if (new Set([...range.getClientRects()].map(it => Math.round(it.top))).size > 1) broken.push(amount)
      }
    return broken
  })

test('at 200% text a balance of millions stands on one line', async ({ page, player, world }) => {
  await withMoney(world, player, 1_234_567)
  await makeWinner(world, player, { naira: 1_234_567 })
  for (const path of ['/dashboard', '/fund-wallet/fund-channels', '/withdrawals/fund']) {
    await opened(page, path)
    if (path === '/dashboard') await page.getByRole('button', { name: 'Show play balance' }).click()
    await expect(page.getByText('₦1,234,567.00').first(), path).toBeAttached()
    expect(await brokenAmounts(page), path).toEqual([])
  }
})

test('at 200% text a balance of tens of millions stands on one line, and its card is no wider than the screen', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 9_876_543)
  await makeWinner(world, player, { naira: 34_567_890 })
  for (const size of [NARROW, UPRIGHT]) {
    await page.setViewportSize(size)
    for (const path of ['/wallet', '/withdrawals/fund']) {
      await opened(page, path)
      await expect(page.getByText('₦34,567,890.00').first(), path).toBeAttached()
      expect(await brokenAmounts(page), `${path} ${size.width}`).toEqual([])
    }
    await opened(page, '/wallet')
    const over = await page
      .getByRole('list', { name: 'Wallets' })
      .getByRole('listitem')
      .evaluateAll(all =>
        all.filter(it => it.getBoundingClientRect().width > innerWidth).map(it => it.ariaLabel),
      )
    expect(over, String(size.width)).toEqual([])
  }
})

test('at 200% text no stake and no price is broken where a ticket is chosen and paid', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  for (const size of [NARROW, UPRIGHT]) {
    await page.setViewportSize(size)
    await page.goto('/virtual')
    await expect(page.getByRole('group', { name: 'Stake' })).toContainText('₦1,000')
    expect(await brokenAmounts(page), `/virtual ${size.width}`).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/instant-cashout')
    if (size === NARROW) await pickLine(page, [3, 11, 24, 40])
    await openSummary(page)
    const odds = page.getByRole('region', { name: 'Odds of this ticket' })
    await expect(odds).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('group', { name: 'Ways to pay' })).toContainText('₦1,000.00')
    expect(await brokenAmounts(page), `summary ${size.width}`).toEqual([])
    const out = await page
      .locator('main :is(dd, .pay-button *)')
      .evaluateAll(all =>
        all
          .filter(
            it => it.getBoundingClientRect().right > it.parentElement!.getBoundingClientRect().right + 1,
          )
          .map(it => it.textContent),
      )
    expect(out, `summary ${size.width}`).toEqual([])
  }
})

/** What covers the focused element, in words; undefined if it is fully visible. */
const coverOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`.slice(
      0,
      60,
    )
    for (const part of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + width / 2, top + height * part)
      for (let box = hit; box && !box.contains(focused); box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return `${name} under ${box.className}`
    }
    const fits = height <= innerHeight / 2
    return fits && (top < -1 || top + height > innerHeight + 1) ? `${name} out of sight` : undefined
  })

const FRAMES = 30

/** Tabs through a game's page down and back up, and across the board by arrow keys. */
const covered = async (page: Page): Promise<string[]> => {
  const found = new Set<string>()
  const look = async (key: string) => {
    await page.keyboard.press(key)
    let cover = await coverOf(page)
    // The page may still be scrolling to it.
    for (let frame = 0; cover && frame < FRAMES; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      cover = await coverOf(page)
    }
    if (cover) found.add(`${key}: ${cover}`)
  }
  await page.locator('h1').first().focus()
  let stops = 0
  do {
    await look('Tab')
    stops++
  } while (await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)))
  for (; stops > 0; stops--) await look('Shift+Tab')
  const [first] = await page
    .getByRole('group', { name: /numbers/i })
    .getByRole('button')
    .all()
  if (!first) return [...found]
  await first.focus()
  for (const key of ['ArrowDown', 'ArrowUp']) for (let row = 0; row < 8; row++) await look(key)
  return [...found]
}

/** px that the bars take of a game's screen, scrolled to where they stick. */
const takenByBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 3)
    const bars = [...document.querySelectorAll('body *')].filter(it => {
      const { position, visibility } = getComputedStyle(it)
      return /fixed|sticky/.test(position) && visibility === 'visible'
    })
    return bars.reduce((sum, bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect()
      return (
        sum + (width > innerWidth / 2 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0)
      )
    }, 0)
  })

/** Focused elements covered by bars, in all games. @param look at each screen before */
const coveredInGames = async (page: Page, look: (game: string) => Promise<void> = async () => {}) => {
  const faults: string[] = []
  for (const game of games) {
    await opened(page, pathsOf(game).play)
    await look(game.id)
    for (const cover of await covered(page)) faults.push(`${game.id}: ${cover}`)
  }
  return faults
}

test('at 200% text and upright no bar of a game lies over what has the focus', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(240_000)
  await withMoney(world, player, 500)
  expect(await coveredInGames(page)).toEqual([])
})

test('at 200% text on a phone held sideways no bar of a game lies over what has the focus, and the bars take less than a third of the screen', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(240_000)
  await withMoney(world, player, 500)
  await page.setViewportSize(SIDEWAYS)
  const noThird = async (game: string) =>
    expect(await takenByBars(page), game).toBeLessThanOrEqual(SIDEWAYS.height / 3)
  expect(await coveredInGames(page, noThird)).toEqual([])
})
