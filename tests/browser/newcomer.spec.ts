// The path of somebody who has never been here, counted in taps as a thumb would make them.
import type { Locator } from 'playwright/test'
import { expect, test } from './base.ts'
import { newPhone, PASSWORD } from './service.ts'
import { STAKE, inNaira } from './steps.ts'

const MOST = 12

/** In order: the board keeps them as they were picked, the slip as they are printed. */
const numbersIn = async (line: Locator) =>
  (await line.innerText())
    .split(/\s+/)
    .map(Number)
    .toSorted((a, b) => a - b)

test('from the front page a new visitor has a paid ticket within twelve taps, and the picks are kept over the sign-up', async ({
  page,
  world,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps++
  }
  /** The field has the focus already, or takes a tap to get it. */
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeVisible()
    if (!(await field.evaluate(it => it === document.activeElement))) await tap(field)
    await page.keyboard.type(text)
  }

  await page.goto('/')
  await tap(
    page.getByRole('region', { name: 'The games' }).getByRole('link', { name: /^Play Instant cashout/ }),
  )
  await tap(page.getByRole('button', { name: 'Pick for me' }).first())
  await tap(page.getByRole('button', { name: 'View summary of picks' }))
  const sheet = page.getByRole('dialog', { name: 'Summary of picks' })
  const picked = await numbersIn(sheet.getByRole('list', { name: 'Line 1' }))
  await tap(sheet.getByRole('button').filter({ hasText: /Buy ticket|phone number/ }))

  const phone = newPhone()
  await type(page.getByLabel('Phone number'), phone)
  await tap(page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await type(page.getByLabel('OTP code'), await world.lastCode(phone))
  await type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await type(page.getByLabel('Confirm password', { exact: true }), PASSWORD)
  // A native field: how many taps its picker takes is up to the phone.
  const birth = page.getByLabel('Date of birth')
  await tap(birth)
  await birth.fill('1990-02-28')
  await tap(page.getByRole('checkbox'))
  await tap(page.getByRole('button', { name: 'Create account' }).last())

  await expect(page.getByText(/^Not paid yet\. Pay before \d/)).toBeVisible()
  const slip = page.getByRole('region', { name: 'Your ticket' })
  expect(await numbersIn(slip.getByRole('list', { name: 'Line 1' }))).toEqual(picked)
  const card = page.getByRole('button', { name: new RegExp(`^Pay by card.*${inNaira(STAKE)}`) })
  await expect(card).toHaveClass(/btn-gold/)
  await expect(card).toBeInViewport({ ratio: 1 })
  await tap(card)
  const opening = page.waitForEvent('popup')
  const limit = page.getByRole('dialog', { name: 'First, your limit' })
  await tap(limit.getByRole('button', { name: 'Set the limit' }))
  const checkout = await opening
  await tap(checkout.getByRole('button', { name: new RegExp(`^Pay ${inNaira(STAKE)}`) }))
  await expect(page).toHaveURL(/\/game-history\/[\da-f-]{36}$/, { timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Watch the draw' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST)
})
