// The same build in a browser of 2021, by features: newer functions are removed before the page starts.
import { expect, test } from './base.ts'
import { buyOnScreen, ticketsOf, withMoney } from './steps.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const late: [object, string[]][] = [
      [Array.prototype, ['with', 'toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [AbortSignal, ['any', 'timeout']],
      [globalThis, ['structuredClone', 'scheduler', 'navigation', 'requestIdleCallback']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
    ]
    for (const [owner, names] of late) for (const name of names) Reflect.deleteProperty(owner, name)
  }),
)

test('a browser of 2021 picks, edits and buys a ticket, and opens the card’s checkout', async ({
  page,
  context,
  player,
  world,
}) => {
  await withMoney(world, player, 500)
  await buyOnScreen(page, [4, 14, 24, 34])
  expect(await ticketsOf(world, player)).toHaveLength(1)
  await page.goto('/instant-cashout')
  const picked = page.getByRole('button', { name: /^Edit line 1:/ })
  await page.getByRole('button', { name: 'Pick for me' }).click()
  await expect(picked).toBeVisible()
  for (const path of [
    '/salary-for-life',
    '/quika',
    '/banker',
    '/game-statistics',
    '/results',
    '/draw-alerts',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect(page.getByText('This page did not open'), path).toHaveCount(0)
  }
  await page.goto('/fund-wallet/fund-channels')
  await page.getByLabel('Amount').fill('200')
  const checkout = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await expect((await checkout).getByRole('button', { name: /pay/i }).first()).toBeVisible()
})
