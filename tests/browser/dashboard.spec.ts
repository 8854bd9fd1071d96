// What moves, waits and filters on the dashboard, by a clock that the test turns.
import { expect, test } from './base.ts'
import { buy, openSummary, pickLine, withMoney } from './steps.ts'

const slide = (element: Element) => Math.round(element.scrollLeft / element.clientWidth)

test('the results slideshow holds up to three draws with numbers, batch, date and amount; it moves on through 60 seconds, holds still under the pointer, and stops by its button §2.59-2.61, 9.13', async ({
  page,
  world,
}) => {
  for (let draw = 0; draw < 3; draw++) await world.drawCurrentBatch()
  await page.clock.install()
  await page.goto('/dashboard')
  const show = page.getByRole('region', { name: 'Latest results' })
  const slides = show.getByRole('group', { name: '3 slides' })
  await expect(slides.getByRole('article')).toHaveCount(3)
  for (const article of await slides.getByRole('article').all()) {
    await expect(article).toContainText(/IC-\d{8}-\d{4}, \d{2}\/\d{2}\/\d{4}/)
    await expect(article).toContainText(/Amount won\s*₦/)
    await expect(article.locator('.ball')).toHaveCount(4)
  }
  expect(await slides.evaluate(slide)).toBe(0)
  await page.clock.runFor(20_100)
  await expect.poll(() => slides.evaluate(slide)).toBe(1)
  await page.clock.runFor(20_000)
  await expect.poll(() => slides.evaluate(slide)).toBe(2)

  await slides.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.clock.runFor(60_000)
  expect(await slides.evaluate(slide)).toBe(2)
  await slides.dispatchEvent('pointerout', { pointerType: 'mouse' })
  await page.clock.runFor(20_100)
  await expect.poll(() => slides.evaluate(slide)).toBe(0)

  await show.getByRole('button', { name: 'Pause slides' }).click()
  await page.getByRole('heading', { level: 1 }).first().click()
  await page.clock.runFor(60_000)
  expect(await slides.evaluate(slide)).toBe(0)
  await expect(show.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('the ticker of recent plays goes round once in 44 seconds §2.93, 9.12', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 500)
  await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  await page.goto('/dashboard')
  const moving = page.getByRole('region', { name: 'Recent plays' }).locator('.strip-moving')
  await expect(moving).toContainText('1, 2, 3, 4')
  expect(await moving.evaluate(element => getComputedStyle(element).animationDuration)).toBe('44s')
})

test('the table of game plays tells share of players, average stake and potential winning, and its days filter §2.56, 2.57', async ({
  page,
  world,
  player,
}) => {
  await withMoney(world, player, 2_000)
  await buy(world, player, [[1, 2, 3, 4]], 500)
  await page.goto('/dashboard')
  const plays = page.getByRole('region', { name: 'Game plays' }).first()
  await expect(plays.getByRole('group', { name: 'Day' })).toBeVisible()
  await expect(plays).toContainText('Instant cashout')
  for (const heading of ['Game type', 'Players', 'Average stake', 'Average potential winning'])
    await expect(plays).toContainText(heading)
  await expect(plays).toContainText('100%')
  await plays.getByRole('button', { name: 'Yesterday' }).click()
  await expect(plays).toContainText('0%')
  await expect(plays).not.toContainText('100%')
  await plays.getByRole('button', { name: 'Today' }).click()
  await plays.getByRole('link', { name: 'Play game: Instant cashout' }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('every game has a tile, and Know the games leads to the page about them §2.44', async ({ page }) => {
  await page.goto('/dashboard')
  const games = page.getByRole('region', { name: 'Choose a game' })
  for (const name of [
    'Instant cashout',
    'Salary for life',
    'Wyse cash',
    'Awoof',
    'Quika',
    'Banker',
    'Soccer cash',
  ])
    await expect(games.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  await games.getByRole('link', { name: 'Know the games' }).click()
  await expect(page).toHaveURL(/\/about#games$/)
})

test('the consent modal can be left without playing; agreeing takes the stake along §2.42, 2.68', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Play now with ₦500' }).click()
  const consent = page.getByRole('dialog', { name: 'Before you play' })
  await page.keyboard.press('Escape')
  await expect(consent).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Play now with ₦500' }).click()
  await consent.getByRole('button', { name: 'I agree, continue' }).click()
  await expect(page).toHaveURL(/\/instant-cashout/)
  await expect(page.getByRole('button', { name: /₦500\b/, pressed: true })).toBeVisible()
})

test('a full-page overlay shows while a slow route is on its way, and goes with its arrival §2.26, 2.87', async ({
  page,
}) => {
  await page.goto('/')
  let arrive: (() => void) | undefined
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async route => {
    await late
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Winners' }).click()
  const overlay = page.locator('.overlay')
  await expect(overlay).toBeVisible()
  const box = await overlay.boundingBox()
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 360])
  arrive?.()
  await expect(page).toHaveURL(/\/winners$/)
  await expect(overlay).toBeHidden()
})

test('the summary shows the batch in its short form, with a countdown that ticks each second §2.90, 9.32', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.clock.install()
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  await openSummary(page)
  await expect(page.getByText('Expires in 5 minutes')).toBeVisible()
  const left = page.getByRole('timer').first()
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await left.textContent()) ?? '').match(/\d+/g)!.map(Number)
    return minutes * 60 + rest
  }
  const before = await seconds()
  await page.clock.runFor(3_000)
  expect(before - (await seconds())).toBeGreaterThanOrEqual(3)
  expect(before - (await seconds())).toBeLessThanOrEqual(6)
})
