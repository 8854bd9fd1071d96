import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { brand } from '#src/brand.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Page } from 'playwright/test'
import { axeFaultsInBothLooks } from './axe.ts'
import { expect, signIn, test, workerReady } from './base.ts'
import { winItem } from './items.ts'
import { newPhone, PASSWORD } from './service.ts'
import { drawnTicket, EVERY_NUMBER } from './steps.ts'

const speaks = (page: Page, tag: string) => expect(page.locator('html')).toHaveAttribute('lang', tag)

const choose = async (page: Page, from: string, to: string) => {
  await page.goto('/menu')
  await page.locator('main').getByLabel(from).selectOption(to)
}

const THERE_AND_BACK = [
  ['pcm', 'Pidgin'],
  ['en-NG', 'English'],
] as const

const chooseBelow = async (page: Page, [tag, name]: (typeof THERE_AND_BACK)[number]) => {
  await page.getByRole('contentinfo').getByLabel('Language').selectOption(name)
  await speaks(page, tag)
}

test('Pidgin is chosen in the menu; dashboard, games and public pages speak it, also after a reload and without a network, until English is chosen @worker', async ({
  page,
  context,
  player,
}) => {
  expect(player.token).not.toBe('')
  await page.goto('/menu')
  await workerReady(page)
  await speaks(page, 'en-NG')
  const target = await page.locator('main').getByLabel('Language').boundingBox()
  expect(target!.height).toBeGreaterThanOrEqual(44)

  await choose(page, 'Language', 'Pidgin')
  await speaks(page, 'pcm')
  await expect(page.getByRole('link', { name: 'Games I don play' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Choose your game' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.goto('/instant-cashout')
  await expect(page.getByText('1 line in 91,390 dey get all 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pick for me' })).toBeVisible()
  expect(await axeFaultsInBothLooks(page)).toEqual([])
  await page.goto('/withdrawals/steps')
  await expect(
    page.getByText('Four digits, so that if your phone lost, nobody fit use am move money.'),
  ).toBeVisible()
  await page.reload()
  await speaks(page, 'pcm')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `Play from ${formatMoney(cheapestTicket())}.`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Check every draw for your own phone.')

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Choose your game' })).toBeVisible()
  await page.goto('/instant-cashout')
  await expect(page.getByText('1 line in 91,390 dey get all 4')).toBeVisible()
  await context.setOffline(false)

  await choose(page, 'Language', 'English')
  await speaks(page, 'en-NG')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible()
})

test('what came of each number of a line is said in the chosen language too', async ({
  page,
  player,
  world,
}) => {
  const id = await drawnTicket(world, player, EVERY_NUMBER)
  await page.goto(`/game-history/${id}`)
  const numbers = page
    .getByRole('main')
    .getByRole('list', { name: /^Line \d+$/ })
    .getByRole('listitem')
  const hit = numbers.filter({ hasText: /^\d+ hit$/ })
  const missed = numbers.filter({ hasText: /^\d+ not drawn$/ })
  const all = () => page.getByRole('main').getByText('The other 8 lines').click()
  await all()
  await expect(numbers).toHaveCount(40)
  await expect(hit).toHaveCount(4)
  await expect(missed).toHaveCount(36)
  await choose(page, 'Language', 'Pidgin')
  await speaks(page, 'pcm')
  await page.goto(`/game-history/${id}`)
  await all()
  await expect(numbers).toHaveCount(40)
  await expect(numbers.filter({ hasText: /^\d+ come out$/ })).toHaveCount(4)
  await expect(numbers.filter({ hasText: /^\d+ no come out$/ })).toHaveCount(36)
})

test('another language leaves what was typed into a form', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  for (const [path, texts] of [
    ['/fund-wallet/fund-channels?needed=300', { Amount: '750' }],
    ['/fund-wallet/fund-transfer/300', { Amount: '750' }],
    ['/user/personal-info', { 'First name': 'Adaeze', 'Last name': 'Okaf' }],
  ] as const) {
    await page.goto(path)
    for (const [label, text] of Object.entries(texts))
      await page.getByRole('main').getByRole('textbox', { name: label }).fill(text)
    const typed = async () =>
      page
        .getByRole('main')
        .locator('input')
        .evaluateAll(all => all.map(it => (it as HTMLInputElement).value))
    for (const language of THERE_AND_BACK) {
      await chooseBelow(page, language)
      for (const text of Object.values(texts)) await expect.poll(typed).toContain(text)
    }
  }
})

test('a visitor who chooses another language keeps the number that stands in a form, and types the password again', async ({
  page,
}) => {
  for (const path of ['/user/signup', '/user/reset-password', '/user/login']) {
    await page.goto(path)
    const phone = page.locator('main form input').first()
    await phone.fill('0803 123')
    const password = page.locator('main input[name=password]')
    if (path === '/user/login') await password.fill('sunny orange boat')
    for (const language of THERE_AND_BACK) {
      await chooseBelow(page, language)
      await expect(phone, path).toHaveValue('0803 123')
    }
    if (path === '/user/login') await expect(password).toHaveValue('')
  }
})

test('a winner who chose cash and then another language still reads that it is cash, and what was typed for the item is there', async ({
  page,
  context,
  world,
}) => {
  const { bid, ...winner } = await winItem(world)
  await signIn(context, winner)
  await page.goto(`/awoof/${bid}`)
  await page.getByLabel('Full name').fill('Adaeze Obi')
  await page.getByRole('button', { name: 'Take ₦850' }).first().click()
  for (const language of THERE_AND_BACK) {
    await chooseBelow(page, language)
    await expect(page.getByRole('button', { pressed: true })).toContainText('₦850')
    await expect(page.locator('input[name=fullName]')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Send me the item' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Adaeze Obi')
})

test('an e-mail address typed at sign-up is sent a code after another language was chosen too', async ({
  page,
  world,
}) => {
  const phone = newPhone()
  const address = `p${phone}@example.com`
  await page.goto('/user/signup')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('OTP code')).toBeVisible()
  await page.getByLabel('OTP code').fill(await world.lastCode(phone))
  await page.getByLabel('E-mail (optional)').fill(address)
  for (const language of THERE_AND_BACK) {
    await chooseBelow(page, language)
    await expect(page.locator('input[name=email]').first()).toHaveValue(address)
  }
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).last().click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
})

test('a screen that is still loading says so in the chosen language', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await choose(page, 'Language', 'Pidgin')
  await speaks(page, 'pcm')
  await page.route('**/api/web/user/', () => undefined)
  await page.goto('/wallet')
  await expect(page.getByRole('status').filter({ hasText: 'E dey load' })).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
})

test('the links of a public page stand in one row in either language at 360 px', async ({ page }) => {
  await page.goto('/winners')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  for (const language of THERE_AND_BACK) {
    await chooseBelow(page, language)
    const tops = await links.evaluateAll(all => all.map(it => it.getBoundingClientRect().top))
    expect(new Set(tops).size, language[1]).toBe(1)
  }
})

test('in Pidgin the footer says in Pidgin too what is sold here, and to whom not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oriire_LANGUAGE', '"pcm"'))
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await speaks(page, 'pcm')
    const all = page.locator('body')
    await expect(all).toContainText(/18\+ only\. .+ no fit lose/)
    await expect(page.getByRole('contentinfo')).toContainText(/₦100.+ for your own phone/)
    await expect(all).not.toContainText(brand.tagline)
    await expect(all).not.toContainText(brand.adultsOnly)
  }
})
