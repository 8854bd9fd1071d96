import { axeFaultsInBothLooks } from './axe.ts'
import { expect, signIn, test, workerReady } from './base.ts'
import type { Page } from 'playwright/test'
import {
  balanceOf,
  holdOne,
  loseAnswers,
  payFromPlay,
  pickLine,
  withMoney,
  inNaira,
  shareLine,
  stakeOf,
  unverify,
  withKobo,
} from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const STAKE = stakeOf('banker')
/** The first share of a ticket, and the friend’s. */
const [MINE, THEIRS] = [STAKE * 0.6, STAKE * 0.4]

test('friends share one ticket: one names the shares and pays, the other opens the link and pays, and both see it with their share @worker', async ({
  page,
  player,
  world,
  browser,
}) => {
  await page.goto('/profile-settings/group-tickets')
  await expect(page.getByText('No group tickets')).toBeVisible()
  await withMoney(world, player, 1_000)
  await page.goto('/banker')
  await pickLine(page, [3, 13, 23, 33])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await page.getByRole('button', { name: 'Share this ticket with friends' }).click()
  const form = page.getByRole('dialog', { name: 'Group ticket' })
  const pay = form.getByRole('button', { name: /^Pay your/ })
  await pay.click()
  await expect(form.getByText('Enter a name')).toHaveCount(2)
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('Friend 1: name').fill('Bola')
  await form.getByRole('button', { name: 'Add a friend' }).click()
  await expect(form.getByLabel('Friend 2 pays')).toHaveValue(String(Math.floor((STAKE * 100) / 3) / 100))
  await form.getByRole('button', { name: 'Remove friend 2' }).click()
  await form.getByLabel('You pay').fill(String(MINE))
  await expect(form.getByRole('status')).toHaveText(
    `That is ${inNaira(STAKE / 10)} more than the ticket costs (${inNaira(STAKE)}).`,
  )
  await pay.click()
  expect(await balanceOf(world, player)).toBe(1_000)
  await form.getByLabel('Friend 1 pays').fill(String(THEIRS))
  await expect(form.getByRole('status')).toHaveText(`The shares make ${inNaira(STAKE)}: that is the ticket.`)
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await pay.click()

  await expect(page).toHaveURL(/\/profile-settings\/group-tickets$/)
  const group = page.getByRole('region', { name: 'Group ticket: Banker' })
  await expect(group).toContainText('Waiting for friends')
  await expect(group).toContainText(`${inNaira(THEIRS)}, not paid yet`)
  expect(await balanceOf(world, player)).toBe(1_000 - MINE)
  const { body } = await world.call('GET', '/api/v1/syndicates/', { token: player.token })
  const results = body.results as unknown as { shares: { code: string | null }[] }[]
  const code = results[0]!.shares[1]!.code!
  await group.getByText(`Invite Bola: ${inNaira(THEIRS)}`).click()
  await expect(group.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])

  await workerReady(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(group).toContainText(`${inNaira(THEIRS)}, not paid yet`)
  await expect(page.getByText(/^As of/)).toBeVisible()
  const callOff = group.getByRole('button', { name: 'Call off the group ticket: Banker' })
  await expect(callOff).toBeDisabled()
  await page.context().setOffline(false)

  const bola = await world.signUp()
  const theirs = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() } })
  const link = await theirs.newPage()
  await link.goto(`${world.url}/profile-settings/group-tickets?code=${code}`)
  const shown = link.getByRole('region', { name: 'You are invited to a group ticket' })
  await expect(shown.getByRole('heading', { name: 'Ada invites Bola to share one ticket' })).toBeVisible()
  await expect(shown).toContainText(inNaira(THEIRS))
  await expect(shown).not.toContainText(inNaira(MINE))
  await expect(link.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await axeFaultsInBothLooks(link)).toEqual([])
  await signIn(theirs, bola)
  const invitation = link.getByRole('region', { name: 'You are invited to a group ticket' })
  await link.goto(`${world.url}/profile-settings/group-tickets?code=${code}`)
  await expect(invitation).toContainText(`${inNaira(MINE)}, paid`)
  const join = invitation.getByRole('button', { name: `Pay ${inNaira(THEIRS)} and join` })
  await join.click()
  await expect(
    invitation.getByRole('link', { name: `Your share must be in the ${wallets.play}: top up` }),
  ).toBeVisible()
  expect(await axeFaultsInBothLooks(link)).toEqual([])
  await withMoney(world, bola, 500)
  await join.click()
  const theirGroup = link.getByRole('region', { name: 'Group ticket: Banker' })
  await expect(theirGroup).toContainText('Bought')
  await expect(link.getByText('Your share is paid, and the ticket is bought. Good luck!')).toBeVisible()
  await expect(invitation).toHaveCount(0)
  expect(await balanceOf(world, bola)).toBe(500 - THEIRS)
  await theirGroup.getByRole('link', { name: 'See the ticket' }).click()
  const shares = link.getByRole('region', { name: 'Who shares it' })
  await expect(shares).toContainText('Bola (you)')
  await expect(shares).toContainText(inNaira(MINE))
  await expect(link.getByText('The whole ticket').first()).toBeVisible()
  await expect(link.getByRole('definition').filter({ hasText: /^₦/ }).first()).toHaveText(withKobo(STAKE))
  await expect(link.getByText('Your share paid').first()).toBeVisible()
  await expect(link.getByText('You paid')).toHaveCount(0)
  await expect(link.getByText('Your group’s shares stand in the ticket')).toBeVisible()
  await theirs.close()

  await page.goto('/game-history')
  await expect(page.getByRole('table')).toContainText(inNaira(MINE))
  // Shared, the picks wait for no other payment.
  await page.goto('/banker?step=summary')
  await expect(page.getByText('Your ticket is not complete')).toBeVisible()
})

/** From the summary to the shares of Ada and Bola, ready to be paid. */
const openShares = async (page: Page) => {
  await page.getByRole('button', { name: 'Share this ticket with friends' }).click()
  const form = page.getByRole('dialog', { name: 'Group ticket' })
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('Friend 1: name').fill('Bola')
  return form
}

const GROUPS = '**/api/v1/syndicates/'

/** Opens a line's summary. From then on every group is made, but its answer is lost. */
const loseGroups = async (page: Page, line: number[]) => {
  await page.goto('/banker')
  await pickLine(page, line)
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await loseAnswers(page, GROUPS)
}

test('a share whose answer is lost is paid once, however often the form is opened and paid, and the app says where to look', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await loseGroups(page, [4, 14, 24, 34])
  const form = await openShares(page)
  const pay = form.getByRole('button', { name: /^Pay your/ })
  const see = form.getByRole('link', { name: 'See your group tickets' })
  await pay.click()
  await expect(form.getByText('We do not know yet if your share was paid')).toBeVisible()
  await expect(see).toHaveAttribute('href', '/profile-settings/group-tickets')
  expect(await balanceOf(world, player)).toBe(1_000 - STAKE / 2)
  await page.unroute(GROUPS)

  // Another visit knows nothing of the first: the service does.
  await page.reload()
  await openShares(page)
  await pay.click()
  await expect(form.getByText('A group ticket of these picks is waiting already')).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await see.click()
  await expect(page.getByRole('region', { name: 'Group ticket: Banker' })).toHaveCount(1)
  expect(await balanceOf(world, player)).toBe(1_000 - STAKE / 2)
  // Found to be paid, the picks wait for nothing any more.
  await page.goto('/banker?step=summary')
  await expect(page.getByText('Your ticket is not complete')).toBeVisible()
})

test('a form of shares that is closed after a lost answer and paid again gets the group that was made, which is called off after a question', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await loseGroups(page, [5, 15, 25, 35])
  const form = await openShares(page)
  const pay = form.getByRole('button', { name: /^Pay your/ })
  await pay.click()
  await expect(form.getByText('We do not know yet if your share was paid')).toBeVisible()
  await page.unroute(GROUPS)
  await form.getByRole('button', { name: 'Close' }).click()
  await openShares(page)
  const letGo = await holdOne(page, GROUPS)
  await pay.click()
  // On its way it cannot be closed: the picks below could be paid a second time.
  await expect(form.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/profile-settings\/group-tickets$/)
  const group = page.getByRole('region', { name: 'Group ticket: Banker' })
  await expect(group).toHaveCount(1)
  expect(await balanceOf(world, player)).toBe(1_000 - STAKE / 2)

  const callOff = group.getByRole('button', { name: 'Call off the group ticket: Banker' })
  await callOff.click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(`goes back at once to the ${wallets.play} it came from`)
  await asked.getByRole('button', { name: 'No' }).click()
  expect(await balanceOf(world, player)).toBe(1_000 - STAKE / 2)
  await callOff.click()
  const answer = await holdOne(page, '**/cancel/')
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(asked.getByRole('button', { name: 'No' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  answer()
  await expect(group).toContainText('Called off')
  await expect(page.getByText('The group ticket is called off. Every share went back')).toBeVisible()
  expect(await balanceOf(world, player)).toBe(1_000)
})

test('a friend who has too little is shown prize and odds before paying, is led to a top-up and back to the invitation, and sees the balance change without the stream', async ({
  page,
  context,
  player,
  world,
}) => {
  const ada = await world.signUp()
  await withMoney(world, ada, 1_000)
  const address = await shareLine(world, ada, [6, 16, 26, 36])
  await page.route('**/api/v1/live/**', route => route.abort())
  await page.goto(address)
  const invitation = page.getByRole('region', { name: 'You are invited to a group ticket' })
  await expect(invitation).toContainText('Potential winning of the ticket')
  await expect(invitation.getByRole('region', { name: 'Odds of this ticket' })).toContainText(/1 in \d/)
  const join = invitation.getByRole('button', { name: `Pay ${inNaira(THEIRS)} and join` })
  await join.click()
  await invitation.getByRole('link', { name: /top up$/ }).click()
  await expect(page).toHaveURL(/lowBalance=true/)
  const search = new URL(page.url()).searchParams
  expect([search.get('gameQuery'), search.get('needed')]).toEqual([address, '100'])
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const checkout = await opening
  await checkout.getByRole('button', { name: /^Pay ₦/ }).click()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(world.url + address)
  const balance = page.getByRole('banner').getByRole('link', { name: /^Top up/ })
  await expect(balance).toContainText('₦100')
  await join.click()
  await expect(page.getByRole('region', { name: 'Group ticket: Banker' })).toContainText('Bought')
  await expect(balance).toContainText(inNaira(100 - THEIRS))
  expect(await balanceOf(world, player)).toBe(100 - THEIRS)
})

test('a friend whose number is not verified is led from the invitation to verify it, and back', async ({
  page,
  player,
  world,
}) => {
  const ada = await world.signUp()
  await withMoney(world, ada, 1_000)
  await withMoney(world, player, 1_000)
  const address = await shareLine(world, ada, [6, 16, 26, 36])
  await unverify(world, player)
  await page.goto(address)
  await page.getByRole('button', { name: `Pay ${inNaira(THEIRS)} and join` }).click()
  await page.getByRole('link', { name: 'Verify your number' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('source')).toBe(address)
  expect(await balanceOf(world, player)).toBe(1_000)
})

test('a share of an invitation whose answer is lost is shown as paid without a reload, and one whose request is lost says that a second press pays only once', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const ada = await world.signUp()
  await withMoney(world, ada, 1_000)
  const SHARE = '**/api/v1/syndicates/**'
  const invitation = page.getByRole('region', { name: 'You are invited to a group ticket' })
  const join = invitation.getByRole('button', { name: `Pay ${inNaira(THEIRS)} and join` })

  const lost = await shareLine(world, ada, [7, 17, 27, 37])
  await page.goto(lost)
  await loseAnswers(page, SHARE)
  await join.click()
  await expect(invitation).toContainText('Your share of this ticket is paid, and the ticket is bought.')
  await expect(join).toHaveCount(0)
  await page.unroute(SHARE)
  // Another visit with the same link.
  await page.reload()
  await expect(invitation).toContainText('Your share of this ticket is paid, and the ticket is bought.')
  expect(await balanceOf(world, player)).toBe(500 - THEIRS)

  const cut = await shareLine(world, ada, [8, 18, 28, 38])
  await page.goto(cut)
  await page.route(SHARE, route => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await join.click()
  await expect(invitation).toContainText('press the button again: you pay only once')
  await expect(invitation.getByRole('link', { name: 'See your group tickets' })).toBeVisible()
  await page.unroute(SHARE)
  await join.click()
  await expect(page).toHaveURL(/\/profile-settings\/group-tickets$/)
  await expect(page.getByText('Your share is paid, and the ticket is bought. Good luck!')).toBeVisible()
  expect(await balanceOf(world, player)).toBe(500 - 2 * THEIRS)
})

test('a slip that was paid elsewhere meanwhile is made anew where its lines are to be shared', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/banker')
  await pickLine(page, [3, 13, 23, 33])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  const [slip] = await Promise.all([
    page.waitForResponse(/\/play_lottery\//),
    page.getByRole('button', { name: /^Buy ticket for/ }).click(),
  ])
  const { game_play_id } = (await slip.json()) as { game_play_id: string }
  const share = page.getByRole('button', { name: 'Share this ticket with friends' })
  await expect(share).toBeEnabled()
  await payFromPlay(world, player, { id: game_play_id, amount: STAKE })
  const form = page.getByRole('dialog', { name: 'Group ticket' })
  const pay = async () => {
    await share.click()
    await form.getByLabel('Your name').fill('Ada')
    await form.getByLabel('Friend 1: name').fill('Bola')
    await form.getByRole('button', { name: /^Pay your/ }).click()
  }
  await pay()
  await expect(page.getByText('This slip has been paid already')).toBeVisible()
  await pay()
  await expect(page).toHaveURL(/\/profile-settings\/group-tickets$/)
  expect(await balanceOf(world, player)).toBe(1_000 - 1.5 * STAKE)
})

test('an invitation to a group that was called off says so and nothing of how it would go on, and a link that lost a letter is said to be broken', async ({
  page,
  player,
  world,
}) => {
  expect(player.token).toBeTruthy()
  const ada = await world.signUp()
  await withMoney(world, ada, 1_000)
  const address = await shareLine(world, ada, [9, 19, 29, 39])
  const { body } = await world.call('GET', '/api/v1/syndicates/', { token: ada.token })
  const [{ id } = { id: '' }] = body.results as unknown as { id: string }[]
  await world.call('POST', `/api/v1/syndicates/${id}/cancel/`, { token: ada.token })
  await page.goto(address)
  const invitation = page.getByRole('region', { name: 'You are invited to a group ticket' })
  await expect(invitation).toContainText('The person who made it called it off.')
  await expect(invitation).not.toContainText('when everybody has paid')
  // Apps that open a link add to it.
  await page.goto(`${address}&fbclid=IwAR0`)
  await expect(invitation).toContainText('The person who made it called it off.')
  await page.goto(address.slice(0, -1))
  await expect(page.getByText('This invitation’s link is incomplete')).toBeVisible()
})
