import { readFileSync, readdirSync } from 'node:fs'
import { readSizes } from '../bench/sizes.mjs'
import { fieldsMisread } from '../support/class-fields.ts'
import { expect, test } from './base.ts'
import { pickLine } from './steps.ts'

test.use({ serviceWorkers: 'allow' })

const KB = 1024

test('the weights of the build are inside their limits: first scripts, CSS, every screen, no web font', () => {
  const sizes = readSizes()
  expect(sizes.firstScripts).toBeLessThanOrEqual(112_000)
  // Service calls come later: a route that parses its address with valibot would pull it back in.
  expect(sizes.first.map(file => file.replace(/-[^-]+$/, ''))).toEqual(
    expect.not.arrayContaining(['assets/asks']),
  )
  expect(sizes.css).toBeLessThanOrEqual(12 * KB)
  expect(sizes.fonts).toEqual([])
  // With all that a screen loads after the first files (build/find-parts.ts).
  // The workshop shows every piece there is, and no player opens it.
  for (const [screen, size] of Object.entries(sizes.screens))
    expect(size, screen).toBeLessThanOrEqual((screen === 'dev/ui' ? 137 : 120) * KB)
  // What the worker fetches at install costs the player's data. It includes every screen of every game and every step of money.
  expect(sizes.precache).toBeLessThanOrEqual(500 * KB)
})

test('no class field of a built script is one that Safari 15 or Chrome 95 misreads', () => {
  expect(fieldsMisread('let a;class A{x=a[(0)]}')).toEqual(['x=a[(0)]'])
  const scripts = readdirSync('dist/web/assets').filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const name of scripts) {
    expect(fieldsMisread(readFileSync(`dist/web/assets/${name}`, 'utf8')), name).toEqual([])
  }
})

test('no page asks another origin for anything', async ({ page, world, player }) => {
  expect(player.token).not.toBe('')
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(world.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  for (const path of ['/', '/results', '/dashboard', '/instant-cashout', '/wallet', '/contact']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
  }
  expect(foreign).toEqual([])
})

test('an injected script, style or frame is refused by the policy of every page', async ({ page, world }) => {
  for (const path of ['/', '/dashboard', '/user/login', '/sandbox']) {
    const response = await page.request.get(world.url + path)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self'")
    expect(policy, path).not.toContain('unsafe')
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
})

test('damaged storage is dropped: every stored text replaced by garbage, and the app opens as new', async ({
  page,
}) => {
  await page.goto('/instant-cashout')
  await pickLine(page, [1, 2, 3, 4])
  await page.goto('/results')
  for (const garbage of ['{', 'null', '[]', '"x"', '{"version":99}', '\u0000']) {
    await page.evaluate(text => {
      for (const store of [localStorage, sessionStorage])
        for (const key of Object.keys(store)) if (key !== 'test-signed-in') store.setItem(key, text)
    }, garbage)
    for (const path of ['/instant-cashout', '/results', '/dashboard']) {
      await page.goto(path)
      await expect(page.locator('h1').first(), `${garbage} ${path}`).toBeAttached()
      await expect(page.getByText('This page did not open'), `${garbage} ${path}`).toHaveCount(0)
    }
  }
})

test('with no room left on the phone picks are played in memory, and the player is told', async ({
  page,
  context,
}) => {
  await page.goto('/instant-cashout')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await page.evaluate(() => {
    const chunk = 'x'.repeat(200_000)
    for (const store of [localStorage, sessionStorage])
      try {
        for (let n = 0; n < 100; n++) store.setItem(`fill-${n}`, chunk)
      } catch {
        for (let size = 100_000; size > 0; size = Math.floor(size / 2))
          try {
            store.setItem(`rest-${size}`, 'x'.repeat(size))
          } catch {
            continue
          }
      }
  })
  await pickLine(page, [1, 2, 3, 4])
  // A line of numbers is shorter than an empty one: what was kept before leaves room for it, but not for ten.
  await page.getByRole('button', { name: '10 lines', exact: true }).click()
  await expect(
    page.getByText('This phone cannot keep your picks. They last until this page is closed.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'View summary of picks' })).toBeEnabled()
})
