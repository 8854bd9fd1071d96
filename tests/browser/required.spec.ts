// Submits each form empty; every field must say what is wrong.
import type { Locator, Page } from 'playwright/test'
import { expect, signIn, test } from './base.ts'
import { newPhone } from './service.ts'
import { unfold } from './steps.ts'

/** A hint may precede it. */
const WORDS = /This field is required$/

/** Checks accessible descriptions, so one field's message cannot pass for another's. */
const saysSo = async (fields: readonly Locator[]) => {
  for (const field of fields) await expect(field).toHaveAccessibleDescription(WORDS)
}

const labels = (page: Page, ...names: string[]) => names.map(name => page.getByLabel(name, { exact: true }))

test('every required field that a visitor leaves empty says so: phone, code, password, logins, slip, card, newsletter §5.1-5.7, 5.10', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  await page.goto('/user/signup')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await saysSo(labels(page, 'Phone number'))
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('OTP code').focus()
  await page.getByLabel('OTP code').blur()
  await saysSo([page.getByLabel('OTP code')])
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await page.getByRole('button', { name: 'Create account' }).last().click()
  await saysSo(labels(page, 'Password', 'Confirm password', 'Date of birth'))

  await page.goto('/user/login')
  // Filled in, by the app, from the sign-up that has begun.
  await expect(page.getByLabel('Phone number')).not.toHaveValue('')
  await page.getByLabel('Phone number').fill('')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await saysSo(labels(page, 'Phone number', 'Password'))
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await saysSo([page.getByRole('textbox', { name: 'E-mail' }), ...labels(page, 'Password')])

  await page.goto('/dashboard')
  await unfold(page, 'Game slip checker')
  const slip = page.getByRole('region', { name: 'Game slip checker' })
  await slip.getByRole('button', { name: 'Check slip' }).click()
  await saysSo([slip.getByLabel('Game play ID')])
  await unfold(page, 'Cash out a scratch card')
  const card = page.getByRole('region', { name: 'Cash out a scratch card' })
  await card.getByRole('button', { name: 'Check the card' }).click()
  await saysSo([
    card.getByLabel('Serial number'),
    card.getByRole('textbox', { name: 'PIN' }),
    card.getByLabel('Phone number'),
  ])
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Back to top' }).hover()
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await saysSo([newsletter.getByRole('textbox')])
})

test('every required field that a player leaves empty says so: the amount of a top-up, names and gender §5.1, 5.8, 5.9', async ({
  page,
  context,
  world,
}) => {
  await signIn(context, await world.signUp())
  await page.goto('/fund-wallet/fund-channels')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await saysSo([page.getByLabel('Amount')])
  await page.goto('/user/personal-info')
  await page.getByRole('button', { name: /save|submit|continue/i }).click()
  await saysSo(labels(page, 'First name', 'Last name', 'Gender'))
})
