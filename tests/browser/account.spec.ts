import { gate } from '../support/gate.ts'
import { expect, fund, signIn, test } from './base.ts'
import type { Page } from 'playwright/test'
import { newPhone, PASSWORD, type World } from './service.ts'
import { appRuns, buy, closeAlert, loseAnswers } from './steps.ts'
import { makeWinner } from './withdrawing.ts'

const SIGN_UP_STEP = 'oriire_code:sign-up'

/** The first two steps of signing up. */
const toPassword = async (page: Page, world: World, phone: string) => {
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
}

test('a visitor signs up: number, code checked at its sixth digit, password, consent, signed in §1.16, 2.82, 2.83, 4.10-4.12, 5.12, 5.15', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await page.goto('/user/signup')
  await expect(page.getByText('Please enter your phone number to continue')).toBeVisible()
  // Gold: aubergine would be lost on its cloth.
  await expect(page.locator('progress')).toHaveCSS('color', 'rgb(245, 179, 36)')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(
    page.getByText('Enter the OTP code sent to your Phone Number to complete Verification.'),
  ).toBeVisible()
  await expect(page.getByText('This is a one-time verification process')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page
    .getByRole('checkbox', { name: 'I am above 18 and eligible to make responsible decisions' })
    .check()
  await page.getByRole('button', { name: 'Create account' }).last().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: /^Top up/ }).first()).toBeVisible()
})

test('a sign-up whose answer is lost is pressed again, and the player is in, whether the account or only who it is was not heard §8.1', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await toPassword(page, world, phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByRole('checkbox').check()
  const create = page.getByRole('button', { name: 'Create account' }).last()
  const okay = page.getByRole('dialog').getByRole('button', { name: 'Okay' })
  await loseAnswers(page, '**/verify_phone_number_onboarding/', { times: 1 })
  await create.click()
  await okay.click()
  await page.route('**/api/web/user/', route => route.abort(), { times: 1 })
  await create.click()
  await okay.click()
  expect(await page.evaluate(() => localStorage.getItem('oriire_TOKEN'))).not.toBeNull()
  await create.click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a number that has an account is told so after its code, and its login has the number and leads on', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/user/signup?source=%2Fwallet')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await expect(page.getByText('It has an account.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Login' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue(/^0?[789]/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/wallet$/)
})

test('whoever is under 18 gets no account and a kind word, and nothing is kept §8.1', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await toPassword(page, world, phone)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.locator('form input[autocomplete=username]')).toHaveValue(/^0[789]/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('2015-06-01')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).last().click()
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(alert).toContainText('You must be 18 to play, so we made no account and kept nothing')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('Date of birth')).toHaveValue('2015-06-01')
})

test('a wrong code clears the field and is told in an alert with Okay; the USSD code is shown §2.86, 2.118, 4.11, 8.1, 8.10', async ({
  page,
}) => {
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(newPhone())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(
    page.getByText(/\*7006\*23# on the phone you registered with to verify it, then try again/),
  ).toBeVisible()
  // If only the network failed, the code stays: pressing again is enough.
  await page.route('**/verify_phone_number_otp/', route => route.abort(), { times: 1 })
  await page.getByLabel('OTP code').fill('000000')
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('We could not reach the service')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('OTP code')).toHaveValue('000000')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(alert).toContainText('That code is not right')
  await expect(alert).toContainText('You can go ahead and close this alert by clicking the button below.')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('OTP code')).toHaveValue('')
  // Ready for the next try, with nothing left of the previous one.
  await expect(page.getByLabel('OTP code')).toBeFocused()
  await expect(page.getByText('The code has 6 digits')).toHaveCount(0)
  await expect(page.getByText('This field is required')).toHaveCount(0)
})

test('another code can be asked for after a minute, by SMS or voice call, and what the service says of it is told §2.98, 4.14, 8.11, 9.24', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await page.clock.install()
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(/You can ask for another code in/)).toBeVisible()
  const first = await world.lastCode(phone)
  expect(first).toMatch(/^\d{6}$/)
  const modal = page.getByRole('dialog')
  const askFor = async (way: string) => {
    await world.advance(61_000)
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(modal.getByRole('button')).toContainText(['SMS', 'Voice call'])
    await modal.getByRole('button', { name: way }).click()
  }
  await askFor('SMS')
  const told = page.getByText('We have sent you a code by SMS')
  await expect(told).toBeVisible()
  await expect(told).toHaveClass(/toast-success/)
  await expect(modal).toHaveCount(0)
  const second = await world.lastCode(phone)
  expect(second).toMatch(/^\d{6}$/)
  expect(second).not.toBe(first)
  // A call reads out the code that is on its way.
  await askFor('Voice call')
  await expect(page.getByText('We are calling you with your code')).toBeVisible()
  await expect(modal).toHaveCount(0)
  expect(await world.lastMessage(phone)).toMatch(/^\(voice call\)/)
  expect(await world.lastCode(phone)).toBe(second)
})

test('where the SMS does not go out the alert says so, and a voice call or dialling is offered at once §4.10, 4.14, 8.1, 8.2, 8.10, 9.24', async ({
  page,
  world,
}) => {
  const noSms = '08099999901'
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(noSms)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'Server Error' })
  await expect(told).toContainText('The code could not be sent')
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('No code? Dial')).toBeVisible()
  const askFor = async (way: string) => {
    await page.getByRole('button', { name: 'Resend code' }).click()
    await page.getByRole('dialog').getByRole('button', { name: way }).click()
  }
  await askFor('SMS')
  await expect(told).toContainText('The code could not be sent')
  await told.getByRole('button', { name: 'Okay' }).click()
  await askFor('Voice call')
  await expect(page.getByText('We are calling you with your code')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(noSms))
  await expect(page.getByLabel('Date of birth')).toBeVisible()
})

test('a reload loses neither the step of a sign-up nor its number, nor what was typed but for the passwords, nor the seconds to wait §2.83, 4.22', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(/You can ask for another code in 00:5\d/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByText(/You can ask for another code in 00:[1-5]\d/)).toBeVisible()
  await expect(page.locator('b', { hasText: phone.slice(-4) })).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  const email = page.getByLabel('E-mail (optional)')
  await password.fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await email.fill('ada@example.com')
  await page.reload()
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-02-28')
  await expect(email).toHaveValue('ada@example.com')
  await expect(password).toHaveValue('')
  await email.fill('')
  await password.fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).last().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => sessionStorage.getItem('oriire_code:sign-up'))).toBeNull()
})

test('whoever is refused a code for a minute finds the box for the one that is on its way', async ({
  page,
}) => {
  const phone = newPhone()
  const send = async () => {
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await page.goto('/user/signup')
  await send()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.getByRole('button', { name: 'Change number' }).click()
  await send()
  await expect(page.getByText('A code was sent less than a minute ago')).toBeVisible()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await expect(page.getByText(/You can ask for another code in 00:\d\d/)).toBeVisible()
})

test('a reload keeps the box for the code of a reset, and another code can be asked for', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await world.advance(61_000)
  await page.clock.install()
  await page.goto('/user/reset-password')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await expect(page.getByText(/You can ask for another code in/)).toBeVisible()
  const first = await world.lastCode(phone)
  await world.advance(61_000)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'SMS' }).click()
  await expect(page.getByText(/You can ask for another code in/)).toBeVisible()
  expect(await world.lastCode(phone)).not.toBe(first)
})

test('passwords that differ are told before anything is sent; each can be shown §4.16, 5.10, 5.11, 5.13', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await toPassword(page, world, phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill('something else')
  await page.getByLabel('Confirm password', { exact: true }).blur()
  await expect(page.getByText('Your passwords do no match')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show confirm password' }).click()
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAttribute('type', 'text')
})

test('a form is sent by the press that leaves a required field empty: no fault moves the button away from under it', async ({
  page,
}) => {
  await page.goto('/user/login')
  await appRuns(page)
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.locator('form:has([name=password]) [type=submit]')
  await password.focus()
  await submit.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await submit.boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 3)
  await page.mouse.down()
  // Pressing moves it by a pixel; a message above would move it by a line.
  expect(Math.abs((await submit.boundingBox())!.y - y)).toBeLessThan(3)
  await page.mouse.up()
  // Untouched: only submitting says it is missing.
  const phone = page.getByLabel('Phone number')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  // On blur, a field says at once what is wrong.
  await page.reload()
  await appRuns(page)
  await password.focus()
  await phone.focus()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
})

test('a login that is sent empty leads to its first field, by phone and by e-mail', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await page.getByRole('tab', { name: /mail/ }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
})

test('a form that waits for its answer is sent once, and the alert that follows gives the focus back to its button §8.1', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  let asked = 0
  const answer = gate()
  await page.route('**/api/web/phone-login/', async route => {
    asked++
    await answer.opened
    await route.continue()
  })
  await page.goto('/user/login')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const waiting = page.getByRole('button', { name: 'Loading' })
  await expect(waiting).toBeDisabled()
  await page.keyboard.press('Enter')
  answer.open()
  const alert = page.getByRole('dialog')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeFocused()
  expect(asked).toBe(1)
  // A player who has moved on to a field meanwhile stays there.
  await page.unroute('**/api/web/phone-login/')
  await page.getByLabel('Password', { exact: true }).fill('not this one either')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a player logs in by phone and lands on the dashboard; a wrong password is told plainly §2.78, 2.117, 4.5, 5.6, 5.14, 8.1', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/user/login')
  await page.getByLabel('Phone number').fill(phone)
  await expect(page.getByLabel('Phone number')).toHaveAttribute('inputmode', /numeric|tel/)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('Those details do not match')
  await closeAlert(alert)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('oriire_TOKEN') ?? 'null'))).toMatch(
    /^[\w-]{40,}$/,
  )
})

test('an e-mail address given at sign-up logs in after its code was entered §2.78, 4.5, 7.7, 7.52', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await toPassword(page, world, phone)
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
  // Nine minutes pass since the SMS.
  await page.evaluate(key => {
    const step = JSON.parse(sessionStorage[key]!) as { sentAt: number; resendAt?: number }
    delete step.resendAt
    sessionStorage[key] = JSON.stringify({ ...step, sentAt: step.sentAt - 540_000 })
  }, SIGN_UP_STEP)
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('1990-02-28')
  const address = `p${phone}@example.com`
  await page.getByLabel('E-mail (optional)').fill(address)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).last().click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  const sentAt = await page.evaluate(
    key => (JSON.parse(sessionStorage[key]!) as { sentAt: number }).sentAt,
    SIGN_UP_STEP,
  )
  expect(Date.now() - sentAt).toBeLessThan(300_000)
  // A player who reads the code in another app comes back to this step.
  await page.reload()
  const code = page.getByLabel('Code from the e-mail')
  await code.fill((await world.lastCode(address)) === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('That code is not right')
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('')
  await code.fill(await world.lastCode(address))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await page.getByLabel('E-mail').last().fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const other = `q${phone}@example.com`
  await page.goto('/more-details/credentials')
  await expect(page.getByText(`${address}, confirmed`)).toBeVisible()
  await page.getByRole('link', { name: 'Change e-mail' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(other)
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await page.getByLabel('Code from the e-mail').fill(await world.lastCode(other))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
})

test('an e-mail address whose answers are lost, when it is given and when it is confirmed, is confirmed by pressing again', async ({
  page,
  player,
  world,
}) => {
  const address = `r${player.phone}@example.com`
  const okay = page.getByRole('dialog').getByRole('button', { name: 'Okay' })
  await page.goto('/profile-settings/email')
  await page.getByLabel('E-mail', { exact: true }).fill(address)
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  for (const [path, press] of [
    ['**/api/v1/email/', 'Send the code'],
    ['**/api/v1/email/confirm/', 'Confirm'],
  ] as const) {
    const button = page.getByRole('button', { name: press, exact: true })
    if (press === 'Confirm') await page.getByLabel('Code from the e-mail').fill(await world.lastCode(address))
    await loseAnswers(page, path)
    await button.click()
    await okay.click()
    await page.unroute(path)
    await button.click()
  }
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
})

test('logging out clears the token and what is private, and goes to the login; the token is worth nothing then §4.3, 4.6, 7.1', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  expect(await page.evaluate(() => localStorage.getItem('oriire_TOKEN'))).toBeNull()
  // The login opens without waiting for the service.
  const standing = async () => (await world.call('GET', '/api/web/user/', { token: player.token })).status
  await expect.poll(standing).toBe(401)
  await page.goto('/wallet')
  await expect(page).toHaveURL(/\/user\/login/)
})

test('whose session is ended elsewhere is told why at the login, and afterwards is where they were, with what they had typed §2.117, 4.7, 8.8', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 2_000 })
  await fund(world, player, 500)
  await buy(world, player, [[1, 2, 3, 4]])
  await world.drawCurrentBatch()
  await world.advance(600_000)
  const why = page.getByText('You were logged out:')
  for (const [path, label, typed] of [
    ['/fund-wallet/fund-channels?needed=300', 'Amount', '750'],
    ['/withdrawals/fund', 'Amount', '640'],
    ['/fund-wallet/fund-transfer/500', 'Amount', '850'],
    ['/fund-wallet/fund-ussd', 'Amount', '950'],
    ['/withdrawals/bankdetails', 'Account number', '01234'],
    ['/chats-and-tips/instant-cashout', 'Write a message', 'Good evening'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label })
    await page.goto(path)
    await field.fill(typed)
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('oriire_TOKEN')!) as string)
    await world.call('POST', '/api/v1/sessions/logout-everywhere/', { token })
    await expect(page).toHaveURL(`/user/login?source=${encodeURIComponent(path)}`)
    await expect(why).toBeVisible()
    await page.getByLabel('Phone number').fill(player.phone)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(field).toHaveValue(typed)
    expect(await page.evaluate(() => sessionStorage.getItem('oriire_typed') ?? '')).not.toContain(typed)
  }
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(why).toHaveCount(0)
})

test('what was typed about money is there again after a reload, as when the phone discarded the page; who only looked away finds it in the page alone', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 2_000 })
  const kept = () => page.evaluate(() => sessionStorage.getItem('oriire_typed'))
  const look = (isAway: boolean) =>
    page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isAway)
  for (const [path, label, typed] of [
    ['/withdrawals/bankdetails', 'Account number', '01234'],
    ['/fund-wallet/fund-channels', 'Amount', '750'],
    ['/user/personal-info', 'First name', 'Chidinma'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label })
    await page.goto(path)
    await field.fill(typed)
    await page.reload()
    await expect(field).toHaveValue(typed)
    await look(true)
    expect(await kept()).toContain(typed)
    await look(false)
    expect(await kept()).toBeNull()
    await expect(field).toHaveValue(typed)
  }
})

test('a log-out that does not get through signs out here at once, and ends the session when the network is back, whoever is here then §4.6', async ({
  page,
  player,
  world,
}) => {
  const standing = async ({ token }: { token: string }) =>
    (await world.call('GET', '/api/web/user/', { token })).status
  await page.route('**/api/v1/session/logout/', route => route.abort())
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).toContain('oriire_ENDED')
  expect(await kept()).not.toContain(player.token)
  expect(await standing(player)).toBe(200)
  const next = await world.signUp()
  await page.getByLabel('Phone number').fill(next.phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/(menu|dashboard)$/)
  // Cutting the network here would lose what the page is still loading.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => standing(player)).toBe(401)
  expect(await standing(next)).toBe(200)
  await expect.poll(kept).not.toContain('oriire_ENDED')
})

test('a protected page sends a visitor to the login and back to itself afterwards §2.3, 2.117, 4.7', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/game-history')
  await expect(page).toHaveURL('/user/login?source=%2Fgame-history')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/game-history$/)
})

test('while it is not known who is here, a protected page is a spinner and shows nothing of its own §4.7', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const { opened, open } = gate()
  await page.route('**/api/web/user/', async route => {
    await opened
    await route.continue()
  })
  await page.goto('/wallet')
  await appRuns(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('Loading')
  await expect(main.getByRole('heading')).toHaveText(['Wallet'])
  await expect(main.getByRole('listitem')).toHaveCount(0)
  open()
  await expect(main.getByRole('listitem').first()).toBeVisible()
})

test('a source that leads away from here is not followed §2.117', async ({ page, world }) => {
  for (const source of [
    'https://evil.example',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const { phone } = await world.signUp()
    await page.goto(`/user/login?source=${encodeURIComponent(source)}`)
    await page.getByLabel('Phone number').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(`${world.url}/dashboard`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('“Change number” comes back with the number, and “Forgot password?” remembers where the player wanted to go §2.117', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue(/^0[789]/)
  await page.goto('/user/login?source=%2Fwallet')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/user\/reset-password\?source=%2Fwallet$/)
  // The log-in has such a field too, and stays until this screen has loaded.
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue(/^0[789]/)
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/user\/login\?source=%2Fwallet$/)
})

test('a forgotten password is set anew with a code, and the old one is worth nothing §2.31, 7.5, 7.6', async ({
  page,
  world,
}) => {
  const { phone } = await world.signUp()
  await world.advance(61_000)
  await page.goto('/user/reset-password')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  // A password manager keeps the new password beside this name, which it gives to the login.
  const named = page.locator('form input[autocomplete=username]')
  await expect(named).toBeHidden()
  await expect(named).toHaveValue(/^0[789]/)
  await page.getByLabel('New password', { exact: true }).fill('another good password')
  await page.getByLabel('Confirm password', { exact: true }).fill('another good password')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAttribute('autocomplete', 'username')
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await expect(page.getByLabel('E-mail').last()).toHaveAttribute('autocomplete', 'username')
  const login = (password: string) =>
    world.call('POST', '/api/web/phone-login/', { body: { phone, password } })
  expect((await login(PASSWORD)).status).toBe(401)
  expect((await login('another good password')).status).toBe(200)
})

test('a stored token that the service refuses is cleared at the start, and the visitor sees the public pages §4.4, 8.8', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '', token: 'x'.repeat(43) })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('oriire_TOKEN'))).toBeNull()
})

test('personal information keeps e-mail and phone, and leads on by its type; a refusal is told in an alert §2.106, 2.109, 5.9, 5.14, 8.1', async ({
  page,
  player,
}) => {
  await page.goto('/user/personal-info?type=wallet')
  await expect(page.getByText('Thank you for playing!!!')).toBeVisible()
  for (const kept of ['E-mail', 'Phone number'])
    await expect(page.getByLabel(kept)).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Gender').locator('option:not([value=""])')).toHaveText(['Male', 'Female'])
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Gender').selectOption('Female')
  const save = page.getByRole('button', { name: /save|submit|continue/i })
  await page.route('**/api/web/user/', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { first_name: 'That name is too long' } })
      : route.fallback(),
  )
  await save.click()
  await closeAlert(page.getByRole('dialog', { name: 'That name is too long' }))
  await page.unroute('**/api/web/user/')
  await save.click()
  await expect(page).toHaveURL(/\/fund-wallet\/fund-channels/)
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  expect(player.phone).toMatch(/^0803/)
})

test('two tabs: logging in in one takes the other along to where it wanted, and nobody who is signed in stays at the login', async ({
  page,
  context,
  world,
}) => {
  const { phone } = await world.signUp()
  await page.goto('/user/login?source=%2Fwallet')
  const other = await context.newPage()
  await other.goto('/user/login')
  await other.getByLabel('Phone number').fill(phone)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/wallet$/)
  for (const path of ['/user/login', '/user/signup']) {
    await page.goto(`${path}?source=%2Fgame-history`)
    await expect(page).toHaveURL(/\/game-history$/)
  }
})

test('two tabs: logging out in one signs the other out as well, keeps nothing typed there, and calls it no lost session §4.6', async ({
  page,
  context,
  player,
}) => {
  await page.goto('/fund-wallet/fund-channels')
  await page.getByRole('textbox', { name: 'Amount' }).fill('700')
  const other = await context.newPage()
  await other.goto('/menu')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await expect(page.getByText('You were logged out:')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('oriire_typed'))).toBeNull()
  expect(player.token.length).toBeGreaterThan(20)
})

test('where it is not known whether a number waits, Google opens the account, or how long payouts take, the page says so and asks again', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  const unknown = [
    [
      '/profile-settings/phone-update-otp',
      'phone-change',
      'We could not find out whether a new number waits',
    ],
    ['/profile-settings/settings', 'google/linked', 'Google'],
    ['/withdrawals/steps', 'payout-times', 'How long payouts took lately could not be loaded.'],
  ] as const
  for (const [path, call, said] of unknown) {
    await page.route(`**/api/v1/${call}/`, route => route.abort())
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(said).first(), path).toBeVisible()
    await page.unrouteAll()
    if (call === 'payout-times') continue
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByText(said), path).toHaveCount(0)
  }
})
