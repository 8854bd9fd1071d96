// What only the owner may change: the transaction PIN and the phone number.
import { expect, test } from './base.ts'
import { newPhone, PASSWORD } from './service.ts'
import { closeAlert, holdOne, loseAnswers } from './steps.ts'
import { makeWinner, PIN } from './withdrawing.ts'

test('a forgotten PIN is set anew with the password and a code, and who has none is led to create one', async ({
  page,
  player,
  world,
}) => {
  await page.goto('/profile-settings/forgot-pin')
  await expect(page.getByText('You have not chosen a PIN yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code by SMS' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create your PIN' }).click()
  await expect(page).toHaveURL(/\/more-details\/create-pin/)
  await makeWinner(world, player, { naira: 1_000 })
  await page.goto('/profile-settings/forgot-pin')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Send code by SMS' }).click()
  await closeAlert(page.getByRole('dialog', { name: 'That password is not right' }))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send code by SMS' }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  const code = await world.lastCode(player.phone)
  await page.getByLabel('OTP code').fill(code === '111111' ? '222222' : '111111')
  await page.getByLabel('New PIN').fill('8260')
  await page.getByLabel('Confirm PIN').fill('8260')
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect(page.getByRole('dialog')).toContainText('That code is not right')
  await page.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByLabel('OTP code')).toBeFocused()
  await expect(page.getByLabel('OTP code')).toHaveValue('')
  await page.getByLabel('OTP code').fill(code)
  await page.getByLabel('Confirm PIN').fill('8206')
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect(page.getByLabel('Confirm PIN')).toBeFocused()
  await page.getByLabel('Confirm PIN').fill('8260')
  await loseAnswers(page, '**/transaction-pin/reset/')
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await page.unroute('**/transaction-pin/reset/')
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect(page.getByRole('heading', { name: 'Your PIN is set' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('what you withdraw now goes out on')
})

for (const [again, says] of [
  ['8260', undefined],
  ['9350', 'It is the one you chose first, not this one'],
] as const)
  test(`a PIN that was set though its answer was lost leads on when ${says ? 'another, which does not count, is chosen' : 'it is pressed again'}`, async ({
    page,
    player,
  }) => {
    expect(player.token).not.toBe('')
    await page.goto('/more-details/create-pin')
    const choose = async (pin: string) => {
      await page.getByLabel('New PIN').fill(pin)
      await page.getByLabel('Confirm PIN').fill(pin)
      await page.getByRole('button', { name: 'Set PIN' }).click()
    }
    const alert = page.getByRole('dialog')
    await loseAnswers(page, '**/api/v1/transaction-pin/')
    await choose('8260')
    await closeAlert(alert)
    await page.unroute('**/api/v1/transaction-pin/')
    await choose(again)
    if (says) {
      await expect(alert).toContainText(says)
      await alert.getByRole('button', { name: 'Okay' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Your PIN is set' })).toBeVisible()
  })

test('a phone number is changed with the PIN and a code to each number, and the player logs in with the new one', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  const phone = newPhone()
  await page.goto('/profile-settings/phone-update-otp')
  await page.getByLabel('New phone number').fill(phone)
  await page.getByLabel('Transaction PIN').fill(PIN)
  await page.getByRole('button', { name: 'Send both codes' }).click()
  const codes = page.getByLabel(/^Code sent to/)
  await expect(codes).toHaveCount(2)
  // A player who reads the codes in another app comes back to this step, and can correct a mistyped number.
  await page.reload()
  await expect(codes).toHaveCount(2)
  await page.getByRole('button', { name: 'Another number, or new codes' }).click()
  await expect(page.getByLabel('New phone number')).toHaveValue(/^0[789]/)
  await page.getByLabel('Transaction PIN').fill(PIN)
  await page.getByRole('button', { name: 'Send both codes' }).click()
  await expect(codes).toHaveCount(2)
  const wrong = (await world.lastCode(phone)) === '111111' ? '222222' : '111111'
  for (const at of [0, 1]) await codes.nth(at).fill(wrong)
  await page.getByRole('button', { name: 'Change number' }).click()
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('That code is not right')
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(codes.nth(0)).toBeFocused()
  for (const at of [0, 1]) await expect(codes.nth(at)).toHaveValue('')
  await codes.nth(0).fill(await world.lastCode(phone))
  await codes.nth(1).fill(await world.lastCode(player.phone))
  await page.getByRole('button', { name: 'Change number' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/more-details\/credentials/)
  const login = (number: string) =>
    world.call('POST', '/api/web/phone-login/', { body: { phone: number, password: PASSWORD } })
  expect((await login(player.phone)).status).toBe(401)
  expect((await login(phone)).status).toBe(200)
})

test('a number that waits is told before the form to give another is there, and asking again whether one waits keeps what was typed', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  const phone = newPhone()
  const send = (call: string, body: Record<string, unknown>) =>
    world.call('POST', `/api/web/${call}/`, { token: player.token, body: { phone_number: phone, ...body } })
  await send('update_phone_number', { transaction_pin: PIN, has_old_number: false })
  const told = await send('verify_phone_number_update', { code: await world.lastCode(phone) })
  expect(told.body.due_at).not.toBeNull()
  const CALL = '**/api/v1/phone-change/'
  const answer = await holdOne(page, CALL)
  const asked = page.waitForRequest(CALL)
  await page.goto('/profile-settings/phone-update-otp')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByLabel('New phone number')
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await expect(field).toHaveCount(0)
  answer()
  const waits = page.getByRole('region', { name: 'A new number waits' })
  await expect(waits).toContainText('Did you not ask for that? Then stop it.')
  await expect(field).toBeVisible()
  await page.route(CALL, route => route.abort())
  await page.reload()
  await field.fill('0803')
  await page.unroute(CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(waits).toBeVisible()
  await expect(field).toHaveValue(/^0803/)
})

test('the codes of a new number may be called out, also where the SMS did not go out §4.14, 9.24', async ({
  page,
  player,
  world,
}) => {
  await makeWinner(world, player, { naira: 1_000 })
  const noSms = '08099999901'
  await page.goto('/profile-settings/phone-update-otp')
  await page.getByLabel('New phone number').fill(noSms)
  await page.getByLabel('Transaction PIN').fill(PIN)
  await page.getByRole('button', { name: 'Send both codes' }).click()
  const told = page.getByRole('dialog', { name: 'Server Error' })
  await expect(told).toContainText('The code could not be sent')
  await told.getByRole('button', { name: 'Okay' }).click()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voice call' }).click()
  await expect(page.getByText('We are calling you with your code')).toBeVisible()
  for (const phone of [noSms, player.phone]) expect(await world.lastMessage(phone)).toMatch(/^\(voice call\)/)
  await expect(page.getByText(/You can ask for another code in 00:5\d/)).toBeVisible()
  const codes = page.getByLabel(/^Code sent to/)
  await codes.nth(0).fill(await world.lastCode(noSms))
  await codes.nth(1).fill(await world.lastCode(player.phone))
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(page.getByText('Your phone number is changed')).toBeVisible()
})
