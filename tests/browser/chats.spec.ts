import { axeFaults } from './axe.ts'
import { expect, fund, signIn, test } from './base.ts'
import { buy } from './steps.ts'

test('two players talk in a chat: a message arrives live, one without a network waits and goes by itself, and picks open in their game §2.11, 2.23, 7.55', async ({
  page,
  player,
  world,
  browser,
}) => {
  const obi = await world.signUp()
  for (const it of [player, obi]) {
    await fund(world, it, 500)
    await buy(world, it, [[1, 2, 3, 4]])
  }
  await world.drawCurrentBatch()
  await world.advance(600_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('link', { name: 'Instant cashout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instant cashout' })).toBeVisible()
  await expect(page.getByText('Nothing has been written here yet')).toBeVisible()

  const theirs = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() } })
  await signIn(theirs, obi)
  const friend = await theirs.newPage()
  await friend.goto('/chats-and-tips/instant-cashout?picks=1-100-03112440-zz')
  await friend.getByRole('textbox', { name: 'Write a message' }).fill('Good evening o')
  await friend.getByRole('button', { name: 'Send' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Good evening o')).toBeVisible()
  await expect(log).toContainText(`${obi.phone.slice(0, 3)}******${obi.phone.slice(-2)}`)
  expect(await axeFaults(page)).toEqual([])

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Evening, Arsenal 2-1')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Not sent yet: it goes by itself when you are online')).toBeVisible()
  await expect(friend.getByText('Evening, Arsenal 2-1')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(friend.getByRole('log').getByText('Evening, Arsenal 2-1')).toHaveCount(1)
  await expect(log.getByText('Evening, Arsenal 2-1')).toHaveCount(1)
  await expect(log.getByText('Not sent yet')).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Write a message' }).fill('join t.me/odds')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Links and account names are not sent here')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: /^More about this message/ }).click()
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByText('Thank you. Somebody of ours looks at it')).toBeVisible()
  await theirs.close()
})
