// Photographs every screen at both widths, light and dark: what the window shows, and the whole page.
import { sandboxItems } from '#server/deeds/sandbox/sandbox-items.ts'
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../browser/base.ts'
import { winItem } from '../browser/items.ts'
import { buy, buySureWin, buyVirtual, EVERY_NUMBER, ticketsOf, withMoney, STAKE } from '../browser/steps.ts'
import type { World } from '../browser/service.ts'
import { makeWinner, requestOf, turn } from '../browser/withdrawing.ts'
import { checkers, checkScreen } from './checkers.ts'
import {
  ended,
  itemWinner,
  newcomer,
  onlooker,
  player,
  visitor,
  type Ended,
  type Played,
  type Screen,
} from './screens.ts'

const FOLDER = 'test-results/pictures'
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** Plays once in the worker's world, so that lists are full and there is a draw to look at. */
const played = new Map<World, Promise<{ token: string; phone: string; at: Played }>>()
const playOnce = async (world: World) => {
  const someone = await world.signUp()
  // New players may not write in chats yet.
  await world.service.db.many`update player set created_at = created_at - interval '1 hour'`
  await sandboxItems(world.service)
  await withMoney(world, someone, 12_450)
  for (const line of EVERY_NUMBER.slice(0, 3)) await buy(world, someone, [line])
  const drawn = await buy(world, someone, EVERY_NUMBER)
  const virtual = await buyVirtual(world, someone)
  await world.drawCurrentBatch()
  const virtualWaiting = await buyVirtual(world, someone)
  const waiting = await buy(world, someone, [[3, 17, 22, 38]])
  expect((await ticketsOf(world, someone)).length).toBeGreaterThan(0)
  await makeWinner(world, someone, { naira: 3_503 })
  const withdrawal = await requestOf(world, someone, '503')
  for (const seconds of [1, 6]) await turn(world, seconds)
  const results = await world.call('GET', '/api/web/lottery_games_result/')
  const batch = /IC-\d{8}-\d{4}/.exec(JSON.stringify(results.body))?.[0] ?? ''
  return { ...someone, at: { drawn, waiting, batch, virtual, virtualWaiting, withdrawal } }
}

const playedIn = (world: World) => {
  if (!played.has(world)) played.set(world, playOnce(world))
  return played.get(world)!
}

/** Everything has opened and loaded; a film may run on. */
const settled = async (page: Page) => {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('dialog'))
        .map(({ finished }) => finished),
    ),
  )
  if (new URL(page.url()).pathname !== '/dev/ui') await expect(page.locator('.skeleton')).toHaveCount(0)
}

const photograph = async (page: Page, name: string) => {
  mkdirSync(FOLDER, { recursive: true })
  for (const look of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: look })
    await page.screenshot({ path: `${FOLDER}/${name}-${look}.png` })
    await page.screenshot({ path: `${FOLDER}/${name}-${look}-whole.png`, fullPage: true })
  }
}

const endings = new Map<World, Promise<{ token: string; phone: string; at: Ended }>>()
const playToEveryEnd = async (world: World) => {
  const someone = await world.signUp()
  await withMoney(world, someone, 63 * STAKE)
  await buySureWin(world, someone)
  for (const line of EVERY_NUMBER) await buy(world, someone, [line])
  await world.drawCurrentBatch()
  const tickets = await ticketsOf(world, someone, '?page_size=50')
  const one = (is: (ticket: (typeof tickets)[number]) => boolean) => tickets.find(is)?.game_play_id ?? ''
  const [won] = await ticketsOf(world, someone, '?status=Won')
  const at = {
    won: won?.game_play_id ?? '',
    back: one(it => it.status === 'Lost' && it.came_back > 0),
    lost: one(it => it.status === 'Lost' && it.came_back === 0),
  }
  return { ...someone, at }
}

const shoot = async <At>(page: Page, screen: Screen<At>, at: At | undefined) => {
  const path = typeof screen.path === 'string' ? screen.path : screen.path(at!)
  for (const size of checkers ? SIZES.slice(0, 1) : SIZES) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    // The prerendered page offers a tour even to those who have answered.
    await expect(page.locator('[data-early], [data-frame]')).toHaveCount(0)
    if (screen.path !== '/dev/ui') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const tour = page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Not now' })
    if (await tour.count()) {
      const from = await page.evaluate(() => scrollY)
      await tour.click()
      await page.evaluate(top => scrollTo(0, top), from)
    }
    await screen.prepare?.(page)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await settled(page)
    if (checkers) await checkScreen(page, screen.name)
    else await photograph(page, `${screen.name}-${size.width}`)
    await page.context().setOffline(false)
  }
}

for (const screen of visitor)
  test(screen.name, async ({ page, world }) => {
    await world.followMatches()
    await shoot(page, screen, undefined)
  })

for (const screen of onlooker)
  test(screen.name, async ({ page, world }) => {
    await shoot(page, screen, (await playedIn(world)).at)
  })

for (const screen of newcomer)
  test(screen.name, async ({ page, player: someone }) => {
    expect(someone.token).toBeTruthy()
    await shoot(page, screen, undefined)
  })

for (const screen of player)
  test(screen.name, async ({ page, context, world }) => {
    const someone = await playedIn(world)
    await signIn(context, someone)
    await shoot(page, screen, someone.at)
  })

for (const screen of ended)
  test(screen.name, async ({ page, context, world }) => {
    if (!endings.has(world)) endings.set(world, playToEveryEnd(world))
    const someone = await endings.get(world)!
    await signIn(context, someone)
    await shoot(page, screen, someone.at)
  })

const prizes = new Map<World, ReturnType<typeof winItem>>()
for (const screen of itemWinner)
  test(screen.name, async ({ page, context, world }) => {
    if (!prizes.has(world)) prizes.set(world, winItem(world))
    const winner = await prizes.get(world)!
    await signIn(context, winner)
    await shoot(page, screen, winner)
  })
