// What a player may do with their own data, and what an advert may not do without being asked.
import { readFile } from 'node:fs/promises'
import { makeExports } from '#server/deeds/own-data/make-exports.ts'
import { expect, test } from './base.ts'
import { withMoney } from './steps.ts'

test('a player saves a copy of their data, takes a consent back, and asks for the end of the account and takes it back', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/profile-settings/settings')
  await page.getByRole('link', { name: 'Your data: copy, consents, deletion' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill('a good long password')
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your copy is being made')).toBeVisible()
  await makeExports(world.service)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the page' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^oriire-[\d-]+\.html$/)
  expect(await readFile((await file.path())!, 'utf8')).toContain(player.phone)

  const consents = page.getByRole('region', { name: 'What you agreed to' })
  await expect(consents).toContainText('I am above 18')
  await expect(consents).toContainText(/Agreed .+, text of 01\/11\/2026/)
  await consents.getByRole('button', { name: 'Agree' }).click()
  await consents.getByRole('button', { name: 'Take it back' }).click()
  await expect(consents).toContainText('taken back')

  await page.getByRole('button', { name: 'Delete your account' }).click()
  const modal = page.getByRole('dialog', { name: 'Delete your account' })
  // Topped up, so it cannot be withdrawn.
  await expect(modal).toContainText('₦500 in your wallets. Winnings can be withdrawn first')
  await modal.getByRole('textbox', { name: 'Your password' }).fill('a good long password')
  await modal.getByRole('button', { name: 'Delete my account' }).click()
  await expect(modal.getByRole('alert')).toContainText('There is money in your wallets')
  await modal.getByText('Keep what is in my wallets for me').click()
  await modal.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted on')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)
})

test('an advert’s click is sent only after a yes, and the page waits for no answer §7.23', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('ads-tracker')) sent.push(request.postData() ?? '')
  })
  await page.goto('/campaigns/wyse-cash?clickid=ad-17.b')
  const question = page.getByRole('region', { name: 'May we note which advert brought you here?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])
  await page.goto('/campaigns/wyse-cash?clickid=ad-17.b')
  await expect(page.getByLabel('Day')).toBeVisible()
  const noted = page.waitForResponse(/ads-tracker/)
  await question.getByRole('button', { name: 'Yes' }).click()
  expect((await noted).status()).toBe(200)
  expect(JSON.parse(sent[0]!)).toMatchObject({ click_id: 'ad-17.b', page: 'wyse-cash', consent: true })
  await expect(page).toHaveURL('/campaigns/wyse-cash')
})
