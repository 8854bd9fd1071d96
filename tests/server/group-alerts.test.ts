// What members of a group ticket are told, each on their own devices and of their own part.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AlertSettings } from '#src/contract/alerts.ts'
import { cancelSyndicate, makeSyndicate, payShare } from '#src/contract/players/syndicates.ts'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { formatTime, HOUR, lagosInstant, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { instantCashout } from '../support/games.ts'
import { drawBatch, newKey, register, someLines, walletsOf } from '../support/play.ts'
import { pushInMemory, subscribe, type Pushed } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
let pushed: Pushed[]
beforeEach(async () => {
  const memory = pushInMemory()
  pushed = memory.pushed
  s = await makeService({ push: memory.push, games: [instantCashout] })
  s.clock.sessionsGoOn = true
  await s.runDue()
  // From now on it is known what was told.
  await told()
})
afterEach(() => s.close())

const friend = async (name: string, quiet: AlertSettings['quiet'] = null) => {
  const player = await s.player(kobo(5_000))
  const { endpoint } = await subscribe(s, { kinds: ['money', 'result'], quiet }, player.token)
  return { ...player, name, endpoint }
}
type Friend = Awaited<ReturnType<typeof friend>>

/** Titles by who heard them, since the last time. */
const told = async (...friends: Friend[]) => {
  await s.runAlerts()
  const news = pushed.splice(0)
  return friends.map(({ endpoint }) => news.filter(it => it.endpoint === endpoint).map(it => it.title))
}

const make = async (lines: number, shares: readonly [Friend, number][]) => {
  const [[maker]] = shares as [[Friend, number]]
  const { slipId } = await register(s, { token: maker.token, lines: someLines(lines) })
  const named = shares.map(([{ name }, naira]) => ({ name, amount: String(naira) }))
  const body = { game_play_id: slipId, shares: named }
  return (await s.call(makeSyndicate, { token: maker.token, key: newKey(), body })).data.syndicate
}
const take = async ({ token }: Friend, group: Awaited<ReturnType<typeof make>>, at: number) => {
  const { code, amount } = group.shares[at]!
  const body = { amount: String(amount / 100) }
  void (await s.call(payShare, { token, key: newKey(), params: { code: code! }, body })).data
}

test('the others hear that a friend has paid and that the ticket is bought, and nobody hears what they did themselves', async () => {
  const [ada, bola, chidi] = [await friend('Ada'), await friend('Bola'), await friend('Chidi')]
  const group = await make(1, [
    [ada, 40],
    [bola, 30],
    [chidi, 30],
  ])
  expect(await told(ada, bola, chidi)).toEqual([[], [], []])
  await take(bola, group, 1)
  expect(await told(ada, bola, chidi)).toEqual([['A friend paid their share'], [], []])
  await take(chidi, group, 2)
  const bought = ['Your group ticket is bought']
  expect(await told(ada, bola, chidi)).toEqual([bought, bought, []])
  expect(await told(ada, bola, chidi)).toEqual([[], [], []])
})

test('those who paid are reminded once of a share that is not, three hours before the end, and hear that it was called off', async () => {
  const [ada, bola, chidi] = [await friend('Ada'), await friend('Bola'), await friend('Chidi')]
  const group = await make(1, [
    [ada, 40],
    [bola, 30],
    [chidi, 30],
  ])
  await take(bola, group, 1)
  await told(ada, bola, chidi)
  const endsAt = Date.parse(group.ends_at)
  await s.clock.set(endsAt - 3 * HOUR - 2 * MINUTE)
  expect(await told(ada, bola, chidi)).toEqual([[], [], []])
  await s.clock.set(endsAt - 3 * HOUR + MINUTE)
  const unpaid = ['A share of your group ticket is not paid']
  expect(await told(ada, bola, chidi)).toEqual([unpaid, unpaid, []])
  await s.clock.set(endsAt - 3 * HOUR + 2 * MINUTE)
  expect(await told(ada, bola, chidi)).toEqual([[], [], []])
  await s.clock.set(endsAt)
  await s.runDue()
  const off = ['Your group ticket was called off']
  expect(await told(ada, bola, chidi)).toEqual([off, off, []])
})

test('a reminder says when the shares go back, and is not told once they have: neither after quiet hours nor by a phone that was off', async () => {
  const [ada, bola] = [await friend('Ada'), await friend('Bola')]
  const end = s.clock.now() + 24 * HOUR
  const minute = Math.floor((end - lagosMidnight(end)) / MINUTE)
  const sleeper = await friend('Chidi', { from: (minute + 1_200) % 1_440, to: (minute + 60) % 1_440 })
  const group = await make(1, [
    [ada, 40],
    [bola, 30],
    [sleeper, 30],
  ])
  await take(sleeper, group, 2)
  const endsAt = Date.parse(group.ends_at)
  await s.clock.set(endsAt - 3 * HOUR - 2 * MINUTE)
  await told()
  await s.clock.set(endsAt - 2 * HOUR)
  await s.runAlerts()
  const [{ message, ttl }, ...none] = pushed.splice(0) as [Pushed, ...Pushed[]]
  expect(message.notification.body).toContain(`every share goes back at ${formatTime(endsAt)}.`)
  expect([ttl, none]).toEqual([2 * 3_600, []])
  await s.clock.set(endsAt)
  await s.runDue()
  expect(await told(ada)).toEqual([['Your group ticket was called off']])
  await s.clock.set(endsAt + 61 * MINUTE)
  expect(await told(sleeper)).toEqual([['Your group ticket was called off']])
})

test('who calls it off is not told of it, and the others are', async () => {
  const [ada, bola, chidi] = [await friend('Ada'), await friend('Bola'), await friend('Chidi')]
  const group = await make(1, [
    [ada, 40],
    [bola, 30],
    [chidi, 30],
  ])
  await take(bola, group, 1)
  await told(ada, bola, chidi)
  void (await s.call(cancelSyndicate, { token: ada.token, params: { id: group.id } })).data
  expect(await told(ada, bola, chidi)).toEqual([[], ['Your group ticket was called off'], []])
})

/** @param paid kobo, like the stake */
const titleOf = (paid: number, stake: number) =>
  paid > stake ? `You won ${formatMoney(kobo(paid / 100))}` : `${formatMoney(kobo(paid / 100))} paid back`

test('each hears of the draw with what their own share brought', async () => {
  const [ada, bola] = [await friend('Ada'), await friend('Bola')]
  const group = await make(10, [
    [ada, 333.33],
    [bola, 666.67],
  ])
  await take(bola, group, 1)
  await told(ada, bola)
  await drawBatch(s)
  const got = await Promise.all([ada, bola].map(async it => (await walletsOf(s, it.playerId)).winnings))
  expect(Math.min(...got)).toBeGreaterThan(0)
  expect(await told(ada, bola)).toEqual([[titleOf(got[0]!, 33_333)], [titleOf(got[1]!, 66_667)]])
})

const said = ({ endpoint }: Friend) => {
  const mine = pushed.filter(it => it.endpoint === endpoint)
  return mine.map(({ title, message }) => `${title} ${message.notification.body}`).join()
}

test('of a void batch each hears that their own share came back', async () => {
  const [ada, bola] = [await friend('Ada'), await friend('Bola')]
  const group = await make(1, [
    [ada, 60],
    [bola, 40],
  ])
  await take(bola, group, 1)
  await told(ada, bola)
  await s.clock.set(batchBounds(s.clock.now()).closesAt + SEAL_MARGIN + MINUTE)
  await s.runDue()
  await s.runAlerts()
  expect([said(ada), said(bola)]).toEqual([expect.stringContaining('₦60'), expect.stringContaining('₦40')])
  expect(said(bola)).not.toContain('₦100')
})

test('who is shut out hears that their share came back, and not that it is in the wallet they cannot use', async () => {
  const [ada, bola] = [await friend('Ada'), await friend('Bola')]
  await make(1, [
    [ada, 60],
    [bola, 40],
  ])
  void (await s.call(excludeSelf, { token: ada.token, body: { months: 6 } })).data
  await s.runAlerts()
  expect(said(ada)).toBe('Your group ticket was called off Your share came back. Open Oriire to see why.')
  expect((await walletsOf(s, ada.playerId)).play).toBe(0)
})

test('who has a part of a ticket that wins a jackpot hears of it, once, and nobody else', async () => {
  const [ada, bola, chidi] = [await friend('Ada'), await friend('Bola'), await friend('Chidi')]
  const group = await make(1, [
    [ada, 60],
    [bola, 40],
  ])
  await take(bola, group, 1)
  await drawBatch(s)
  await told(ada, bola, chidi)
  await s.clock.set(lagosInstant(2026, 11, 20, 22) + 1_000)
  await s.runDue()
  await s.clock.advance(2 * MINUTE)
  await s.runDue()
  const won = ['You won the Super Jackpot']
  expect(await told(ada, bola, chidi)).toEqual([won, won, []])
  expect(await told(ada, bola, chidi)).toEqual([[], [], []])
})
