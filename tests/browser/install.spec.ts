// The home screen: the browser's verdict on the manifest, the invitation, and slips shared by other apps.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { expect, test, workerReady } from './base.ts'
import { launchWhole } from './launch.ts'
import type { World } from './service.ts'
import { buyOnScreen, pickLine, withMoney } from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'

/** Other tests use private windows, where installing is not offered. */
const inOwnProfile = async (work: (context: BrowserContext) => Promise<void>, options: object = {}) => {
  const profile = await mkdtemp(join(tmpdir(), 'oriire-install-'))
  const context = await chromium.launchPersistentContext(profile, { ...launchWhole(), ...options })
  try {
    await work(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const card = (page: Page) => page.getByRole('complementary', { name: 'Home screen' })

/** What the browser does when the app looks worth installing; `outcome` is the player's answer. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(answer => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      const shown = Number(document.documentElement.dataset.prompts ?? 0) + 1
      document.documentElement.dataset.prompts = String(shown)
      return { outcome: answer }
    }
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  }, outcome)

const KEY = 'oriire_HOME_SCREEN'

/**
 * The app runs and has counted this visit. A link pressed before loads another page, which has no offer; a page opened
 * before shows no card.
 */
const appIsHere = async (page: Page) => {
  await expect(page.locator('.toasts')).toBeAttached()
  const lastSeen = () =>
    page.evaluate(
      key =>
        Date.now() - (JSON.parse(localStorage.getItem(key) ?? '{"seenAt":0}') as { seenAt: number }).seenAt,
      KEY,
    )
  await expect.poll(lastSeen).toBeLessThan(1_800_000)
}

/** The device was last here an hour ago. */
const visitedBefore = (page: Page, visits: number, more: object = {}) =>
  page.addInitScript(
    ([key, seen, rest]) => {
      if (localStorage.getItem(key) === null)
        localStorage.setItem(
          key,
          JSON.stringify({
            visits: seen,
            seenAt: Date.now() - 3_600_000,
            bought: false,
            declined: 0,
            declinedAt: 0,
            ...rest,
          }),
        )
    },
    [KEY, visits, more] as const,
  )

const go = async (page: Page, name: 'Results' | 'Winners') => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`))
}

test('the browser finds nothing that stands in the way of installing the app, and nothing wrong with its manifest @worker', async ({
  world,
}) => {
  await inOwnProfile(async context => {
    const page = await context.newPage()
    await page.goto(world.url)
    await workerReady(page)
    const devtools = await context.newCDPSession(page)
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { errors, data } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({
      id: '/',
      display: 'standalone',
      launch_handler: { client_mode: 'navigate-existing' },
      share_target: { action: '/shared-picks', method: 'GET' },
    })
    expect(manifest.shortcuts.map((it: { name: string }) => it.name)).toEqual([
      'Play',
      'Results',
      'Top up',
      'Check slip',
    ])
    expect(new Set(manifest.icons.map((it: { purpose: string }) => it.purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    )
    expect(new Set(manifest.screenshots.map((it: { form_factor: string }) => it.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    const emblems = manifest.shortcuts.flatMap((it: { icons: typeof manifest.icons }) => it.icons)
    expect(emblems[0].src).toBe('/icons/instant-cashout-96.png')
    await everyPictureIsAsItSays(page, world, [...manifest.icons, ...manifest.screenshots, ...emblems])
    for (const { url } of manifest.shortcuts) {
      await page.goto(world.url + url)
      await expect(page.getByRole('heading', { level: 1 }).first(), url).toBeAttached()
      await expect(page.getByText('There is nothing at this address'), url).toHaveCount(0)
    }
  })
})

const everyPictureIsAsItSays = async (
  page: Page,
  world: World,
  pictures: { src: string; sizes: string }[],
) => {
  expect(pictures.length).toBeGreaterThan(8)
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async url => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob())
      return `${bitmap.width}x${bitmap.height}`
    }, world.url + src)
    expect(size, src).toBe(sizes)
  }
}

test('the colour of the window follows the mode, the manifest names both', async ({ page, world }) => {
  const manifest = (await (await page.request.get(`${world.url}/manifest.webmanifest`)).json()) as {
    theme_color: string
    color_scheme_dark: { theme_color: string }
  }
  await page.goto('/results')
  const shown = (media: string) =>
    page.locator(`meta[name=theme-color][media*=${media}]`).getAttribute('content')
  expect(await shown('light')).toBe(manifest.theme_color)
  expect(await shown('dark')).toBe(manifest.color_scheme_dark.theme_color)
})

test('nobody is invited on arrival or on the second visit; on the third, after the first page', async ({
  page,
}) => {
  await visitedBefore(page, 1)
  await page.goto('/')
  expect(await offerInstall(page, 'accepted')).toBe(true)
  await appIsHere(page)
  await go(page, 'Results')
  await go(page, 'Winners')
  await expect(card(page)).toHaveCount(0)
  await page.evaluate(key => {
    const record = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...record, seenAt: Date.now() - 3_600_000 }))
  }, KEY)
  await page.goto('/results')
  await offerInstall(page, 'accepted')
  await appIsHere(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await go(page, 'Winners')
  await expect(card(page)).toBeVisible()
})

test('the invitation is answered by keyboard, opens the browser’s own question once, and goes', async ({
  page,
}) => {
  await visitedBefore(page, 2)
  await page.goto('/')
  await offerInstall(page, 'accepted')
  await appIsHere(page)
  await go(page, 'Results')
  await card(page).getByRole('button', { name: 'Add to home screen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Oriire is on its way to your home screen')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.dataset.prompts)).toBe('1')
})

test('an invitation that was declined stays away, also after a reload and on the next visit', async ({
  page,
}) => {
  await visitedBefore(page, 4)
  await page.goto('/')
  await offerInstall(page, 'accepted')
  await appIsHere(page)
  await go(page, 'Results')
  await card(page).getByRole('button', { name: 'Not now' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/')
  await offerInstall(page, 'accepted')
  await appIsHere(page)
  await go(page, 'Winners')
  await go(page, 'Results')
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('oriire_HOME_SCREEN')!).declined)).toBe(1)
})

test('the first ticket is the other good moment: the invitation comes when it is bought, not while it is', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.goto('/instant-cashout')
  await offerInstall(page, 'accepted')
  await appIsHere(page)
  await pickLine(page, [4, 11, 23, 38])
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy ticket for/ })
    .click()
  await expect(page.getByText(/^Game play ID /)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  await expect(card(page)).toBeVisible()
  await page.getByRole('link', { name: 'Play again' }).click()
  await expect(page).toHaveURL(/\/instant-cashout$/)
  await expect(card(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })
  test('the steps of Safari are shown, by invitation and on the page of this phone', async ({ page }) => {
    await page.addInitScript(() => {
      delete (window as { onbeforeinstallprompt?: unknown }).onbeforeinstallprompt
    })
    await visitedBefore(page, 2)
    await page.goto('/')
    await appIsHere(page)
    await go(page, 'Results')
    await card(page).getByRole('button', { name: 'Show me how' }).click()
    const steps = page.getByRole('dialog', { name: 'Add to your home screen' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(steps).toContainText('share button')
    await page.keyboard.press('Escape')
    await expect(steps).toHaveCount(0)
    await expect(card(page)).toHaveCount(0)
    await page.goto('/this-phone')
    await expect(page.getByRole('region', { name: 'Home screen' })).toContainText('“Add to Home Screen”')
    await expect(page.getByRole('button', { name: 'Add to home screen' })).toHaveCount(0)
  })
})

test('in a window of its own nobody is invited, public pages have a way back, and a pull reloads nothing', async ({
  world,
}) => {
  await inOwnProfile(
    async context => {
      const page = context.pages()[0] ?? (await context.waitForEvent('page'))
      await page.waitForURL(`${world.url}/**`)
      await visitedBefore(page, 5, { bought: true })
      await page.goto(`${world.url}/results`)
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
      await go(page, 'Winners')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(card(page)).toHaveCount(0)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
        'none',
      )
      const back = page.getByRole('banner').getByRole('button', { name: 'Back' })
      await expect(back).toBeVisible()
      await back.click()
      await expect(page).toHaveURL(/\/results$/)
      await page.goto(`${world.url}/this-phone`)
      await expect(page.getByText('Oriire is on your home screen.')).toBeVisible()
    },
    {
      ...launchWhole(`--app=${world.url}/`, '--window-size=400,740'),
      // Keeps the window's own size, whatever phone other tests emulate.
      viewport: null,
      deviceScaleFactor: undefined,
      isMobile: undefined,
      hasTouch: undefined,
    },
  )
})

const LINK = 'My numbers: https://elsewhere.example/a and'
const share = (page: Page, text: string) =>
  page.goto(`/shared-picks?title=Oriire&text=${encodeURIComponent(text)}`)

test('a slip that another app shares opens its game with the picks, in place of the page of the share', async ({
  page,
  world,
}) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 9, 21, 40])
  const link = await page.evaluate(async () => location.origin)
  expect(link).toBe(world.url)
  await page.getByRole('button', { name: 'Share picks' }).click()
  const shared = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const code = await page.getByRole('textbox', { name: 'Code to dial' }).inputValue()
  expect(code).toMatch(/^\*7006\*23\*5\*100\*\d{5}\*\d\d#$/)
  const dialled = page.getByRole('link', { name: 'Dial it' })
  await expect(dialled).toHaveAttribute('href', `tel:${code.replace('#', '%23')}`)
  const sms = await page.getByRole('link', { name: 'Send as SMS' }).getAttribute('href')
  expect(decodeURIComponent(sms!)).toContain(`dial ${code} to buy`)
  await page.evaluate(() => {
    sessionStorage.clear()
    indexedDB.deleteDatabase('oriire_play')
  })
  await page.goto('/dashboard')
  await share(page, `${LINK} ${shared}`)
  await expect(page).toHaveURL(/\/instant-cashout/)
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeEnabled()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('foreign or damaged text says so, keeps the picks in hand, and a good code can be pasted instead', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  for (const [text, words] of [
    ['Call me when you are home', 'There are no picks of Oriire in what was shared'],
    ['https://elsewhere.example/instant-cashout?picks=1-100-03092140-aa', 'leads to another website'],
    ['1-100-03092140-zz', 'is damaged'],
    ['9-100-03092140-zz', 'newer version'],
  ] as const) {
    await share(page, text)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText('Your own picks are as they were')
  }
  await page.getByRole('textbox', { name: 'Link or code' }).fill('not a code')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('There are no picks')
  await page.goto('/instant-cashout')
  await expect(page.getByText('Line complete')).toBeVisible()
})

test('what is bought is asked to be kept, and the page of this phone says how much is kept and how safely', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.addInitScript(() => {
    const { storage } = navigator
    let safe = sessionStorage.getItem('test-safe') === 'yes'
    storage.persisted = async () => safe
    storage.persist = async () => {
      const asked = Number(sessionStorage.getItem('test-asked') ?? 0) + 1
      sessionStorage.setItem('test-asked', String(asked))
      safe = asked > 1
      sessionStorage.setItem('test-safe', safe ? 'yes' : 'no')
      return safe
    }
  })
  await page.goto('/instant-cashout')
  expect(await page.evaluate(() => sessionStorage.getItem('test-asked'))).toBeNull()
  await buyOnScreen(page, [5, 6, 7, 8])
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test-asked'))).toBe('1')
  await page.goto('/this-phone')
  const kept = page.getByRole('region', { name: 'Kept on this phone' })
  await expect(kept.getByText(/^\d+ KB$|^\d+\.\d MB$/)).toBeVisible()
  await expect(kept).toContainText('May be cleared')
  await kept.getByRole('button', { name: 'Ask the browser to keep it' }).click()
  await expect(kept).toContainText('Stays until you delete it')
  await expect(kept.getByRole('button')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the invitation, the page of this phone and shared picks have no accessibility fault, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visitedBefore(page, 2)
    await page.goto('/')
    await offerInstall(page, 'accepted')
    await appIsHere(page)
    await go(page, 'Results')
    await expect(card(page)).toBeVisible()
    const faults: string[] = []
    const look = async () => void faults.push(...(await axeFaults(page)))
    await look()
    for (const path of ['/this-phone', '/check-slip', '/shared-picks', '/shared-picks?text=hello']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await look()
    }
    expect(faults).toEqual([])
  })
