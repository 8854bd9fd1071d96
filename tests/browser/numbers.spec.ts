// Numbers that outlive a ticket: repeated, saved under a name, sent as a link.
import type { Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { balanceOf, buy, pickLine, withMoney, STAKE, stakeButton, stakeOf, inNaira } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const lines = (page: Page) => page.getByRole('button', { name: /^Edit line \d+:/ })
const saved = (page: Page) => page.getByRole('dialog', { name: 'My numbers' })
const openSaved = (page: Page) => page.getByRole('button', { name: 'My numbers' }).click()
const replace = (page: Page) => page.getByRole('dialog', { name: 'Replace your picks?' })

test('a past ticket is repeated from the history in one tap: its lines, its stake, its summary, and nothing paid until Buy', async ({
  page,
  player,
  world,
}) => {
  const stake = stakeOf('instant-cashout', 2)
  await withMoney(world, player, 8 * stake)
  await buy(
    world,
    player,
    [
      [2, 4, 6, 8],
      [10, 20, 30, 40],
      [1, 3, 5, 7],
    ],
    stake,
  )
  await page.goto('/game-history')
  await page.getByRole('button', { name: /^Repeat the ticket of batch/ }).click()
  await expect(page).toHaveURL(/\/instant-cashout\/summary$/)
  const ticket = page.getByRole('region', { name: 'Your ticket' })
  await expect(ticket).toContainText(inNaira(3 * stake))
  await expect(ticket.getByRole('list', { name: 'Line 2' })).toContainText('10203040')
  expect(await balanceOf(world, player)).toBe(5 * stake)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await balanceOf(world, player)).toBe(2 * stake)

  await page.getByRole('button', { name: 'Same numbers' }).click()
  await expect(page).toHaveURL(/\/instant-cashout\/summary$/)
})

test('repeating a ticket asks before it takes the place of picks, and leaves them where the player says so', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, STAKE)
  const id = await buy(world, player, [[2, 4, 6, 8]])
  await page.goto('/instant-cashout')
  await pickLine(page, [11, 12, 13, 14])
  await page.goto(`/game-history/${id}`)
  await page.getByRole('button', { name: 'Same numbers' }).click()
  await replace(page).getByRole('button', { name: 'Keep my picks' }).click()
  await expect(page).toHaveURL(/\/game-history\//)
  await page.goto('/instant-cashout')
  await expect(lines(page)).toHaveAccessibleName('Edit line 1: 11, 12, 13, 14')
})

test('numbers saved under a name are put into the picks without a network, renamed, deleted and brought back @worker', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await workerReady(page)
  await page.goto('/instant-cashout')
  await openSaved(page)
  await expect(saved(page)).toContainText('No saved numbers yet')
  await page.keyboard.press('Escape')
  await pickLine(page, [7, 14, 28, 35])
  await openSaved(page)
  await saved(page).getByRole('button', { name: 'Save this line' }).click()
  await expect(saved(page)).toContainText('Give it a name')
  await saved(page).getByLabel('Name for your numbers').fill('Birthdays')
  await page.keyboard.press('Enter')
  await expect(saved(page).getByRole('heading', { name: 'Birthdays' })).toBeVisible()
  await saved(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()

  await context.setOffline(true)
  await page.reload()
  await openSaved(page)
  await saved(page).getByRole('button', { name: 'Rename Birthdays' }).click()
  await saved(page).getByLabel('New name').fill('Family')
  await page.keyboard.press('Enter')
  await saved(page).getByRole('button', { name: 'Delete Family' }).click()
  await expect(saved(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await saved(page).getByRole('button', { name: 'Add to my picks: Family' }).click()
  await expect(saved(page)).toHaveCount(0)
  await expect(lines(page)).toHaveAccessibleName('Edit line 1: 7, 14, 28, 35')
})

test('signing out takes the saved numbers off the device', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto('/instant-cashout')
  await pickLine(page, [7, 14, 28, 35])
  await openSaved(page)
  await saved(page).getByLabel('Name for your numbers').fill('Birthdays')
  await page.keyboard.press('Enter')
  await expect(saved(page).getByRole('heading', { name: 'Birthdays' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await page.goto('/instant-cashout')
  await openSaved(page)
  await expect(saved(page)).toContainText('No saved numbers yet')
})

test('a copied link brings the same picks and stake to another browser, and the flag of the copy goes by itself §4.37', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const stake = stakeOf('instant-cashout', 1)
  await page.goto('/instant-cashout')
  await stakeButton(page, stake).click()
  await pickLine(page, [7, 14, 28, 35])
  await page.getByRole('button', { name: 'Share picks' }).click()
  const copy = page.getByRole('dialog').getByRole('button', { name: /^Cop/ })
  // From here this page's time stands still unless the test runs it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(copy).toHaveText('Copied')
  await page.clock.runFor(1_900)
  await expect(copy).toHaveText('Copied')
  await page.clock.runFor(200)
  await expect(copy).toHaveText('Copy link')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/instant-cashout\\?picks=1-${stake}-07142835-[\\da-z]{2}$`))

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(lines(other)).toHaveAccessibleName('Edit line 1: 7, 14, 28, 35')
  await expect(stakeButton(other, stake)).toHaveAttribute('aria-pressed', 'true')
  await expect(other).toHaveURL(/\/instant-cashout$/)
  // With picks already there, the link asks first.
  await other.getByRole('button', { name: 'Shuffle line' }).click()
  await expect(lines(other)).not.toHaveAccessibleName('Edit line 1: 7, 14, 28, 35')
  const own = await lines(other).getAttribute('aria-label')
  await other.goto(link)
  await replace(other).getByRole('button', { name: 'Keep my picks' }).click()
  await expect(lines(other)).toHaveAccessibleName(own!)
  await other.goto(link)
  await replace(other).getByRole('button', { name: 'Replace my picks' }).click()
  await expect(lines(other)).toHaveAccessibleName('Edit line 1: 7, 14, 28, 35')
  await elsewhere.close()
})

test('a damaged, foreign or newer link says so calmly and leaves the picks as they are', async ({ page }) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  for (const code of ['1-200-07142835-zz', '%3Cscript%3E', '', '9-later', '1-100-0714283541-aa']) {
    await page.goto(`/instant-cashout?picks=${code}`)
    const told = page.getByRole('dialog', { name: 'These picks could not be opened' })
    await expect(told).toContainText(code === '9-later' ? 'newer version' : 'damaged')
    await told.getByRole('button', { name: 'Okay' }).click()
    await expect(page).toHaveURL(/\/instant-cashout$/)
    await expect(lines(page)).toHaveAccessibleName('Edit line 1: 1, 2, 3, 4')
  }
})

test('saving, sharing, and the question before picks are replaced have no fault of accessibility, light and dark', async ({
  page,
}) => {
  const faults = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    return axeFaults(page)
  }
  const found: string[] = []
  await page.goto('/instant-cashout')
  await page.getByRole('button', { name: '3 lines', exact: true }).click()
  await page.getByRole('button', { name: 'Fill lines' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openSaved(page)
    await saved(page).getByLabel('Name for your numbers').fill(`Birthdays ${colorScheme}`)
    await page.keyboard.press('Enter')
    await saved(page)
      .getByRole('button', { name: `Rename Birthdays ${colorScheme}` })
      .click()
    found.push(...(await faults('My numbers')))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share picks' }).click()
    found.push(...(await faults('Share your picks')))
    const link = await page.getByLabel('Link').inputValue()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Shuffle line' }).click()
    await page.goto(link)
    found.push(...(await faults('Replace your picks?')))
    await replace(page).getByRole('button', { name: 'Keep my picks' }).click()
  }
  expect(found).toEqual([])
})
