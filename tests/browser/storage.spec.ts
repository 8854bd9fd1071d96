// What the device stores: nothing private in a shared cache, accounts kept apart, and no harm if storage is
// damaged, full or missing.
import type { Page } from 'playwright/test'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { expect, signIn, test, workerReady } from './base.ts'
import { listedRoutes } from './listed-routes.ts'
import { newPhone, PASSWORD } from './service.ts'
import {
  balanceOf,
  buy,
  buyOnScreen,
  openSummary,
  pickLine,
  textsOf,
  ticketsOf,
  withMoney,
  STAKE,
  withKobo,
} from './steps.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

const stands = async (page: Page, what: string) => {
  await expect(page.locator('h1, dialog[open]').first(), what).toBeAttached()
  await expect(page.getByText('This page did not open'), what).toHaveCount(0)
}

/** Every text the page has stored anywhere on the device. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of db.objectStoreNames)
        texts.push(
          await new Promise<string>(resolve => {
            const all = db.transaction(store).objectStore(store).getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
          }),
        )
      db.close()
    }
    return texts.join('\n')
  })

/** Makes every use of IndexedDB in the page fail. */
const withoutDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })

test('local storage holds no balance and no phone number while a player is signed in, and neither does anything after the log-out', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 731.25)
  await page.goto('/dashboard')
  await expect(page.getByText('731.25').first()).toBeAttached()
  const digits = player.phone.slice(1)
  const local = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  // The offline copy exists, but elsewhere.
  await expect.poll(() => everythingKept(page)).toContain(digits)
  expect(await local()).not.toContain(digits)
  expect(await local()).not.toContain('731.25')
  await page.goto('/profile-settings/settings')
  await page.evaluate(() => localStorage.removeItem('oriire_TOKEN'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'oriire_TOKEN' })))
  await expect.poll(() => everythingKept(page)).not.toContain(digits)
})

test('a change of number that was left halfway leaves neither number on this phone after the log-out', async ({
  page,
  player,
  world,
}) => {
  const phone = newPhone()
  const body = { pin: '4927', confirm_pin: '4927' }
  await world.call('POST', '/api/v1/transaction-pin/', { token: player.token, body })
  await page.goto('/profile-settings/phone-update-otp')
  await page.getByLabel('New phone number').fill(phone)
  await page.getByLabel('Transaction PIN').fill('4927')
  await page.getByRole('button', { name: 'Send both codes' }).click()
  await expect.poll(() => everythingKept(page)).toContain(phone.slice(1))
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  for (const digits of [phone.slice(1), player.phone.slice(1)])
    await expect.poll(() => everythingKept(page)).not.toContain(digits)
})

test('what a player who logged out had here is wiped by the next start, if the page was closed before that was done', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto('/game-history')
  const holdsTicket = async () => (await everythingKept(page)).includes(id)
  await expect.poll(holdsTicket).toBe(true)
  // All that a log-out does before it waits for anything.
  await page.evaluate(() => {
    localStorage.setItem('oriire_LEFT', 'true')
    localStorage.removeItem('oriire_TOKEN')
  })
  await page.goto('/')
  await expect.poll(holdsTicket).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oriire_LEFT'))).toBeNull()
})

const showsTicket = async (page: Page) =>
  (await textsOf(page, 'oriire_play')).join().includes('"successObject":{')

const leftOf = (page: Page) => page.evaluate(() => localStorage.getItem('oriire_LEFT'))

test('the last ticket of a player whose session was ended is not there for the next one, though the page was closed before that was done; the first receipts stay', async ({
  context,
  world,
}) => {
  const player = await world.signUp()
  await withMoney(world, player, 500)
  const first = await context.newPage()
  await first.goto('/')
  await first.evaluate(token => localStorage.setItem('oriire_TOKEN', JSON.stringify(token)), player.token)
  await buyOnScreen(first, [1, 2, 3, 4])
  await expect.poll(() => showsTicket(first)).toBe(true)
  await first.goto('/about')
  await expect(first.getByRole('link', { name: 'Top up' }).first()).toBeVisible()
  // From here on nothing is written any more.
  await first.evaluate(() => {
    for (const name of ['put', 'delete', 'clear'] as const)
      IDBObjectStore.prototype[name] = function () {
        return this.get('nothing is written') as never
      }
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => undefined })
  })
  await world.call('POST', '/api/v1/sessions/logout-everywhere/', { token: player.token })
  await expect.poll(() => leftOf(first)).toBe('false')
  await first.close()
  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => showsTicket(next)).toBe(false)
  await expect.poll(() => leftOf(next)).toBeNull()
  expect(await textsOf(next, 'oriire_receipts')).toHaveLength(1)
})

test('after a tour of every listed page by a player no cache holds a request with a token, a private address, the phone number or the token @worker', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(180_000)
  await withMoney(world, player, 500)
  const id = await buy(world, player, [[1, 2, 3, 4]])
  await page.goto('/')
  await workerReady(page)
  for (const { path } of listedRoutes({ amount: '500', '/game-history/$gameID': `/game-history/${id}` })) {
    // Client navigation: guards, loaders and reads run as when tapping a link.
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.locator('h1, dialog[open]').first(), path).toBeAttached()
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const found = []
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))!.text()
        const path = new URL(request.url).pathname
        found.push({ name, path, isSigned: request.headers.has('authorization'), text })
      }
    }
    return found
  })
  expect(kept.filter(it => it.isSigned)).toEqual([])
  expect([...new Set(kept.map(it => it.name.replace(/-http.*/, '')))].toSorted()).toEqual(
    expect.arrayContaining(['oriire-public', 'workbox-precache-v2']),
  )
  const secrets = [player.token, player.phone, player.phone.replace(/^0/, '+234')]
  for (const { path, text } of kept)
    for (const secret of secrets) expect(text.includes(secret), `${path} holds ${secret}`).toBe(false)
  expect(
    kept.filter(
      it => /user|wallet|tickets|sessions|top-ups|purchases/.test(it.path) && it.path.startsWith('/api'),
    ),
  ).toEqual([])
})

test('history, tickets and receipts open without a network for the player who signed in, and nothing of them is left for the next one @worker', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000)
  const [ada, bola] = [await world.signUp(), await world.signUp()]
  await withMoney(world, ada, 1_000)
  const id = await buy(world, ada, [[5, 6, 7, 8]])
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': world.newAddress() } })
  try {
    await signIn(context, ada)
    const page = await context.newPage()
    await page.goto(`${world.url}/game-history`)
    await workerReady(page)
    const row = page.locator('tr', { hasText: /IC-\d{8}-\d{4}/ })
    await expect(row.first()).toBeVisible()
    await page.goto(`${world.url}/game-history/${id}`)
    await expect(page.getByRole('main')).toContainText('Pending')
    await expect(page.getByRole('list', { name: 'Line 1' }).first()).toBeVisible()
    await context.setOffline(true)
    await page.goto(`${world.url}/game-history`)
    await expect(row.first()).toBeVisible()
    await expect(page.getByText(/^As of /).first()).toBeVisible()
    await page.goto(`${world.url}/game-history/${id}`)
    await expect(page.getByRole('list', { name: 'Line 1' }).first()).toBeVisible()
    await context.setOffline(false)

    await page.evaluate(token => {
      localStorage.removeItem('oriire_TOKEN')
      dispatchEvent(new StorageEvent('storage', { key: 'oriire_TOKEN' }))
      return token
    }, ada.token)
    await expect(page).toHaveURL(/\/user\/login/)
    await expect.poll(async () => (await everythingKept(page)).includes(id)).toBe(false)
    expect(await everythingKept(page)).not.toContain(ada.phone.slice(1))
    expect(await everythingKept(page)).not.toContain(ada.token)
    // The next player on this device.
    await page.evaluate(token => localStorage.setItem('oriire_TOKEN', JSON.stringify(token)), bola.token)
    await page.goto(`${world.url}/game-history`)
    await expect(page.getByText('No tickets yet')).toBeVisible()
    await context.setOffline(true)
    await page.goto(`${world.url}/game-history/${id}`)
    await stands(page, 'another player’s ticket')
    await expect(page.getByRole('list', { name: 'Line 1' })).toHaveCount(0)
  } finally {
    await context.close()
  }
})

test('balances, movements and top-ups open without a network with their age, and nothing of them is left after logging out @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await buy(world, player, [[5, 6, 7, 8]])
  const topUps = await world.call('GET', '/api/v1/top-ups/', { token: player.token })
  const [{ reference }] = topUps.body.results as unknown as [{ reference: string }]
  const moves = await world.call('GET', '/api/v1/wallet/transactions/', { token: player.token })
  const [{ id, title }] = moves.body.results as unknown as [{ id: string; title: string }]
  const main = page.getByRole('main')
  const asOf = main.getByText(/^As of /)
  await page.goto('/wallet')
  await workerReady(page)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.goto('/fund-wallet/paystack-fund-status')
  await expect(main.getByText('Your payment has arrived')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/wallet')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  // One each for balances, the month and movements.
  await expect(asOf).toHaveCount(3)
  await expect(page.getByRole('listitem', { name: walletNames.play })).toContainText(withKobo(1_000 - STAKE))
  await page.goto('/transactional-log')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(asOf).toHaveCount(1)
  await page.goto(`/wallet/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(asOf).toHaveCount(1)
  await page.goto('/fund-wallet/paystack-fund-status')
  await expect(main.getByText('Your payment has arrived')).toBeVisible()
  await expect(asOf).toHaveCount(1)
  await page.goto(`/fund-wallet/paystack-fund-status?reference=${reference}`)
  await expect(main.getByText('Your payment has arrived')).toBeVisible()
  await expect(asOf).toHaveCount(1)
  await context.setOffline(false)
  await page.evaluate(() => {
    localStorage.removeItem('oriire_TOKEN')
    dispatchEvent(new StorageEvent('storage', { key: 'oriire_TOKEN' }))
  })
  await expect(page).toHaveURL(/\/user\/login/)
  await expect.poll(async () => (await everythingKept(page)).includes(reference)).toBe(false)
  expect(await everythingKept(page)).not.toContain(player.phone.slice(1))
})

test('rows that the phone keeps have their age also while an answer is still waited for @worker', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 1_000)
  await page.goto('/transactional-log')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await world.advance(10 * MINUTE)
  await page.route('**/api/v1/wallet/transactions/**', () => {}) // never answered
  await page.goto('/transactional-log')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/^As of /)).toHaveCount(1)
})

test('without IndexedDB picks live through a reload, the app says what it cannot keep, and a purchase is bought once', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await withoutDatabase(page)
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 13, 23, 33])
  const notice = page.getByText('This phone cannot keep your picks. They last until this page is closed.')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Edit line 1:/ })).toHaveAccessibleName(
    'Edit line 1: 3, 13, 23, 33',
  )
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByText('Bought, but this phone cannot keep the ticket.')).toBeVisible()
  expect(await ticketsOf(world, player)).toHaveLength(1)
  expect(await balanceOf(world, player)).toBe(500 - STAKE)
  for (const path of ['/dashboard', '/game-history', '/results', '/quika', '/wallet']) {
    await page.goto(path)
    await stands(page, path)
  }
})

test('where IndexedDB never answers, a payment goes out and its ticket is shown, and meanwhile nothing else can be bought', async ({
  page,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (!answer.url.endsWith('/lottery_payment/')) return answer
      new MutationObserver(() => {
        if (document.querySelector('.pay-button:enabled')) sessionStorage.setItem('test-payable', 'again')
      }).observe(document, { subtree: true, childList: true, attributes: true })
      return answer
    }
  })
  await page.goto('/instant-cashout')
  await pickLine(page, [3, 13, 23, 33])
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/, { timeout: 30_000 })
  await expect(page.getByText('Bought, but this phone cannot keep the ticket.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('test-payable'))).toBeNull()
  expect(await ticketsOf(world, player)).toHaveLength(1)
  expect(await balanceOf(world, player)).toBe(500 - STAKE)
})

test('where the browser blocks every storage, who logs in and buys sees the ticket bought @worker', async ({
  page,
  world,
}) => {
  const player = await world.signUp()
  await withMoney(world, player, 500)
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/user/login?source=%2Finstant-cashout')
  await page.getByLabel('Phone number').fill(player.phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page
    .getByRole('button', { name: /^Log ?in$/i })
    .last()
    .click()
  await pickLine(page, [3, 13, 23, 33])
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await ticketsOf(world, player)).toHaveLength(1)
})

for (const [trouble, fault] of [
  ['fails', 'throw'],
  ['never answers', 'hang'],
] as const)
  test(`where the worker’s Cache Storage ${trouble}, every page opens from the network @worker`, async ({
    page,
    context,
    player,
    world,
  }) => {
    await withMoney(world, player, 500)
    await page.goto('/dashboard')
    await workerReady(page)
    await context.serviceWorkers()[0]!.evaluate(kind => {
      const spoiled = () =>
        kind === 'throw'
          ? Promise.reject(new DOMException('broken', 'UnknownError'))
          : new Promise(() => undefined)
      for (const call of ['match', 'open', 'has', 'keys', 'delete'] as const)
        Object.defineProperty(CacheStorage.prototype, call, { value: spoiled })
    }, fault)
    for (const path of ['/wallet', '/results', '/game-history']) {
      await page.goto(path)
      await stands(page, path)
    }
    await buyOnScreen(page, [1, 2, 3, 4])
    expect(await ticketsOf(world, player)).toHaveLength(1)
  })

test('two hundred damaged texts in every place where the app keeps something leave no page blank, and a ticket can be bought @worker', async ({
  page,
  player,
  world,
}) => {
  test.setTimeout(180_000)
  await withMoney(world, player, 1_000)
  await page.goto('/')
  await workerReady(page)
  await buyOnScreen(page, [1, 2, 3, 4])
  for (const path of ['/quika', '/salary-for-life', '/banker', '/game-history', '/results', '/wallet']) {
    await page.goto(path)
    await stands(page, path)
  }
  let damaged = 0
  const pages = [
    '/instant-cashout',
    '/dashboard',
    '/results',
    '/game-history',
    '/quika',
    '/wallet',
    '/application/success',
  ]
  for (let round = 0; damaged < 200; round++) {
    damaged += await page.evaluate(async seed => {
      let state = seed * 2_654_435_761 + 1
      const random = (below: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        return state % below
      }
      const ways = [
        (text: string) => text.slice(0, random(text.length + 1)),
        (text: string) => text.replace(/"version":1/, '"version":7'),
        (text: string) => text.replace(/\d+/g, it => (random(4) ? it : '-1')),
        (text: string) => text.replace(/\d+/, '1e999'),
        (text: string) => text.replace(/null|true|false/g, () => '{"__proto__":{"a":1}}'),
        (text: string) => text.replace(/\[/g, it => (random(2) ? it : '{')),
        (text: string) => text + text,
        () => 'x'.repeat(50_000),
        () => '',
        () => '{"version":1,"state":null}',
      ]
      const spoil = (text: string) => ways[random(ways.length)]!(text)
      let count = 0
      for (const store of [localStorage, sessionStorage])
        for (const key of Object.keys(store))
          if (!/TOKEN|test-signed-in/.test(key)) {
            store.setItem(key, spoil(store.getItem(key)!))
            count++
          }
      for (const { name } of await indexedDB.databases()) {
        if (!name!.startsWith('oriire')) continue
        const db = await new Promise<IDBDatabase>(resolve => {
          const opening = indexedDB.open(name!)
          opening.addEventListener('success', () => resolve(opening.result))
        })
        for (const name of db.objectStoreNames) {
          const store = db.transaction(name, 'readwrite').objectStore(name)
          await new Promise<void>(resolve => {
            const cursor = store.openCursor()
            cursor.addEventListener('success', () => {
              const at = cursor.result
              if (!at) return resolve()
              if (typeof at.value === 'string') {
                at.update(spoil(at.value))
                count++
              }
              at.continue()
            })
          })
        }
        db.close()
      }
      return count
    }, round + 1)
    await page.goto(pages[round % pages.length]!)
    await stands(page, `${round}: ${pages[round % pages.length]}`)
  }
  expect(damaged).toBeGreaterThanOrEqual(200)
  await page.evaluate(() => sessionStorage.removeItem('oriire_play:instant-cashout'))
  await buyOnScreen(page, [9, 10, 11, 12])
  expect(await ticketsOf(world, player)).toHaveLength(2)
  expect(await balanceOf(world, player)).toBe(1_000 - 2 * STAKE)
})

test('with the whole disk full nothing is blank, picks stay in the page, and a purchase is bought once @worker', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 300)
  await page.goto('/instant-cashout')
  await workerReady(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.url, quotaSize: 1 })
  await pickLine(page, [8, 18, 28, 38])
  // The browser takes a while to notice the full disk; what is picked after that cannot be saved.
  await expect(async () => {
    await page.getByRole('button', { name: 'Shuffle line' }).click()
    await expect(page.getByText('This phone cannot keep your picks.').first()).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
  expect(await ticketsOf(world, player)).toHaveLength(1)
  for (const path of ['/results', '/winners', '/game-history', '/dashboard']) {
    await page.goto(path)
    await stands(page, path)
  }
})
