import { BATCH } from '#src/draws/schedule.ts'
import { oddsOf } from '#src/games/odds.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright/test'
import { expect, test, workerReady } from './base.ts'
import { scriptWith } from './built.ts'
import { appRuns, inNaira, pickLine, STAKE, stakeButton } from './steps.ts'

const lines = (page: Page) => page.getByRole('button', { name: /^Edit line \d+:/ })
const picks = (page: Page) => page.getByRole('region', { name: 'Your picks' })
const board = (page: Page) => page.getByRole('region', { name: 'Number board' })
const ticket = (page: Page) => page.getByRole('region', { name: 'Your ticket' })

test('the batch header shows a Game ID, the true batch code and a countdown of five minutes §2.88, 2.89, 3.20, 9.5, 9.7', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  const header = page.getByRole('region', { name: 'Game batch' })
  await expect(header).toContainText(/Game ID \d{1,3}\b/)
  await expect(header).toContainText(/batch IC-\d{8}-\d{4}/i)
  await expect(header).toContainText(/Game batch expires in 5 minutes|Next game batch starts in/)
  await expect(header.getByRole('timer')).toHaveText(/^0[0-4]:[0-5]\d$|^05:00$/)
})

test('under ten seconds the header says that the next batch starts, and a new Game ID comes with it §2.91, 4.18, 9.6', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('/instant-cashout')
  const header = page.getByRole('region', { name: 'Game batch' })
  await expect(header).toContainText('Game batch expires in 5 minutes')
  const code = header.getByText(/^IC-/)
  const before = await code.textContent()
  const gameId = await header.getByText(/^Game ID \d+/).textContent()
  const pass = async (ms: number) => {
    await world.advance(ms)
    await page.clock.fastForward(ms)
  }
  // Once the page is there: a busy machine may take longer to load it than the hint stands.
  await pass(BATCH - (world.now() % BATCH) - 9_500)
  await expect(header).toContainText('Next game batch starts in')
  await pass(10_000)
  await expect(code).not.toHaveText(before!)
  await expect(header).toContainText('Game batch expires in 5 minutes')
  // One time in 999 the same number comes again; such a run is repeated.
  await expect(header.getByText(/^Game ID \d+/)).not.toHaveText(gameId!)
})

test('a line is picked by touch; the same number cannot be in it twice; a full line takes no fifth §1.4, 3.38, 4.39, 9.15', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeDisabled()
  for (const n of [3, 9, 21, 40]) await page.getByRole('button', { name: String(n), exact: true }).tap()
  await expect(page.getByText('Line complete')).toBeVisible()
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 3, 9, 21, 40')
  await board(page).getByRole('button', { name: '17', exact: true }).click({ force: true })
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 3, 9, 21, 40')
  await board(page).getByRole('button', { name: '9', exact: true }).click()
  await expect(board(page)).toContainText('Pick 1 more')
  await expect(board(page).locator('button[aria-pressed]')).toHaveCount(40)
})

test('a line is picked with the keyboard alone: one stop of Tab, then arrows, Home and End', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  // Arrows need the app; taps before it has loaded are tested in frame.spec.
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await board(page).getByRole('button', { name: '1', exact: true }).focus()
  for (const key of ['Enter', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'End', 'Enter'])
    await page.keyboard.press(key)
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 1, 2, 10, 40')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(board(page).getByRole('button', { name: 'Clear line' })).toBeFocused()
})

test('shuffle, random line, copy, clear, fill and delete do what they say, along the allowed counts 1, 3, 5, 7, 10 §4.40-4.42, 2.63', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await appRuns(page)
  await board(page).getByRole('button', { name: 'Pick for me' }).press('Enter')
  await expect(board(page)).toContainText('Line complete')
  await expect(board(page).getByRole('button', { name: 'Shuffle line' })).toBeFocused()
  await board(page).getByRole('button', { name: 'Clear line' }).press('Enter')
  await expect(board(page).getByRole('button', { name: 'Pick for me' })).toBeFocused()
  await page.keyboard.press('Enter')
  await board(page).getByRole('button', { name: 'Shuffle line' }).click()
  await expect(board(page)).toContainText('Line complete')
  await picks(page).getByRole('button', { name: 'Copy line' }).click()
  await expect(lines(page)).toHaveCount(3)
  const names = await lines(page).evaluateAll(all =>
    all.map(it => it.getAttribute('aria-label')!.replace(/^.*: /, '')),
  )
  expect(new Set(names).size).toBe(1)
  await page.getByRole('button', { name: '5 lines', exact: true }).click()
  await expect(lines(page)).toHaveCount(5)
  await picks(page).getByRole('button', { name: 'Fill lines' }).click()
  for (const line of await lines(page).all()) await expect(line).not.toHaveAccessibleName(/empty/)
  await page.getByRole('button', { name: 'Delete line 2' }).click()
  await expect(lines(page)).toHaveCount(3)
  await picks(page).getByRole('button', { name: 'Random line' }).click()
  await expect(lines(page)).toHaveCount(5)
  await board(page).getByRole('button', { name: 'Clear line' }).click()
  await picks(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeDisabled()
  for (const count of [3, 1]) {
    await page.getByRole('button', { name: 'Delete line 1' }).press('Enter')
    await expect(lines(page)).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Delete line 1' })).toBeFocused()
  }
})

test('the price follows stake and lines, with what can be won, the odds and what comes back on average §2.36-2.39, 3.33, 9.2', async ({
  page,
}) => {
  const { stake, topPrize } = instantCashout.stakes[2]!
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: '10 lines', exact: true }).click()
  await stakeButton(page, naira(stake)).click()
  await expect(ticket(page)).toContainText(formatMoney(10 * stake))
  const price = page.getByRole('region', { name: 'Prizes and odds' })
  await expect(price).toContainText(formatMoney(topPrize))
  await expect(price).toContainText(/1 in 91,390/)
  await expect(price).toContainText(`${oddsOf(instantCashout, stake, 10).returnPercent.toFixed(2)}%`)
})

test('a tap on a ball changes that ball and the line in hand, and no other ball or line', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: '10 lines', exact: true }).click()
  await picks(page).getByRole('button', { name: 'Fill lines' }).click()
  await page.getByRole('button', { name: 'Edit line 4:' }).click()
  await board(page).getByRole('button', { name: 'Clear line' }).click()
  await board(page).getByRole('button', { name: '21', exact: true }).focus()
  await page.evaluate(() => {
    const seen = new Set<string>()
    const watch = new MutationObserver(changes => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const ball = element?.closest('.number-pad button')?.textContent
        const line = element?.closest('li')?.querySelector('.eyebrow')?.textContent
        if (ball) seen.add(`ball ${ball}`)
        if (line) seen.add(`line ${line}`)
      }
    })
    const all = { attributes: true, childList: true, characterData: true, subtree: true }
    for (const part of document.querySelectorAll('.number-pad, ol')) watch.observe(part, all)
    Object.assign(globalThis, { changedByTap: seen })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit line 4: 21', exact: true })).toBeVisible()
  const changed = await page.evaluate(() => [
    ...(globalThis as unknown as { changedByTap: Set<string> }).changedByTap,
  ])
  expect(changed.toSorted()).toEqual(['ball 21', 'line 4'])
})

for (const path of ['/instant-cashout', '/salary-for-life', '/quika'])
  test(`the frame of a tap draws the ball alone, slots, lines and prices follow in the next, on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await picks(page).getByRole('button', { name: 'Fill lines' }).click()
    await expect(page.getByRole('button', { name: /^Edit line 1: \d/ })).toBeVisible()
    const [first, later] = await page.evaluate(async () => {
      const parts = ['pick-balls', 'picks', 'buy'].map(it => document.querySelector(`[data-tour=${it}]`)!)
      const seen: MutationRecord[] = []
      const watch = new MutationObserver(changes => seen.push(...changes))
      // Two frames: nothing from earlier picks is left to draw.
      for (let nth = 0; nth < 2; nth++)
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      const all = { attributes: true, childList: true, characterData: true, subtree: true }
      for (const part of [...parts, document.querySelector('.stakes, [aria-labelledby=multiplier]')!])
        watch.observe(part, all)
      const changed = () => {
        const elements = seen
          .splice(0)
          .map(({ target }) => (target instanceof Element ? target : target.parentElement!))
        const names = elements.map(it => {
          if (it.closest('.number-pad button')) return 'ball'
          return it.closest('.number-pad') ? 'pad' : it.closest('[data-tour]')?.getAttribute('data-tour')
        })
        return [...new Set(names)]
      }
      const ball = document.querySelector<HTMLElement>('.number-pad button[aria-pressed=true]')!
      // Everything before the frame starts is drawn in it.
      ball.click()
      await new Promise(done => requestAnimationFrame(done))
      const inFrame = changed()
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      return [inFrame, changed()]
    })
    expect(first!.toSorted()).toEqual(['ball', 'pad'])
    expect(later).toContain('pick-balls')
    expect(later).toContain('picks')
  })

test('a full line takes no further number, not even before its balls are drawn as closed', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: '3 lines', exact: true }).click()
  for (const n of ['3', '9', '21', '40'])
    await board(page).getByRole('button', { name: n, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit line 2: empty' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const closed = await page.evaluate(async () => {
    const ball = [...document.querySelectorAll<HTMLElement>('.number-pad button')][16]!
    document.querySelector<HTMLElement>('button[aria-label^="Edit line 1"]')!.click()
    const group = document.querySelector('.number-pad')!
    // Only until the line is being edited; the balls may follow.
    while (!group.getAttribute('aria-label')!.startsWith('Line 1')) await Promise.resolve()
    const state = ball.getAttribute('aria-disabled')
    ball.click()
    return state
  })
  expect(closed).toBeNull()
  await expect(board(page).getByRole('button', { name: '17', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(lines(page).nth(0)).toHaveAccessibleName('Edit line 1: 3, 9, 21, 40')
  await expect(lines(page).nth(1)).toHaveAccessibleName('Edit line 2: empty')
})

test('the summary groups picks by stake band, fills what is missing, and closes itself when none are left §2.63, 4.47, 4.48', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: '3 lines', exact: true }).click()
  for (const n of ['1', '2', '3', '4'])
    await board(page).getByRole('button', { name: n, exact: true }).click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  const modal = page.getByRole('dialog', { name: 'Summary of picks' })
  await expect(modal).toContainText(`${inNaira(STAKE)} a line`)
  await expect(modal).toContainText('2 lines are not complete yet')
  await modal.getByRole('button', { name: 'Fill with random numbers' }).click()
  await expect(modal.getByRole('button', { name: `Buy ticket for ${inNaira(3 * STAKE)}` })).toBeVisible()
  await modal.getByRole('button', { name: 'Remove line 3' }).click()
  await modal.getByRole('button', { name: 'Remove line 1' }).click()
  await expect(modal).toHaveCount(0)
})

test('the page of the summary comes while the picks are read, and with low data only once it is asked for', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const script = await scriptWith('src/screens/play/PlaySummary.tsx')
  let times = 0
  page.on('request', it => void (it.url().endsWith(script) && times++))
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  for (const isLow of [true, false]) {
    times = 0
    await page.evaluate(chosen => localStorage.setItem('oriire_LOW_DATA', String(chosen)), isLow)
    await page.goto('/instant-cashout')
    await page.getByRole('button', { name: 'View summary of picks' }).click()
    await expect(page.getByRole('button', { name: /^Buy ticket for/ })).toBeVisible()
    if (isLow) expect(times).toBe(0)
    else await expect.poll(() => times).toBe(1)
    await page.getByRole('button', { name: /^Buy ticket for/ }).click()
    await expect(page.getByText(/^Game play ID /)).toBeVisible()
    expect(times).toBe(1)
  }
})

test('picks survive a reload at once §9.33', async ({ page }) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [5, 10, 15, 20])
  await page.reload()
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 5, 10, 15, 20')
})

test('picks survive a browser that is killed', async ({ world }) => {
  const profile = await mkdtemp(join(tmpdir(), 'oriire-profile-'))
  const options = { ...test.info().project.use.launchOptions, viewport: { width: 360, height: 740 } }
  try {
    const first = await chromium.launchPersistentContext(profile, options)
    const page = await first.newPage()
    await page.goto(`${world.url}/instant-cashout`)
    await pickLine(page, [6, 12, 18, 24])
    await first.close()
    const second = await chromium.launchPersistentContext(profile, options)
    const again = await second.newPage()
    await again.goto(`${world.url}/instant-cashout`)
    await expect(lines(again).first()).toHaveAccessibleName('Edit line 1: 6, 12, 18, 24')
    await second.close()
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})

test('without a network picks go on, are kept, and are not called a ticket @worker', async ({
  page,
  context,
}) => {
  await page.goto('/instant-cashout')
  await workerReady(page)
  await context.setOffline(true)
  await pickLine(page, [7, 14, 28, 35])
  await expect(ticket(page)).toContainText('Not a ticket yet: you are offline')
  await page.reload()
  await expect(lines(page).first()).toHaveAccessibleName('Edit line 1: 7, 14, 28, 35')
  await context.setOffline(false)
  await expect(ticket(page)).not.toContainText('you are offline')
})

test('how to play tells prizes and odds of every stake §2.28, 2.29', async ({ page }) => {
  await page.goto('/instant-cashout/how-to-play')
  const table = page.getByRole('main')
  for (const { topPrize, comingSoon } of instantCashout.stakes)
    if (!comingSoon) await expect(table).toContainText(formatMoney(topPrize))
  await page.getByRole('main').getByRole('link', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('a short notice stands above the bar that buys and the bottom bar, over none of their buttons', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 11, 24, 40])
  await page.getByRole('button', { name: 'More lines' }).click()
  await page.getByRole('button', { name: 'Edit line 2: empty' }).click()
  for (const n of ['5', '6', '7', '8'])
    await board(page).getByRole('button', { name: n, exact: true }).click()
  await page.getByRole('button', { name: 'Fewer lines' }).click()
  const notice = page.locator('.toast', { hasText: '1 line taken away' })
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible()
  const bottom = async () => {
    const box = await notice.boundingBox()
    return box!.y + box!.height
  }
  const bar = (await page.getByRole('region', { name: 'Your ticket' }).boundingBox())!
  await expect.poll(bottom).toBeLessThanOrEqual(bar.y)
})
