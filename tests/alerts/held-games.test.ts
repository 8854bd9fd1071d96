// A page's reminders of games of which nothing is sold.
import { afterAll, expect, test, vi } from 'vitest'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { openHiddenPage } from './hidden-page.ts'

const at = (hour: number, minute: number) => lagosInstant(2026, 11, 20, hour, minute)
openHiddenPage({ showNotification: async () => undefined }, true)
vi.useFakeTimers({ toFake: ['Date'], now: at(9, 44) + 30_000 })
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const [held, sold] = games.filter(it => it.cadence === 'fixed-hours')
vi.stubGlobal('fetch', async (address: string) =>
  address.includes('/api/v1/reserve/')
    ? Response.json({ reserve: 0, bands: [], held: [held!.id] })
    : Promise.reject(new TypeError('no network')),
)

const { createHeldGames } = await import('#src/alerts/held-games.ts')
const { firstChoice } = await import('#src/alerts/first-choice.ts')
const { planHere } = await import('#src/alerts/kept-plan.ts')
const { startLocalAlerts } = await import('#src/alerts/local-alerts.ts')
const { saveChoice } = await import('#src/alerts/settings-store.ts')
const { stopLoading } = await import('#src/api/session/session.ts')

test('the service is asked once, in the minute before a reminder, and again if it did not answer', async () => {
  const asked: number[] = []
  let answer: string[] | undefined
  let now = 0
  const heldGames = createHeldGames(async () => {
    asked.push(now)
    return answer
  })
  const read = (time: number) => {
    now = time
    return heldGames.read(
      [
        { kind: 'draw', at: at(9, 45) },
        { kind: 'result', at: at(9, 30) },
      ],
      now,
    )
  }
  expect(await read(at(9, 30))).toEqual([])
  expect(asked).toEqual([])
  expect(await read(at(9, 44))).toEqual([])
  answer = [held!.id]
  expect(await read(at(9, 44) + 1)).toEqual([held!.lotteryType])
  answer = []
  expect(await read(at(9, 45))).toEqual([held!.lotteryType])
  expect(await read(at(9, 50))).toEqual([held!.lotteryType])
  expect(asked).toEqual([at(9, 44), at(9, 44) + 1])
  expect(await heldGames.read([{ kind: 'picks', at: at(11, 59) }], at(11, 58))).toEqual([])
})

const planned = async () => (await planHere.read(Date.now())).map(it => it.title + it.body)

test('a page plans no reminder of a game that is held, and one of those drawn with it', async () => {
  const { settings } = firstChoice()
  stopLoading()
  const lottery = [held!, sold!].map(it => it.lotteryType)
  await saveChoice({
    on: true,
    settings: { ...settings, kinds: ['draw'], lead: 15, games: lottery, quiet: null },
  })
  await startLocalAlerts()
  await vi.waitFor(async () => expect((await planned()).length).toBeGreaterThan(0), 20_000)
  expect((await planned()).join()).toContain(lotteryName(sold!.lotteryType))
  expect((await planned()).join()).not.toContain(lotteryName(held!.lotteryType))
})
