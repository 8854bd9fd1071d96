import { expect, test } from './base.ts'
import { newPhone } from './service.ts'

test('with Google: cancelled, a number proved once, and from then on in at a tap; a code of elsewhere is refused §2.117, 4.30, 7.40, 8.2, 8.7', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  const google = page.getByRole('button', { name: 'Continue with Google' })
  const alert = page.getByRole('dialog')
  const choose = async (outcome = 'All goes well') => {
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
    await page.getByLabel('E-mail').fill(`${phone}@example.com`)
    await page.getByLabel('What happens').selectOption(outcome)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  await page.goto('/user/login?source=%2Fwallet')
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toContainText('Signing in with Google was cancelled')
  await expect(page).toHaveURL(/\/user\/login\?source=%2Fwallet$/)
  await alert.getByRole('button', { name: 'Okay' }).click()

  await google.click()
  await choose('Google stops answering')
  await expect(alert).toHaveAccessibleName('Server Error')
  await expect(alert).toContainText('Google is not answering. Nothing was changed')
  await alert.getByRole('button', { name: 'Okay' }).click()

  await google.click()
  await choose()
  // The login page that Google returns to has such a field too.
  await expect(page.getByRole('heading', { name: 'Your phone number' })).toBeVisible()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  // The phone may discard the page while its owner reads the SMS.
  await page.reload()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByRole('checkbox', { name: 'I am above 18' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/wallet$/)

  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await page.goto('/user/signup')
  await google.click()
  await choose()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: /^Top up/ }).first()).toBeVisible()

  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await page.goto('/user/login?code=made-up&state=of-another-browser')
  await expect(alert).toContainText('begun in another browser')
  await expect(page).toHaveURL(/\/user\/login$/)
})
