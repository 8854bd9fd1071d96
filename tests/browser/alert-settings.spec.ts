import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright/test'
import { drawTag } from '#src/alerts/alert.ts'
import { nextDrawHour } from '#src/draws/schedule.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { startPushVendor } from '../support/push-vendor.ts'
import { axeFaults } from './axe.ts'
import { expect, signIn, test, workerReady } from './base.ts'
import { launchWhole } from './launch.ts'
import { startWorld, type World } from './service.ts'
import { textsOf } from './steps.ts'

// The headless browser never asks for permission.
test.use({ serviceWorkers: 'allow', launchOptions: launchWhole() })

const PATH = '/draw-alerts'
/** The first lead time offered: 15 minutes before a draw, ms. */
const LEAD = 15 * 60_000

const allow = (context: BrowserContext, { url }: World) =>
  context.grantPermissions(['notifications'], { origin: url })

/** Counts how often the page asks for the permission. */
const countAsking = (page: Page) =>
  page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Object.assign(globalThis, { asked: 0 })
    Notification.requestPermission = (...them) => {
      ;(globalThis as unknown as { asked: number }).asked++
      return ask(...them)
    }
  })
const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: number }).asked)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const unfoldWorks = (page: Page) => page.getByText('What works on this phone').click()
const worksRow = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'What works on this phone' }).getByRole('row', { name })

test('alerts are off until a tap turns them on, and only that tap asks the browser', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world)
  await countAsking(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Remind me' }).first().click()
  await expect(page).toHaveURL(/\/draw-alerts$/)
  await expect(heading(page, 'Alerts are off')).toBeVisible()
  expect(await asked(page)).toBe(0)
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(heading(page, 'Alerts are on')).toBeVisible()
  expect(await asked(page)).toBe(1)
  await unfoldWorks(page)
  await expect(worksRow(page, /^Notifications/)).toContainText('Yes')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(heading(page, 'Alerts are off')).toBeVisible()
})

test('where the service has no key for pushes, the screen says that alerts come while it is open', async ({
  page,
  context,
}) => {
  // Like production without VAPID_PRIVATE_KEY.
  const keyless = await startWorld()
  delete keyless.service.ports.push
  try {
    await allow(context, keyless)
    await page.goto(keyless.url + PATH)
    await page.getByRole('button', { name: 'Turn on alerts' }).click()
    await expect(heading(page, 'Alerts are on')).toBeVisible()
    await expect(page.getByText('The service sends none to a closed app at the moment.')).toBeVisible()
    await unfoldWorks(page)
    await expect(worksRow(page, /^Push when the app is closed/)).toContainText('sends no pushes')
    await expect(worksRow(page, /^Notifications/)).toContainText('Yes')
  } finally {
    await keyless.stop()
  }
})

test('a permission that is refused is said, with what to do about it', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(page.getByText(/blocks notifications from Oriire/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toHaveCount(0)
  await unfoldWorks(page)
  await expect(worksRow(page, /^Notifications/)).toContainText('No')
})

test('a permission that was taken back is noticed at the next start, and the screen says so', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world)
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(heading(page, 'Alerts are on')).toBeVisible()
  await context.clearPermissions()
  await page.reload()
  await expect(heading(page, 'Alerts are off')).toBeVisible()
  await expect(page.getByText(/blocks notifications|taken its permission back/)).toBeVisible()
})

/** The choice as stored on this device. */
const choiceOf = async (page: Page) => (await textsOf(page, 'oriire_alerts')).join()

test('what is chosen stays after a reload, and without a network, which is said', async ({
  page,
  context,
}) => {
  await page.goto(PATH)
  await workerReady(page)
  await box(page, /^A jackpot is full/).check()
  await box(page, /^My results/).uncheck()
  await page.getByRole('button', { name: '30 min' }).click()
  await page.getByLabel('From').fill('21:30')
  await expect.poll(() => choiceOf(page)).toContain('SALARY_FOR_LIFE')
  await page.getByRole('group', { name: 'Games you follow' }).getByRole('checkbox').first().uncheck()
  const kept = async () => {
    await expect(box(page, /^A jackpot is full/)).toBeChecked()
    await expect(box(page, /^My results/)).not.toBeChecked()
    await expect(page.getByRole('button', { name: '30 min' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('From')).toHaveValue('21:30')
    await expect(
      page.getByRole('group', { name: 'Games you follow' }).getByRole('checkbox').first(),
    ).not.toBeChecked()
  }
  // Changes are saved after a short delay.
  await expect.poll(() => choiceOf(page)).not.toContain('SALARY_FOR_LIFE')
  await page.reload()
  await kept()
  await context.setOffline(true)
  await page.reload()
  await kept()
  await expect(page.getByText(/^No network\./)).toBeVisible()
  await box(page, /^My results/).check()
  await page.reload()
  await expect(box(page, /^My results/)).toBeChecked()
})

test('a choice of which nothing can come, and quiet hours without a length, are said', async ({ page }) => {
  await page.goto(PATH)
  await expect(heading(page, 'Games you follow')).toBeVisible()
  for (const one of await page.getByRole('group', { name: 'Games you follow' }).getByRole('checkbox').all())
    await one.uncheck()
  await expect(page.getByText('You follow no game with a draw hour')).toBeVisible()
  await page.getByLabel('From').fill('07:00')
  await expect(page.getByText('Quiet hours begin and end at different times')).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue('23:00')
})

test('the calendar file has the seven draws of the day with the chosen lead, also without a network', async ({
  page,
  context,
}) => {
  await page.goto(PATH)
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: '5 min', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the draws to my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('oriire-draws.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/RRULE:FREQ=DAILY/g)).toHaveLength(7)
  expect(text.match(/TRIGGER:-PT5M/g)).toHaveLength(7)
})

test('everything on the screen is reached and changed by keyboard alone', async ({
  page,
  context,
  world,
}) => {
  await allow(context, world)
  await page.goto(PATH)
  await expect(heading(page, 'What to tell you')).toBeVisible()
  const focusName = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (name: RegExp) => {
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(
        () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '',
      )
      if (name.test(label || (await focusName()))) return
    }
    throw new Error(`No way to ${name} by keyboard`)
  }
  await tabTo(/^Turn on alerts/)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Alerts are on')).toBeVisible()
  await tabTo(/^A jackpot is full/)
  await page.keyboard.press('Space')
  await expect(box(page, /^A jackpot is full/)).toBeChecked()
  await tabTo(/^Salary for life/)
  await page.keyboard.press('Space')
  await expect(box(page, /^Salary for life/)).not.toBeChecked()
  await tabTo(/^30 min/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '30 min' })).toHaveAttribute('aria-pressed', 'true')
  await tabTo(/^Quiet hours/)
  await page.keyboard.press('Space')
  await expect(page.getByLabel('From')).toHaveCount(0)
  await tabTo(/^Send a test alert/)
  await tabTo(/^Save the draws/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`turned on, tried and without a network, the screen has no accessibility fault in ${colorScheme}`, async ({
    page,
    context,
    world,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await allow(context, world)
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Turn on alerts' }).click()
    await page.getByRole('button', { name: 'Send a test alert' }).click()
    await expect(page.getByText('From this phone: it came')).toBeVisible()
    await expect(page.getByText('By push: not set up')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await context.setOffline(true)
    await expect(page.getByText(/^No network\./)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

interface WorkerScope {
  registration: ServiceWorkerRegistration
}

test('where the browser keeps nothing, the choice holds for the page and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.goto(PATH)
  await box(page, /^A jackpot is full/).check()
  await expect(box(page, /^A jackpot is full/)).toBeChecked()
  await unfoldWorks(page)
  await expect(worksRow(page, /^Your choice is kept/)).toContainText('until the page is closed')
})

/** Holds back what is sent, or releases all of it. */
type Hold = (on: boolean) => void

/** A browser with its own profile, the only kind that has push. */
const withPush = async (
  world: World,
  use: (context: BrowserContext, sent: () => number, hold: Hold) => Promise<void>,
) => {
  const vendor = await startPushVendor()
  const held: (() => void)[] = []
  let holds = false
  const hold: Hold = on => {
    holds = on
    if (!on) for (const letGo of held.splice(0)) letGo()
  }
  const push = world.service.ports.push!
  const { takes, send } = push
  push.takes = () => true
  push.send = async message => {
    if (holds) await new Promise<void>(resolve => held.push(resolve))
    return send({ ...message, to: { ...message.to, endpoint: vendor.addressOf(message.to.endpoint) } })
  }
  const profile = await mkdtemp(join(tmpdir(), 'oriire-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchWhole(...vendor.args),
    baseURL: world.url,
    locale: 'en-NG',
    viewport: { width: 360, height: 740 },
    permissions: ['notifications'],
    extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() },
  })
  try {
    await use(context, vendor.sent, hold)
  } finally {
    await context.close()
    await vendor.stop()
    Object.assign(push, { takes, send })
    await rm(profile, { recursive: true, force: true })
  }
}

/** Whose private alerts go to the devices registered after `id`, oldest first. */
const playersSince = async ({ service }: World, id: number) => {
  const rows = await service.db.many<{ player_id: unknown }>`
    select player_id from push_device where id > ${id} order by id`
  return rows.map(({ player_id }) => player_id)
}
const lastDevice = async ({ service }: World) =>
  (await service.db.many<{ id: number }>`select coalesce(max(id), 0)::int as id from push_device`)[0]!.id

test('a push of the service reaches the real subscription and is shown: the test alert, and a draw’s reminder with no page of ours open', async ({
  world,
}) => {
  test.setTimeout(120_000)
  await withPush(world, async (context, sent, hold) => {
    const page = await context.newPage()
    await page.goto(PATH)
    await workerReady(page)
    hold(true)
    await page.getByRole('button', { name: 'Turn on alerts' }).click()
    const waiting = page.getByRole('status').getByText('Waiting for the first message to arrive.')
    await expect(waiting).toBeVisible({ timeout: 30_000 })
    await unfoldWorks(page)
    await expect(worksRow(page, /^Push when the app is closed/)).toContainText('No')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(waiting).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeFaults(page)).toEqual([])
    hold(false)
    await expect(page.getByText('They also come when the app is closed.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Send a test alert' }).click()
    await expect(page.getByText('From this phone: it came')).toBeVisible()
    await expect(page.getByText('By push: it came')).toBeVisible({ timeout: 35_000 })
    await expect(worksRow(page, /^Push when the app is closed/)).toContainText('Yes')

    const [worker] = context.serviceWorkers()
    const shown = () =>
      worker!.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        return (await registration.getNotifications()).map(({ tag, title }) => ({ tag, title }))
      })
    await worker!.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope
      for (const it of await registration.getNotifications()) it.close()
    })
    await page.goto('about:blank')
    const hour = nextDrawHour(world.now() + LEAD)
    await world.advance(hour - LEAD - world.now() + 1_000)
    await world.runAlerts()
    await expect
      .poll(shown, { timeout: 30_000 })
      .toEqual([{ tag: drawTag(hour), title: `Draw at ${formatTime(hour)}` }])
    await world.runAlerts()
    // The first message (once, however often requested within a minute), the test and the reminder.
    expect(sent()).toBe(3)
  })
})

test('on one phone the alerts follow who is signed in: log-out takes the player off, the next one takes it over, turning off ends it', async ({
  world,
}) => {
  test.setTimeout(120_000)
  await withPush(world, async context => {
    const [ada, bola] = [await world.signUp(), await world.signUp()]
    const before = await lastDevice(world)
    const ids = () => playersSince(world, before)
    await signIn(context, ada)
    const page = await context.newPage()
    await page.goto(PATH)
    await workerReady(page)
    await page.getByRole('button', { name: 'Turn on alerts' }).click()
    await expect(page.getByText('They also come when the app is closed.')).toBeVisible({ timeout: 30_000 })
    const [adas] = await ids()
    expect(adas).not.toBeNull()

    await page.goto('/menu')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/user\/login/)
    await expect.poll(ids).toEqual([null])

    await page.evaluate(token => localStorage.setItem('oriire_TOKEN', JSON.stringify(token)), bola.token)
    await page.goto(PATH)
    await expect.poll(async () => (await ids()).length === 1 && (await ids())[0] !== null).toBe(true)
    expect((await ids())[0]).not.toBe(adas)

    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect.poll(ids).toEqual([])
  })
})
