// Steps shared by several tests.
import { gate } from '../support/gate.ts'
import { randomUUID } from 'node:crypto'
import { expect, fund } from './base.ts'
import type { Locator, Page } from 'playwright/test'
import type { Player, World } from './service.ts'
import { gameById } from '#src/games/rules.ts'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { formatBalance, formatMoney, kobo, naira } from '#src/lib/money.ts'

export { EVERY_NUMBER } from '../support/games.ts'

/** What a line of a game costs, naira: its cheapest stake, or one above. */
export const stakeOf = (id: string, rank = 0): number => naira(gameById(id)!.stakes[rank]!.stake)

/** A line of instant cashout, naira. */
export const STAKE = stakeOf('instant-cashout')

/** Naira as the app writes prices, and as it writes balances. */
export const inNaira = (amount: number): string => formatMoney(kobo(amount))
export const withKobo = (amount: number): string => formatBalance(kobo(amount))

/** The button of a stake on the page of its game. */
export const stakeButton = (page: Page, stake: number) =>
  page.getByRole('button', { name: new RegExp(`^${inNaira(stake)}`) })

interface Bought {
  type: string
  lines: number[][]
  /** Per line, naira. */
  stake: number
  /** For score games. */
  batch_id?: string
}

/** Pays a slip from the play wallet, without the browser. @param slip its game play ID, and naira */
export const payFromPlay = async (
  world: World,
  { token }: Pick<Player, 'token'>,
  slip: { id: string; amount: number },
): Promise<void> => {
  const paid = await world.call('POST', '/api/web/lottery_payment/', {
    token,
    key: randomUUID(),
    body: {
      amount: String(slip.amount),
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id: slip.id,
    },
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
}

/**
 * Registers a game's lines and pays for them from the play wallet, without the browser.
 * @returns the game play ID
 */
export const buyPaid = async (
  world: World,
  player: Player,
  { type, lines, stake, ...batch }: Bought,
): Promise<string> => {
  const slip = await world.call('POST', `/api/web/play_lottery/?lottery_type=${type}`, {
    token: player.token,
    body: { stake_amount: String(stake), lottery: lines.map(ticket => ({ ticket })), ...batch },
  })
  const id = String(slip.body.game_play_id)
  await payFromPlay(world, player, { id, amount: stake * lines.length })
  return id
}

/**
 * A line of banker shared by two, whose first share, 60%, its player pays from the play wallet, without the browser.
 * @returns the address of the invitation to the other share
 */
export const shareLine = async (
  world: World,
  { token }: Player,
  line: number[],
  names = ['Ada', 'Bola'],
): Promise<string> => {
  const stake = stakeOf('banker')
  const slip = await world.call('POST', '/api/web/play_lottery/?lottery_type=BANKER', {
    token,
    body: { stake_amount: String(stake), lottery: [{ ticket: line }] },
  })
  const shares = names.map((name, at) => ({ name, amount: String(stake * [0.6, 0.4][at]!) }))
  const { status, body } = await world.call('POST', '/api/v1/syndicates/', {
    token,
    key: randomUUID(),
    body: { game_play_id: slip.body.game_play_id, shares },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const { code } = (body.syndicate as unknown as { shares: { code: string }[] }).shares[1]!
  return `/profile-settings/group-tickets?code=${code}`
}

/** Three scores of the virtual matches on sale. */
export const buyVirtual = async (world: World, player: Player): Promise<string> => {
  const { body } = await world.call('GET', '/api/v1/batches/current/?game=virtual-soccer')
  const batch_id = (body.current as unknown as { id: string }).id
  return buyPaid(world, player, {
    type: 'VIRTUAL_SOCCER',
    lines: [[9, 66, 101]],
    stake: naira(virtual.stakes[0]!),
    batch_id,
  })
}

/** The same for instant cashout. */
export const buy = (world: World, player: Player, lines: number[][], stake = STAKE): Promise<string> =>
  buyPaid(world, player, { type: 'INSTANT_CASHOUT', lines, stake })

/** A ticket of at most ten lines after its draw. */
export const drawnTicket = async (world: World, player: Player, lines: number[][]): Promise<string> => {
  await withMoney(world, player, 10 * STAKE)
  const id = await buy(world, player, lines)
  await world.drawCurrentBatch()
  return id
}

/**
 * Fifty-two lines, at least one of which has two of any four numbers drawn. Three planes of 13 points hold
 * every pair of their points in a line ({0, 1, 3, 9} is a difference set mod 13), and 13 more lines pair the
 * 40th number with every other.
 */
const sureWin = () => {
  const planes = [1, 14, 27].flatMap(first =>
    Array.from({ length: 13 }, (_, shift) => [0, 1, 3, 9].map(point => first + ((point + shift) % 13))),
  )
  const withForty = Array.from({ length: 13 }, (_, at) => [at + 1, at + 14, at + 27, 40])
  return [...planes, ...withForty].map(line => line.toSorted((a, b) => a - b))
}

/** Fifty-two tickets of one line, at least one of which pays more than it cost. */
export const buySureWin = async (world: World, player: Player) => {
  // One of them wins only if all are in one draw.
  await world.stayClearOfEnds()
  for (const line of sureWin()) await buy(world, player, [line])
}

export const balanceOf = async (world: World, player: Player, wallet = 'play_balance'): Promise<number> => {
  const user = await world.call('GET', '/api/web/user/', { token: player.token })
  return Number(user.body[wallet])
}

export const ticketsOf = async (world: World, player: Player, query = '') => {
  const answer = await world.call('GET', `/api/v1/tickets/${query}`, { token: player.token })
  return answer.body.results as unknown as {
    game_play_id: string
    status: string
    amount_won: number
    came_back: number
  }[]
}

/** Calls one score of the virtual matches on sale, and opens the summary. */
export const callVirtual = async (page: Page) => {
  await page.goto('/virtual')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^1-1 pays/ })
    .click()
  await page.getByRole('button', { name: 'View summary of picks' }).click()
}

/** Waits until the app has replaced the HTML of the page: what a test found before would be gone. */
export const appRuns = (page: Page) => expect(page.locator('[data-early], [data-frame]')).toHaveCount(0)

/**
 * Picks one line of four numbers on the board, in one step inside the page: four taps from outside take over a second, and
 * what a tap does is tested elsewhere (play.spec.ts, frame.spec.ts).
 */
export const pickLine = async (page: Page, numbers: number[]) => {
  const board = page.getByRole('region', { name: 'Number board' })
  await appRuns(page)
  await board.evaluate((it, wanted) => {
    const balls = [...it.querySelectorAll('button')]
    for (const n of wanted) balls.find(ball => ball.textContent === String(n))!.click()
  }, numbers)
  await expect(board.getByText('Line complete')).toBeVisible()
}

/** Closes an alert. Until it is gone, what is typed does not reach the page below. */
export const closeAlert = async (alert: Locator) => {
  await alert.getByRole('button', { name: 'Okay' }).click()
  await expect(alert).toHaveCount(0)
}

/** Unfolds what the dashboard keeps folded. */
export const unfold = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('heading', { name: heading }).click()

export const openSummary = async (page: Page) => {
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy ticket for/ })
    .click()
  await expect(page).toHaveURL(/\/instant-cashout\/summary$/)
  await expect(page.getByText(/^Game play ID /)).toBeVisible()
}

/** The texts in one of the app's databases on this device. */
export const textsOf = (page: Page, database: string) =>
  page.evaluate(
    name =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('texts').objectStore('texts').getAll()
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result.map(String))
          })
        })
      }),
    database,
  )

/** No purchase is left to ask about, so a page starting now mentions none. */
export const purchaseOver = (page: Page) => expect.poll(() => textsOf(page, 'oriire_outbox')).toEqual([])

/** From an empty board to a paid ticket, as a player with enough money would. */
export const buyOnScreen = async (page: Page, numbers: number[]) => {
  await page.goto('/instant-cashout')
  await pickLine(page, numbers)
  await openSummary(page)
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).click()
  await expect(page).toHaveURL(/\/application\/success$/)
  await expect(page.getByRole('heading', { name: 'Your ticket is in the draw' })).toBeVisible()
}

/** The balance is there before the page opens. */
export const withMoney = async (world: World, player: Player, naira: number) => {
  await fund(world, player, naira)
  expect(await balanceOf(world, player)).toBe(naira)
}

/** Holds back the next request to this address. @returns lets it go */
export const holdOne = async (page: Page, url: string): Promise<() => void> => {
  const { opened, open } = gate()
  await page.route(url, route => opened.then(() => route.continue()), { times: 1 })
  return open
}

/** Until `page.unroute(url)`: what is sent arrives and is carried out, but the answers never come back. */
export const loseAnswers = (page: Page, url: string, options?: { times: number }) =>
  page.route(
    url,
    async route => {
      if (route.request().method() === 'GET') return route.fallback()
      await route.fetch()
      await route.abort()
    },
    options,
  )

interface Place {
  href: string
}

interface Router {
  navigate: (to: Place) => Promise<void>
  state: { status: string; location: Place; resolvedLocation?: Place }
}

/** From here the page's time stands still unless the test runs it, however long a step takes. Its clock is installed. */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  // React draws in tasks, which do not stand still: those that the last timers left come before these.
  for (let task = 0; task < 3; task++)
    await page.evaluate(
      () =>
        new Promise(done => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', done)
          port1.start()
          port2.postMessage(0, [])
        }),
    )
}

/** Loads a first address and opens others as a link of the app does, for walks over many screens: loading takes twice as long. */
export const follow = async (page: Page, path: string) => {
  if (page.url() === 'about:blank') return void (await page.goto(path))
  const router = await page.waitForFunction(
    () => (window as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__!,
  )
  await router.evaluate((it, href) => it.navigate({ href }), path)
  await page.waitForFunction(({ state: { status, location, resolvedLocation } }) => {
    return status === 'idle' && resolvedLocation?.href === location.href
  }, router)
}

export const unverify = (world: World, { phone }: Player) =>
  world.service.db.many`update player set phone_verified_at = null where phone like '%' || ${phone.slice(1)}`
