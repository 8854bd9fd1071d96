// What another state's licence changes on the screens, and the number that such a state may require.
import { setNinRequired } from '#server/db/queries/accounts/national-identity.ts'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, test } from './base.ts'

// No worker: see CONTRIBUTING. A separate world: it sells under another licence.
test.use({ serviceWorkers: 'block', worldOf: 'state' })

test.beforeAll(async ({ world }) => {
  Object.assign(world.service.settings, {
    LICENCE_STATE: 'Oyo State',
    LICENCE_REGULATOR: 'Oyo State Gaming Board',
    LICENCE_NUMBER: 'OYSGB/ORI/0001',
    OPERATOR_NAME: 'Oriire West Ltd',
    NIN_REQUIRED: 'yes',
    WINNINGS_TAX: 250,
  })
  await setNinRequired(world.service.db, true)
})

test('footer, terms, answers and prices say the licence and the tax that the service has; the footer had a line before that §1.21, 9.35', async ({
  page,
}) => {
  const html = await (await page.request.get('/terms')).text()
  expect(html).toContain('licence no. LSLGA/OP/OPL/ORI-0000')
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  // Until the app has loaded, the page is still growing.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(footer).toContainText(
      'Operated by Oriire West Ltd. Licensed by the Oyo State Gaming Board, licence no. OYSGB/ORI/0001.',
      { timeout: 1_000 },
    )
  }).toPass()
  await expect(page.getByText('Oyo State takes 2.5% of net winnings')).toBeVisible()
  await footer.getByRole('link', { name: 'Privacy notice' }).click()
  await expect(page).toHaveURL(/\/terms#privacy$/)
  await expect(page.getByRole('heading', { name: 'Privacy notice' })).toBeInViewport()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.goto('/faq')
  await page.getByText('Is tax taken from prizes?').click()
  await expect(page.getByText(/^Yes: 2.5% of net winnings/)).toBeVisible()
  await page.goto('/prizes')
  await expect(page.getByText('2.5% tax is withheld')).toBeVisible()
})

test('where the state wants the NIN, the top-up asks for it and goes on, and its owner sees it masked', async ({
  page,
  player,
}) => {
  expect(player.phone).not.toBe('')
  await page.goto('/fund-wallet/fund-channels/2000')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const ask = page.getByRole('dialog', { name: 'First, your NIN' })
  await ask.getByRole('button', { name: 'Save my NIN' }).click()
  await expect(ask.getByText('This field is required')).toBeVisible()
  await ask.getByLabel('National identity number (NIN)').fill('1234567')
  await expect(ask.getByText('The NIN has 11 digits')).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await ask.getByLabel('National identity number (NIN)').fill('234 5678 9012')
  const opening = page.waitForEvent('popup')
  await ask.getByRole('button', { name: 'Save my NIN' }).click()
  await (await opening).getByRole('button', { name: /^Pay ₦2,000/ }).click()
  await expect(page.getByText('Your payment has arrived')).toBeVisible()
  await page.goto('/user/personal-info')
  await expect(page.getByText('•••••••9012')).toBeVisible()
  await expect(page.getByText('28/02/1990')).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
})

test('a link that players send has a picture in its first answer, and an address in no list is answered with 404', async ({
  page,
}) => {
  const picture = async (path: string) =>
    /og:image" content="[^"]*\/shared\/([\w-]+)\.png"/.exec(await (await page.request.get(path)).text())?.[1]
  for (const [path, name] of [
    ['/user/signup?invite=ABC', 'invite'],
    ['/soccer-cash', 'soccer-cash'],
    ['/soccer-cash/game-selection/shared?picks=x', 'soccer-cash'],
    ['/virtual', 'virtual'],
    ['/awoof?item=x', 'awoof'],
    ['/profile-settings/group-tickets?code=x', 'group-ticket'],
    ['/quika/how-to-play', 'quika'],
  ] as const)
    expect(await picture(path), path).toBe(name)
  for (const [path, status] of [
    ['/nothing-here', 404],
    ['/made/up', 404],
    ['/addresses.json', 404],
    ['/wallet', 200],
    ['/wallet/some-id', 200],
    ['/soccer-cash/finalists', 200],
    ['/soccer-cash/match-scores/virtual', 200],
    ['/loan-application/apply', 200],
    ['/awoof/summary', 200],
  ] as const)
    expect((await page.request.get(path)).status(), path).toBe(status)
})
