import { expect, test } from './base.ts'
import { closeAlert } from './steps.ts'
import { newPhone, PASSWORD } from './service.ts'

test('a friend signs up by a player’s link, and the player sees what became of it §1.13', async ({
  page,
  player,
  world,
  browser,
}) => {
  await page.goto('/refer-earn')
  await expect(page.getByText('Nobody yet')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied')).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/user\/signup\?invite=[2-9A-Z]{7}$/)

  const theirs = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() } })
  const friend = await theirs.newPage()
  const phone = newPhone()
  await friend.goto(link)
  await expect(friend.getByText('A friend invited you.')).toBeVisible()
  await friend.getByLabel('Phone number').fill(phone)
  await friend.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(friend.getByLabel('OTP code')).toBeVisible()
  await friend.getByLabel('OTP code').fill(await world.lastCode(phone))
  await friend.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await friend.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await friend.getByLabel('Date of birth').fill('1990-02-28')
  await friend.getByRole('checkbox').check()
  // Sent in the background and cut here, as if the page were closed at once: the next start sends it again.
  await friend.route('**/referrals/claim/', it => it.abort())
  const cut = friend.waitForEvent('requestfailed', it => it.url().includes('referrals/claim'))
  await friend.getByRole('button', { name: 'Create account' }).last().click()
  await expect(friend).toHaveURL(/\/dashboard$/)
  await cut
  await friend.unroute('**/referrals/claim/')
  // A network that wants to be paid first says no in our place.
  const page403 = { status: 403, contentType: 'text/html', body: '<h1>Please pay for the network</h1>' }
  await friend.route('**/referrals/claim/', it => it.fulfill(page403))
  const denied = friend.waitForResponse(/referrals\/claim/)
  await friend.reload()
  await (await denied).finished()
  await friend.unroute('**/referrals/claim/')
  const claimed = friend.waitForResponse(/referrals\/claim/)
  await friend.reload()
  await claimed
  await friend.goto('/refer-earn')
  await expect(friend.getByText('Nobody yet')).toBeVisible()
  await expect(friend.getByText('Did a friend invite you?')).toHaveCount(0)
  await theirs.close()

  await page.reload()
  const friends = page.getByRole('region', { name: 'Your friends' })
  await expect(friends).toContainText(`${phone.slice(0, 3)}******${phone.slice(-2)}`)
  await expect(friends).toContainText('Signed up, no top-up yet')
  expect(player.phone).not.toBe(phone)
})

test('a link that cannot be copied stands there to be copied by hand', async ({ page, player }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  )
  await page.goto('/refer-earn')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/\/user\/signup\?invite=[2-9A-Z]{7}$/)).toBeVisible()
  expect(player.phone).toBeTruthy()
})

test('a friend’s code can be entered later, and a wrong one says so', async ({ page, player, world }) => {
  const inviter = await world.signUp()
  const { body } = await world.call('GET', '/api/v1/referrals/', { token: inviter.token })
  expect(player.token).not.toBe(inviter.token)
  await page.goto('/withdrawals/refer')
  await page.getByText('Did a friend invite you?').click()
  await page.getByLabel('Friend’s code').fill('K7M')
  await page.getByRole('button', { name: 'Save this code' }).click()
  await expect(page.getByText('A code has 7 letters and digits')).toBeVisible()
  await page.getByLabel('Friend’s code').fill('AAAAAAA')
  await page.getByRole('button', { name: 'Save this code' }).click()
  await closeAlert(page.getByRole('dialog', { name: 'No player has this code' }))
  await page.getByLabel('Friend’s code').fill(String(body.code).toLowerCase())
  await page.getByRole('button', { name: 'Save this code' }).click()
  await expect(page.getByText('Your friend’s code is noted')).toBeVisible()
  await expect(page.getByText('Did a friend invite you?')).toHaveCount(0)
})
