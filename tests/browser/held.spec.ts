// A game that the operator holds: nothing of it is sold, and wherever it could be bought that is said.
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test } from './base.ts'
import { operate } from './items.ts'
import { pickLine, shareLine, withMoney } from './steps.ts'

// Resumed, a game is sold as far as the reserve reaches, which is empty here.
test.use({ worldOf: 'held' })

test('the screen of a game that is held says that nothing is sold, in place of the way to pay', async ({
  page,
  player,
  world,
}) => {
  expect(player.token).not.toBe('')
  const held = page.getByText('Paused for now: nothing is sold. What was bought before is drawn and paid.')
  const ways = [
    ['banker', '/banker'],
    ['wyse-cash', '/wyse-cash'],
    ['virtual-soccer', '/virtual'],
    ['all-in', '/all-in'],
  ] as const
  for (const [game] of ways) await operate(world, 'hold', game, 'a test')
  // Answered from memory for five seconds.
  await world.advance(6_000)
  try {
    for (const [, path] of ways) {
      await page.goto(path)
      await expect(held, path).toBeVisible()
      await expect(page.getByRole('button', { name: /^View summary/ }), path).toHaveCount(0)
      expect(await axeFaultsInBothLooks(page), path).toEqual([])
    }
  } finally {
    for (const [game] of ways) await operate(world, 'resume', game)
  }
})

test('the open page of a game that is held sells again within minutes of its resuming, without being opened anew', async ({
  page,
  player,
  world,
}) => {
  expect(player.token).not.toBe('')
  await page.clock.install()
  await operate(world, 'hold', 'banker', 'a test')
  // Answered from memory for five seconds.
  await world.advance(6_000)
  const held = page.getByText('Paused for now: nothing is sold.')
  try {
    await page.goto('/banker')
    await expect(held.first()).toBeVisible()
  } finally {
    await operate(world, 'resume', 'banker')
    await world.advance(6_000)
  }
  // The browser has the first answer for some seconds.
  await expect(async () => {
    await page.clock.fastForward('01:10')
    await expect(held).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})

test('where a ticket is paid, a game that is held is said to be in place of the ways to pay: at once, and after a payment was refused', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  const held = page.getByText('Paused for now: nothing is sold.').first()
  const ways = page.getByRole('group', { name: 'Ways to pay' })
  await page.goto('/wyse-cash')
  await page
    .getByRole('button', { name: /^Get lucky numbers for/ })
    .first()
    .click()
  await page
    .getByRole('list', { name: /^Lucky numbers of/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy 1 line for/ }).click()
  await expect(ways).toBeVisible()
  await page.goto('/banker')
  await pickLine(page, [3, 13, 23, 33])
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await expect(page.getByRole('button', { name: 'Share this ticket with friends' })).toBeVisible()
  for (const game of ['banker', 'wyse-cash']) await operate(world, 'hold', game, 'a test')
  // Answered from memory for five seconds.
  await world.advance(6_000)
  try {
    // This page may have asked less than five seconds ago.
    await expect(async () => {
      await ways.getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
      await expect(held).toBeVisible({ timeout: 1_000 })
    }).toPass()
    for (const path of [page.url(), '/application/summary', '/application/transaction-pin/wyse-cash']) {
      await page.goto(path)
      await expect(held, path).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pay|every draw|with friends/ }), path).toHaveCount(0)
      await expect(page.getByText('Not paid yet'), path).toHaveCount(0)
      expect(await axeFaultsInBothLooks(page), path).toEqual([])
    }
  } finally {
    for (const game of ['banker', 'wyse-cash']) await operate(world, 'resume', game)
  }
})

test('an invitation says while the game is held that nothing is sold, in place of the way to pay', async ({
  page,
  player,
  world,
}) => {
  const ada = await world.signUp()
  await withMoney(world, ada, 1_000)
  const invited = await shareLine(world, ada, [3, 13, 23, 33])
  expect(player.token).not.toBe('')
  await operate(world, 'hold', 'banker', 'a test')
  // Answered from memory for five seconds.
  await world.advance(6_000)
  try {
    await page.goto(invited)
    const invitation = page.getByRole('region', { name: 'You are invited to a group ticket' })
    await expect(invitation.getByText('Paused for now: nothing is sold.')).toBeVisible()
    await expect(invitation.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  } finally {
    await operate(world, 'resume', 'banker')
    await world.advance(6_000)
  }
})
