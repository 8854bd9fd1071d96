// The first fold of every game on a phone: everything to choose from and the bar that buys it, at once.
import type { Page } from 'playwright/test'
import { games } from '#src/games/rules.ts'
import { pathsOf } from '#src/games/paths.ts'
import { expect, test } from './base.ts'
import { appRuns, drawnTicket, EVERY_NUMBER, stakeOf, inNaira } from './steps.ts'

const TARGET = 44

/** The game's numbers, whatever they are shown on. */
const choices = (page: Page) => page.locator('.number-pad button, [data-tour="pick-balls"] .lucky')

const opened = async (page: Page, game: (typeof games)[number]) => {
  if (game.offersLines) {
    await page.goto(pathsOf(game).play)
    await page.getByRole('button', { name: `Get lucky numbers for ${inNaira(stakeOf(game.id))}` }).click()
    const consent = page.getByRole('dialog').getByRole('button', { name: /agree/i })
    await expect(consent.or(choices(page).first())).toBeVisible()
    if (await consent.isVisible()) {
      const box = page.getByRole('dialog').getByRole('checkbox')
      if (await box.count()) await box.check()
      await consent.click()
    }
  } else await page.goto(pathsOf(game).play)
  await expect(choices(page)).toHaveCount(game.offersLines ? 10 : game.of)
  await expect(page.locator('[data-early]')).toHaveCount(0)
}

/** px of the choices that lie under the buy bar or outside the window, the targets' size, and what overlaps. */
const foldOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.number-pad button, [data-tour="pick-balls"] .lucky')].map(
      it => it.getBoundingClientRect(),
    )
    const [bar, tag, bottom, header] = ['.buy-bar', '.buy-bar .tag', '.shell-bottom', '.shell-top'].map(it =>
      document.querySelector(it)!.getBoundingClientRect(),
    )
    const overlaps = all.filter((one, at) =>
      all.some(
        (other, place) =>
          place > at &&
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      ),
    )
    return {
      hidden: Math.max(...all.map(it => it.bottom)) - bar!.top,
      above: Math.max(0, header!.bottom) - Math.min(...all.map(it => it.top)),
      barOver: bar!.bottom - bottom!.top,
      tagSeen: tag!.top >= bar!.top && tag!.bottom <= bottom!.top,
      width: Math.min(...all.map(it => it.width)),
      height: Math.min(...all.map(it => it.height)),
      overlaps: overlaps.length,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }
  })

const resized = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** On a phone this tall, all but this many rows are above the buy bar. */
const TALL = { height: 740, rows: 0 }
const SHORT = { height: 640, rows: 1 }

for (const [words, language, phones] of [
  ['without scrolling, and at 360 x 640 all but one row of it', 'en-NG', [TALL, SHORT]],
  ['without scrolling, also in Pidgin', 'pcm', [TALL]],
] as const)
  test(`at 360 x 740 every game shows its whole pad, the buy bar and its price tag ${words}`, async ({
    page,
    player,
  }) => {
    expect(player.token).not.toBe('')
    await page.addInitScript(it => localStorage.setItem('oriire_LANGUAGE', JSON.stringify(it)), language)
    for (const game of games) {
      await page.setViewportSize({ width: 360, height: TALL.height })
      await opened(page, game)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const { height, rows } of phones) {
        await resized(page, { width: 360, height })
        const fold = await foldOf(page)
        const where = `${game.id} at ${height} px`
        expect.soft(fold.hidden, where).toBeLessThanOrEqual(rows * TARGET)
        expect.soft(fold.above, where).toBeLessThanOrEqual(0)
        expect.soft(Math.abs(fold.barOver), where).toBeLessThanOrEqual(0.5)
        expect.soft(fold, where).toMatchObject({ tagSeen: true, overlaps: 0, sideways: 0 })
        expect.soft(Math.min(fold.width, fold.height), where).toBeGreaterThanOrEqual(TARGET)
      }
    }
  })

test('at 360 x 740 the dashboard names all seven games above the bottom bar', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await appRuns(page)
  const names = page.locator('.tiles .tile > span')
  await expect(names).toHaveCount(6)
  // A typeface as wide as that of most phones, and the widest there is.
  for (const face of ["Roboto, 'DejaVu Sans Condensed', 'Arial Narrow'", "'DejaVu Sans', Verdana"]) {
    await page.evaluate(it => {
      document.documentElement.style.fontFamily = it
    }, face)
    const bar = (await page.locator('.shell-bottom').boundingBox())!.y
    const under = await names.evaluateAll(
      (all, top) => all.filter(it => it.getBoundingClientRect().bottom > top).map(it => it.textContent),
      bar,
    )
    expect(under, face).toEqual([])
  }
})

test('at 320 px the pad stands in rows of seven, and its targets keep their 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/instant-cashout')
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(choices(page)).toHaveCount(40)
  const fold = await foldOf(page)
  expect(Math.min(fold.width, fold.height)).toBeGreaterThanOrEqual(TARGET)
  expect(fold).toMatchObject({ overlaps: 0, sideways: 0 })
  await choices(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(choices(page).nth(7)).toBeFocused()
})

const sizeOf = (width: number) => ({ width, height: 900 })

test('on wider screens every number of every game is reached where it stands', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  for (const game of games.filter(it => !it.offersLines)) {
    // The widest first, which shows everything that there is beside a game.
    await page.setViewportSize(sizeOf(1440))
    await opened(page, game)
    await expect(page.locator('.number-pad button:disabled')).toHaveCount(0)
    for (const width of [1440, 1280, 1100, 1024, 768]) {
      await resized(page, sizeOf(width))
      const covered = await choices(page).evaluateAll(all =>
        all.flatMap(it => {
          it.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = it.getBoundingClientRect()
          // Also at both of its sides: nothing lies over a part of it.
          const hits = [3, width / 2, width - 3].map(x =>
            document.elementFromPoint(left + x, top + height / 2),
          )
          return hits.every(hit => hit && it.contains(hit)) ? [] : [it.textContent]
        }),
      )
      expect(covered, `${game.id} at ${width} px`).toEqual([])
    }
  }
})

test('at 360 x 740 a ticket of ten lines shows its result and its proof, and its other lines at a tap', async ({
  page,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, EVERY_NUMBER)
  await page.setViewportSize({ width: 360, height: TALL.height })
  await page.goto(`/game-history/${id}`)
  await expect(page.getByText('You got back', { exact: true })).toBeVisible()
  const proof = await page.getByText('6 of 6', { exact: true }).first().boundingBox()
  const bar = await page.locator('.shell-bottom').boundingBox()
  expect(proof!.y + proof!.height).toBeLessThan(bar!.y)
  const lines = page.getByRole('main').getByRole('list', { name: /^Line \d+$/ })
  await expect(lines).toHaveCount(2)
  await page.getByRole('main').getByText('The other 8 lines').click()
  await expect(lines).toHaveCount(10)
})
