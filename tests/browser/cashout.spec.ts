import { issueCards } from '#server/deeds/cards/issue-cards.ts'
import { kobo } from '#src/lib/money.ts'
import { axeFaults } from './axe.ts'
import { expect, signIn, test } from './base.ts'
import { balanceOf, loseAnswers, unfold } from './steps.ts'

test('a scratch card is checked on the dashboard, waits through the login, and goes to its owner’s winnings §1.12 §2.32 §2.78 §4.32 §5.7', async ({
  page,
  context,
  world,
}) => {
  const { db, pepper, ports } = world.service
  const { cards } = await db.tx(tx =>
    issueCards(tx, { randomness: ports.randomness, pepper }, { count: 3, amount: kobo(500) }),
  )
  const [card, second, third] = cards
  const owner = await world.signUp()
  await page.goto('/dashboard')
  await unfold(page, 'Cash out a scratch card')
  const form = page.getByRole('region', { name: 'Cash out a scratch card' })
  // A field that is left before the app has taken over is not judged.
  await expect(async () => {
    const serial = form.getByLabel('Serial number')
    await serial.focus()
    await page.keyboard.press('Tab')
    await expect(serial).toHaveAccessibleDescription('This field is required', { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(form.getByText('This field is required')).toHaveCount(3)
  await form.getByLabel('Serial number').fill(card!.serial)
  await form.getByRole('textbox', { name: 'PIN' }).fill('0000000000')
  await form.getByLabel('Phone number').fill(owner.phone)
  await form.getByRole('button', { name: 'Check the card' }).click()
  const told = page.getByRole('dialog')
  await expect(told).toContainText('The serial number or the PIN is not right')
  await told.getByRole('button', { name: 'Okay' }).click()
  await expect(told).toBeHidden()
  await form.getByRole('textbox', { name: 'PIN' }).fill(card!.pin)
  await form.getByRole('button', { name: 'Check the card' }).click()

  await expect(page).toHaveURL(/\/cashout-winning\/cashout-withdrawal-details$/)
  await expect(page.getByText('₦500.00')).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('cashout-store'))
  expect(JSON.parse(kept!)).toMatchObject({ withdrawalData: { amount: kobo(500) }, accountNumber: '' })
  expect(kept).not.toContain(card!.pin)
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).last()).toHaveAttribute(
    'href',
    /source=.*cashout-withdrawal-details/,
  )

  await signIn(context, owner)
  await page.reload()
  await page.route('**/scratch-cards/redeem/', async route => {
    await route.fetch()
    await route.fulfill({ status: 502, body: '' })
  })
  await page.getByRole('button', { name: 'Put it into my winnings wallet' }).click()
  await expect(page.getByText('it is paid once')).toBeVisible()
  await page.unroute('**/scratch-cards/redeem/')
  await page.getByRole('button', { name: 'Put it into my winnings wallet' }).click()
  await expect(page.getByText('₦500 is in your winnings wallet')).toBeVisible()
  expect(await balanceOf(world, owner, 'winning_balance')).toBe(500)
  expect(await page.evaluate(() => localStorage.getItem('cashout-store'))).toBe(null)

  // What is not known of one card is not said of the next.
  const enter = async ({ serial, pin }: { serial: string; pin: string }) => {
    await form.getByLabel('Serial number').fill(serial)
    await form.getByRole('textbox', { name: 'PIN' }).fill(pin)
    await form.getByLabel('Phone number').fill(owner.phone)
    await form.getByRole('button', { name: 'Check the card' }).click()
  }
  await page.goto('/cashout-winning/cashout-withdrawal-details')
  await enter(second!)
  await loseAnswers(page, '**/scratch-cards/redeem/')
  await page.getByRole('button', { name: 'Put it into my winnings wallet' }).click()
  await expect(page.getByText('it is paid once')).toBeVisible()
  await page.getByRole('button', { name: 'Enter another card' }).click()
  await enter(third!)
  await expect(page.getByText('₦500.00')).toBeVisible()
  await expect(page.getByText('it is paid once')).toHaveCount(0)
  await page.unroute('**/scratch-cards/redeem/')
  await page.getByRole('button', { name: 'Enter another card' }).click()

  // On its own page, from the menu: if no card is waiting, one is entered.
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Cash out a scratch card' }).click()
  await expect(page.getByText('No scratch card is waiting here')).toBeVisible()
  await form.getByLabel('Serial number').fill(card!.serial)
  await form.getByRole('textbox', { name: 'PIN' }).fill(card!.pin)
  await form.getByLabel('Phone number').fill(owner.phone)
  await form.getByRole('button', { name: 'Check the card' }).click()
  await expect(told).toContainText(/You cashed this card on .* into your winnings wallet/)
})
