// The guided tours, by keyboard and by touch, under the real content security policy (the fixture fails on a violation).
import type { Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { expect, test } from './base.ts'
import { appRuns } from './steps.ts'
import { openSandboxItems } from './items.ts'

const card = (page: Page) => page.getByRole('alertdialog')

const pressed = async (page: Page, key: string, title: string) => {
  await page.keyboard.press(key)
  await expect(card(page)).toHaveAccessibleName(title)
  await expect(card(page).getByRole('button', { name: /^(Next|Done)$/ })).toBeFocused()
}

test('the dashboard tour is loaded when it is asked for, goes through five steps by keyboard with Skip, Back, Next, Close and Done, and gives the focus back §2.113, 2.114, 2.116', async ({
  page,
}) => {
  // Screen files have hashed names, so the tour's code is recognised by its package.
  const loaded = new Set<string>()
  page.on('request', request => request.url().endsWith('.js') && loaded.add(request.url()))
  const drawers = async () => {
    const texts = await Promise.all([...loaded].map(async url => (await page.request.get(url)).text()))
    return texts.filter(text => text.includes('joyride')).length
  }
  await page.goto('/dashboard')
  await appRuns(page)
  const start = page.getByRole('button', { name: 'Show me round' })
  await start.focus()
  expect(await drawers()).toBe(0)
  await pressed(page, 'Enter', 'A short way round')
  expect(await drawers()).toBe(1)
  for (const name of ['Skip', 'Next', 'Close', "Don't show again"])
    await expect(card(page).getByRole('button', { name, exact: true })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Back' })).toHaveCount(0)

  await pressed(page, 'Enter', 'The games')
  await expect(page.locator('.react-joyride__floater')).toHaveCSS('opacity', '1')
  expect(await axeFaults(page, { inside: '[role=alertdialog]' })).toEqual([])
  // Focus cycles inside the card.
  for (const name of ['Back', 'Skip', 'Close', 'Next']) {
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('button', { name, exact: true })).toBeFocused()
  }
  await pressed(page, 'Enter', 'How people play')
  await page.keyboard.press('Tab')
  await pressed(page, 'Enter', 'The games')
  await pressed(page, 'Enter', 'How people play')
  await pressed(page, 'Enter', 'Who won')

  // Escape closes; the tour resumes where it was.
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Go on with the tour' })
  await expect(again).toBeFocused()
  await pressed(page, 'Enter', 'Who won')
  await pressed(page, 'Enter', 'Know the games')
  await expect(card(page).getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Skip' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show me round' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('New here?')).toHaveCount(0)
})

test('a game’s tour points at balls, picks, buy and How to Play inside a phone’s screen, passes a step whose target is missing, and buys nothing §2.115, 4.36, 9.31', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: 'Show me round' }).tap()
  await expect(card(page)).toHaveAccessibleName('Instant cashout')
  // Simulates a screen with no picks to show.
  await page.evaluate(() => document.querySelector('[data-tour=picks]')?.removeAttribute('data-tour'))
  for (const title of ['Pick your balls', 'Buy the ticket', 'How to Play']) {
    await card(page).getByRole('button', { name: 'Next' }).tap()
    await expect(card(page)).toHaveAccessibleName(title)
    await expect
      .poll(async () => {
        const box = (await card(page).boundingBox())!
        return [box.width, box.x >= 0, box.y >= 0, box.x + box.width <= 360, box.y + box.height <= 740]
      })
      .toEqual([290, true, true, true, true])
  }
  await card(page).getByRole('button', { name: 'Done' }).tap()
  await expect(card(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/instant-cashout$/)
})

test('the dashboard tour unfolds the table of how people play, and the winners, when it points at them §2.114', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Show me round' }).tap()
  const columns = page.getByRole('region', { name: 'Game plays' }).getByRole('table')
  const search = page.getByPlaceholder('Email / Phone number')
  await expect(card(page)).toHaveAccessibleName('A short way round')
  await expect(columns).toBeHidden()
  await expect(search).toBeHidden()
  for (const [title, shown] of [
    ['The games', undefined],
    ['How people play', columns],
    ['Who won', search],
  ] as const) {
    await card(page).getByRole('button', { name: 'Next' }).tap()
    await expect(card(page)).toHaveAccessibleName(title)
    if (shown) await expect(shown).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
  }
})

test('the tour of awoof points at items, picks, buy and How to Play before anything is chosen §2.115', async ({
  page,
  player,
  world,
}) => {
  await openSandboxItems(world)
  expect(player.token).not.toBe('')
  await page.goto('/awoof')
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('Nothing is chosen yet')
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeDisabled()
  await page.getByRole('button', { name: 'Show me round' }).tap()
  for (const title of ['Win an item', 'Choose an item', 'Your picks', 'Place the bid', 'How to Play']) {
    await expect(card(page)).toHaveAccessibleName(title)
    await card(page)
      .getByRole('button', { name: /^(Next|Done)$/ })
      .tap()
  }
  await expect(card(page)).toHaveCount(0)
})

test('Don’t show again keeps a tour away on this device, and How to Play can still start it §2.115', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: 'Show me round' }).tap()
  await card(page).getByRole('button', { name: "Don't show again" }).tap()
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Number board' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show me round' })).toHaveCount(0)
  await page.goto('/instant-cashout/how-to-play')
  await page.getByRole('link', { name: 'Show me round the board' }).tap()
  await expect(card(page)).toHaveAccessibleName('Instant cashout')
  await card(page).getByRole('button', { name: 'Skip' }).tap()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show me round' })).toHaveCount(0)
})

test('the tour of a game whose lines are offered begins on its front page and goes through its numbers §2.115', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/wyse-cash')
  await page.getByRole('button', { name: 'Show me round the lucky numbers' }).tap()
  await expect(page).toHaveURL(/\/application\/number-selection\/0$/)
  for (const title of ['Wyse cash', 'Pick your balls', 'Your picks', 'Buy the ticket', 'How to Play']) {
    await expect(card(page)).toHaveAccessibleName(title)
    await card(page)
      .getByRole('button', { name: /^(Next|Done)$/ })
      .tap()
  }
  await expect(card(page)).toHaveCount(0)
})
