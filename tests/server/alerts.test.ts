// Alerts from the hour, the settlement and the payment to the push service, with a clock and a push service in memory.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { jackpot as jackpotCall } from '#src/contract/results.ts'
import { logout } from '#src/contract/user.ts'
import { REFUND_AFTER } from '#src/draws/schedule.ts'
import { DAY, HOUR, MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { lockMark } from '#server/db/queries/alerts/alerts.ts'
import { deleteHold, insertHold } from '#server/db/queries/buying/limits.ts'
import { liftStop, stopSales } from '#server/db/queries/money/sales-stop.ts'
import { planDeliveries, planDraws } from '#server/deeds/alerts/plan-alerts.ts'
import { makeAlertSender } from '#server/deeds/alerts/send-alerts.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { post } from '#server/ledger/transfers.ts'
import type { PushAnswer } from '#server/ports/ports.ts'
import { banker, instantCashout, salaryForLife } from '../support/games.ts'
import { buy, drawBatch, playUntilWin } from '../support/play.ts'
import { newSubscription, pushInMemory, subscribe } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, settleAtProvider } from '../support/top-ups.ts'
import { ask, pass, winnerOf } from '../support/withdrawals.ts'

/** Eight in the evening, a draw hour. */
const EIGHT = lagosInstant(2026, 11, 20, 20)

let s: TestService
afterEach(() => s.close())

const start = async (answer?: (endpoint: string) => PushAnswer | Promise<PushAnswer>, now = EIGHT - HOUR) => {
  const memory = pushInMemory(answer)
  s = await makeService({ push: memory.push, now, games: [instantCashout, banker, salaryForLife] })
  const at = async (instant: number) => {
    await s.clock.set(instant)
    await s.runAlerts()
    return memory.pushed.splice(0)
  }
  return { ...memory, at }
}
const waiting = async () => (await s.db.many`select 1 from alert_delivery`).length
const devices = async () => (await s.db.many`select 1 from push_device`).length

test('however long no node ran, results are looked for in the last day only: that many batches a game has, and no more', async () => {
  await start()
  await s.runAlerts()
  await s.db.many`update alert_mark set seen_to = game_clock() - interval '9 days' where kind = 'result'`
  const from = await s.db.tx(tx => lockMark(tx, 'result'))
  expect(from!.getTime()).toBe(s.service.ports.clock.now() - DAY)
})

describe('before a draw at a fixed hour', () => {
  test('each device is told once, as many minutes before as it chose, of the games it follows', async () => {
    const { at } = await start()
    const [five, thirty] = [
      await subscribe(s, { lead: 5, games: ['BANKER'] }),
      await subscribe(s, { lead: 30 }),
    ]
    await subscribe(s, { lead: 30, kinds: ['result'] })
    await subscribe(s, { lead: 30, games: ['INSTANT_CASHOUT'] })
    expect(await at(EIGHT - 31 * MINUTE)).toEqual([])
    expect(await at(EIGHT - 30 * MINUTE - 1_000)).toEqual([])
    const [first, ...none] = await at(EIGHT - 30 * MINUTE)
    expect(none).toEqual([])
    expect(first).toMatchObject({ endpoint: thirty.endpoint, topic: 'draw-20261120-20', ttl: 30 * 60 })
    expect(first!.title).toBe('Draw at 8pm')
    expect(first!.message.notification.body).toContain('Salary for life and Banker')
    expect(first!.message.notification.data).toEqual({
      kind: 'draw',
      at: EIGHT - 30 * MINUTE,
      until: EIGHT,
    })
    expect(await at(EIGHT - 20 * MINUTE)).toEqual([])
    const [second, ...noMore] = await at(EIGHT - 5 * MINUTE)
    expect(noMore).toEqual([])
    expect(second).toMatchObject({ endpoint: five.endpoint, tag: 'draw-20261120-20', ttl: 5 * 60 })
    expect(second!.message.notification.navigate).toBe('http://localhost:8080/banker')
    expect(await at(EIGHT + MINUTE)).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('a service that was away tells it late, and never once the sale is over', async () => {
    const { at } = await start()
    await subscribe(s, { lead: 30 })
    expect(await at(EIGHT - 2 * MINUTE)).toMatchObject([{ ttl: 120 }])
    expect(await at(EIGHT + 2 * HOUR - 31 * MINUTE)).toEqual([])
    expect(await at(EIGHT + 2 * HOUR)).toEqual([])
  })

  test('quiet hours suppress it, and it is not made up for', async () => {
    const { at } = await start()
    await subscribe(s, { lead: 15, quiet: { from: 19 * 60 + 40, to: 19 * 60 + 50 } })
    expect(await at(EIGHT - 15 * MINUTE)).toEqual([])
    expect(await at(EIGHT - 9 * MINUTE)).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('a paused game is not named', async () => {
    const { at } = await start()
    await insertHold(s.db, 'banker', 'test')
    await subscribe(s, { games: ['BANKER'] })
    await subscribe(s, { games: ['BANKER', 'SALARY_FOR_LIFE'] })
    const told = await at(EIGHT - 15 * MINUTE)
    expect(told.map(it => it.message.notification.body.split(':')[0])).toEqual(['Salary for life'])
  })

  test('a game that is paused after it was planned is not named, and one that is resumed is', async () => {
    const { at } = await start()
    await subscribe(s, { games: ['BANKER'] })
    await subscribe(s, { games: ['BANKER', 'SALARY_FOR_LIFE'] })
    await subscribe(s, { lead: 5, games: ['BANKER'] })
    expect(await at(EIGHT - 30 * MINUTE)).toEqual([])
    await insertHold(s.db, 'banker', 'test')
    const told = await at(EIGHT - 15 * MINUTE)
    expect(told.map(it => it.message.notification.body.split(':')[0])).toEqual(['Salary for life'])
    await insertHold(s.db, 'salary-for-life', 'test')
    expect(await at(EIGHT - 10 * MINUTE)).toEqual([])
    await deleteHold(s.db, 'banker')
    const later = await at(EIGHT - 5 * MINUTE)
    expect(later.map(it => it.message.notification.body.split(':')[0])).toEqual(['Banker'])
  })

  test('settings that changed after it was planned count', async () => {
    const { at } = await start()
    const device = await subscribe(s)
    expect(await at(EIGHT - 15 * MINUTE - 10_000)).toEqual([])
    expect(await waiting()).toBe(1)
    await subscribe(s, { kinds: [] }, undefined, device)
    expect(await at(EIGHT - 15 * MINUTE)).toEqual([])
    expect(await waiting()).toBe(0)
  })
})

describe('a player’s results', () => {
  test('of a batch come once, together, and only to the devices of that player', async () => {
    const { at } = await start()
    const [ada, bola] = [await s.player(kobo(10_000)), await s.player(kobo(10_000))]
    const device = await subscribe(s, {}, ada.token)
    await subscribe(s)
    await subscribe(s, {}, bola.token)
    await at(s.clock.now())
    for (const line of [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
      await buy(s, { token: ada.token, lines: [line] })
    await drawBatch(s)
    const told = await at(s.clock.now())
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ endpoint: device.endpoint, tag: 'result-IC-20261120-1900' })
    expect(told[0]!.message.notification.body).toContain('2 tickets')
    expect(told[0]!.message.notification.data).toMatchObject({ kind: 'result', player: device.device })
    expect(JSON.stringify(told[0]!.message)).not.toContain(ada.phone.slice(4))
    expect(await at(s.clock.now() + 5_000)).toEqual([])
  })

  test('say what was won after tax, and call nothing a win that is not more than the stake', async () => {
    const { at } = await start()
    const ada = await s.player(kobo(500_000))
    await subscribe(s, {}, ada.token)
    await at(s.clock.now())
    const { winner } = await playUntilWin(s, ada.token)
    const titles = (await at(s.clock.now())).map(it => [it.tag, it.title])
    const sums = await s.db.many<{ batch_id: string; stake: number; got: number }>`
      select batch_id, sum(stake)::bigint as stake, sum(won + cashback - tax)::bigint as got from ticket_result
      where player_id = ${ada.playerId} and settled_at > ${new Date(s.clock.now() - DAY)} group by batch_id`
    const expected = sums.map(({ batch_id, stake, got }) => [
      `result-${batch_id}`,
      got === 0
        ? 'No win this time'
        : got > stake
          ? `You won ${formatMoney(got)}`
          : `${formatMoney(got)} paid back`,
    ])
    expect(titles.toSorted()).toEqual(expected.toSorted())
    expect(winner).toBeTruthy()
  })

  test('are told whenever they come: a stake that goes back because a round stayed away for a day is news then', async () => {
    const { push, pushed } = pushInMemory()
    const beacon = { chain: 'sandbox' as const, round: async () => undefined }
    s = await makeService({ push, now: EIGHT - HOUR, games: [instantCashout], beacon })
    s.clock.sessionsGoOn = true
    const ada = await s.player(kobo(10_000))
    await subscribe(s, {}, ada.token)
    await s.runAlerts()
    await buy(s, { token: ada.token })
    await drawBatch(s)
    await s.runAlerts()
    expect(pushed).toEqual([])
    await s.clock.advance(REFUND_AFTER)
    await s.runDue()
    await s.runAlerts()
    expect(pushed).toMatchObject([
      { tag: 'result-IC-20261120-1900', title: '₦100 refunded', ttl: DAY / 1_000 },
    ])
  })

  test('tell of stakes that went back, however long the service was away', async () => {
    const { at } = await start()
    s.clock.sessionsGoOn = true
    const ada = await s.player(kobo(10_000))
    await subscribe(s, {}, ada.token)
    await s.runDue()
    await at(s.clock.now())
    await buy(s, { token: ada.token })
    const back = s.clock.now() + 5 * DAY
    await s.clock.set(back)
    await s.runDue()
    expect(await at(back)).toMatchObject([{ tag: 'result-IC-20261120-1900', title: '₦100 refunded' }])
  })

  test('wait for the end of quiet hours', async () => {
    const { at } = await start()
    const ada = await s.player(kobo(10_000))
    await subscribe(s, { quiet: { from: 18 * 60, to: 21 * 60 } }, ada.token)
    await at(s.clock.now())
    await buy(s, { token: ada.token })
    await drawBatch(s)
    expect(await at(s.clock.now())).toEqual([])
    expect(await at(EIGHT + HOUR - 1_000)).toEqual([])
    expect(await at(EIGHT + HOUR)).toMatchObject([{ tag: 'result-IC-20261120-1900' }])
    expect(await waiting()).toBe(0)
  })

  test('do not come after a log-out, also where they were planned before it', async () => {
    const { at } = await start()
    const ada = await s.player(kobo(10_000))
    const quiet = { from: 18 * 60, to: 21 * 60 }
    await subscribe(s, { quiet }, ada.token)
    await at(s.clock.now())
    await buy(s, { token: ada.token })
    await drawBatch(s)
    await at(s.clock.now())
    expect(await waiting()).toBe(1)
    void (await s.call(logout, { token: ada.token })).data
    expect(await at(EIGHT + HOUR)).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('do not go to a device that another player has taken over', async () => {
    const { at } = await start()
    const [ada, bola] = [await s.player(kobo(10_000)), await s.player()]
    const device = await subscribe(s, { quiet: { from: 18 * 60, to: 21 * 60 } }, ada.token)
    await at(s.clock.now())
    await buy(s, { token: ada.token })
    await drawBatch(s)
    await at(s.clock.now())
    await subscribe(s, {}, bola.token, device)
    expect(await at(EIGHT + HOUR)).toEqual([])
  })

  test('from before a device was turned on are not told', async () => {
    const { at } = await start()
    const ada = await s.player(kobo(10_000))
    await at(s.clock.now())
    await buy(s, { token: ada.token })
    await drawBatch(s)
    await s.clock.advance(1_000)
    await subscribe(s, {}, ada.token)
    expect(await at(s.clock.now())).toEqual([])
  })
})

test('nobody is called to play while sales are stopped, and who still can be is once they go on', async () => {
  const { at } = await start()
  await subscribe(s, { lead: 5 })
  await subscribe(s, { lead: 30 })
  await stopSales(s.db, ['for a test'])
  expect(await at(EIGHT - 30 * MINUTE)).toEqual([])
  expect(await at(EIGHT - 5 * MINUTE)).toEqual([])
  await liftStop(s.db)
  expect(await at(EIGHT - 2 * MINUTE)).toMatchObject([{ title: 'Draw at 8pm' }, { title: 'Draw at 8pm' }])
  await stopSales(s.db, ['for a test'])
  const TEN = EIGHT + 2 * HOUR
  expect(await at(TEN - 5 * MINUTE)).toEqual([])
  expect(await at(TEN + MINUTE)).toEqual([])
  await liftStop(s.db)
  expect(await at(TEN + 2 * MINUTE)).toEqual([])
})

test.each([
  ['1000', 'Your withdrawal was paid'],
  ['501', 'Your withdrawal came back'],
])('a withdrawal of ₦%s that is over is told once, without an amount: %s', async (amount, title) => {
  const { at } = await start()
  const winner = await winnerOf(s, kobo(2_000))
  const device = await subscribe(s, { kinds: ['money'] }, winner.token)
  expect(await at(EIGHT)).toEqual([])
  void (await ask(s, winner.token, { amount })).data
  await pass(s, 1, 5, 15)
  const told = await at(s.clock.now() + MINUTE)
  expect(told).toMatchObject([{ endpoint: device.endpoint, title }])
  const { body } = told[0]!.message.notification
  expect(`${title} ${body}`).not.toMatch(/\d|₦/)
  expect(await at(s.clock.now() + MINUTE)).toEqual([])
})

test('a top-up is told once when it has been credited, without an amount', async () => {
  const { at } = await start()
  const ada = await s.player()
  const device = await subscribe(s, {}, ada.token)
  await at(s.clock.now())
  const { reference } = await openCard(s, ada.token, '1234')
  await settleAtProvider(s, reference, 'success')
  await creditTopUp(s.service, reference)
  const told = await at(s.clock.now())
  expect(told).toMatchObject([{ endpoint: device.endpoint, title: 'Your top-up has arrived' }])
  expect(told[0]!.tag).toMatch(/^money-[0-9a-z]{26}$/)
  expect(JSON.stringify(told[0]!.message)).not.toContain('1,234')
  expect(await at(s.clock.now() + 5_000)).toEqual([])
})

test('a payment that its bank takes back, and gives back, is told each time, without an amount', async () => {
  const { at } = await start()
  const ada = await s.player()
  const { endpoint } = await subscribe(s, { kinds: ['money'] }, ada.token)
  await at(s.clock.now())
  const { reference } = await openCard(s, ada.token, '1234')
  await settleAtProvider(s, reference, 'success')
  await creditTopUp(s.service, reference)
  await at(s.clock.now() + MINUTE)
  await setSandboxTakenBack(s.db, reference, kobo(1_234))
  await followTakeBacks(s.service, reference)
  await followTakeBacks(s.service, reference)
  const gone = await at(s.clock.now() + MINUTE)
  expect(gone).toMatchObject([{ endpoint, title: 'Your bank took a payment back' }])
  expect(JSON.stringify(gone)).not.toContain('1,234')
  await setSandboxTakenBack(s.db, reference, 0)
  await followTakeBacks(s.service, reference)
  expect(await at(s.clock.now() + MINUTE)).toMatchObject([{ title: 'Your bank gave a payment back' }])
})

test('whoever wins a jackpot is told once, and nobody else is: the result of the ticket was told long before', async () => {
  const TEN = EIGHT + 2 * HOUR
  const { at } = await start(undefined, TEN - 20 * MINUTE)
  s.clock.sessionsGoOn = true
  const [ada, bola] = [await s.player(kobo(10_000)), await s.player()]
  const { endpoint } = await subscribe(s, { kinds: ['money'] }, ada.token)
  await subscribe(s, { kinds: ['money'] }, bola.token)
  await s.runDue()
  await at(s.clock.now())
  await buy(s, { token: ada.token })
  await drawBatch(s)
  expect(await at(s.clock.now())).toEqual([])
  for (const minutes of [0, 1, 2, 5]) {
    await s.clock.set(TEN + minutes * MINUTE + 1_000)
    await s.runDue()
  }
  const won = await at(s.clock.now())
  expect(won).toMatchObject([{ endpoint, title: 'You won the Super Jackpot' }])
  expect(await at(s.clock.now() + MINUTE)).toEqual([])
})

test('a jackpot that is full is told once for each of its draws', async () => {
  const { at } = await start()
  await subscribe(s, { kinds: ['jackpot'] })
  await s.runDue()
  expect(await at(s.clock.now())).toEqual([])
  await s.db.tx(tx =>
    post(tx, [
      {
        debit: 'house',
        credit: 'jackpot:super',
        amount: kobo(500_000),
        kind: 'jackpot-super',
        cause: 'test',
      },
    ]),
  )
  expect(await at(s.clock.now() + 31_000)).toMatchObject([
    { title: 'Super Jackpot is full', tag: 'jackpot-super-20261120' },
  ])
  expect(await at(s.clock.now() + 31_000)).toEqual([])
  const TEN = EIGHT + 2 * HOUR
  // At ten the pool still belongs to the draw that is over: nobody is called to play for what it pays.
  for (const seconds of [1, 31]) expect(await at(TEN + seconds * 1_000)).toEqual([])
  const { data } = (await s.call(jackpotCall)).data
  expect(data[0]).toMatchObject({ pool: 0, percentage: 0 })
})

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %i for a device has it forgotten, and the others are told',
    async status => {
      const gone = newSubscription()
      const { at } = await start(endpoint => ({ status: endpoint === gone.endpoint ? status : 201 }))
      await subscribe(s, {}, undefined, gone)
      const other = await subscribe(s)
      expect((await at(EIGHT - 15 * MINUTE)).map(it => it.endpoint)).toEqual([other.endpoint])
      expect([await devices(), await waiting()]).toEqual([1, 0])
    },
  )

  test('that answers 429 is asked again when it said, and not before', async () => {
    let answer: PushAnswer = { status: 429, retryAfter: 90 }
    const { at } = await start(() => answer)
    await subscribe(s)
    expect(await at(EIGHT - 15 * MINUTE)).toEqual([])
    answer = { status: 201 }
    expect(await at(EIGHT - 15 * MINUTE + 89_000)).toEqual([])
    expect(await at(EIGHT - 15 * MINUTE + 90_000)).toMatchObject([{ ttl: 15 * 60 - 90 }])
    expect(await devices()).toBe(1)
  })

  test.each([0, 500, 503])(
    'that answers %i is asked again at growing distances, until the alert is pointless',
    async status => {
      let asked = 0
      const { at } = await start(() => {
        asked += 1
        return { status }
      })
      await subscribe(s)
      const seconds: number[] = []
      for (let second = 0; second <= 15 * 60; second += 5) {
        const before = asked
        await at(EIGHT - 15 * MINUTE + second * 1000)
        if (asked > before) seconds.push(second)
      }
      expect(seconds.slice(0, 4)).toEqual([0, 5, 15, 35])
      expect(seconds.length).toBeLessThan(10)
      expect([await waiting(), await devices()]).toEqual([0, 1])
    },
  )

  test('that refuses a device for good is asked no more than eight times', async () => {
    let asked = 0
    const { at } = await start(() => {
      asked += 1
      return { status: 403 }
    })
    await subscribe(s)
    for (let hour = 0; hour < 20; hour++) await at(EIGHT - 15 * MINUTE + hour * 2 * HOUR)
    expect([asked, await devices()]).toEqual([8, 0])
  })

  test('that never answers for some devices keeps the others waiting for nothing', async () => {
    const slow = Array.from({ length: 10 }, () => newSubscription())
    const dead = new Set(slow.map(it => it.endpoint))
    let release: (() => void) | undefined
    const never = new Promise<void>(resolve => (release = resolve))
    const { push, pushed } = await start(async endpoint => {
      if (!dead.has(endpoint)) return { status: 201 }
      await never
      return { status: 0 }
    })
    expect(push.publicKey).toBe('test-key')
    for (const device of slow) await subscribe(s, {}, undefined, device)
    const others = 60
    for (let n = 0; n < others; n++) await subscribe(s)
    await s.clock.set(EIGHT - 15 * MINUTE)
    const running = s.runAlerts()
    await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(others)
    expect(pushed.some(it => dead.has(it.endpoint))).toBe(false)
    release?.()
    await running
    expect(await waiting()).toBe(10)
  })

  test('that has failed for many in a row is left alone, and another one is not', async () => {
    const apple = 'https://web.push.apple.com'
    const asked: string[] = []
    const { at } = await start(endpoint => {
      asked.push(new URL(endpoint).origin)
      return { status: endpoint.startsWith(apple) ? 201 : 500 }
    })
    for (let n = 0; n < 20; n++) await subscribe(s)
    const iphone = await subscribe(s, {}, undefined, newSubscription(apple))
    const told = await at(EIGHT - 15 * MINUTE)
    expect(told.map(it => it.endpoint)).toEqual([iphone.endpoint])
    expect(asked.filter(it => it !== apple).length).toBeLessThan(20)
    expect(await waiting()).toBe(20)
  })
})

test('a node that stops waits for each message that is on its way, and lets it come back', async () => {
  const answers: (() => void)[] = []
  const { push } = await start(() => new Promise(resolve => answers.push(() => resolve({ status: 201 }))))
  for (let n = 0; n < 3; n++) await subscribe(s)
  await s.clock.set(EIGHT - 15 * MINUTE)
  await planDraws(s.service)
  while (await planDeliveries(s.service));
  const sender = makeAlertSender(s.service, push)
  const sending = sender.sendDue()
  await vi.waitFor(() => expect(answers).toHaveLength(3), 20_000)
  sender.stop()
  for (const answer of answers) {
    answer()
    await new Promise(setImmediate)
  }
  await sending
  expect(await waiting()).toBe(0)
})

test('what is sent is counted by kind, with how late it was', async () => {
  const { at } = await start()
  await subscribe(s)
  await at(EIGHT - 15 * MINUTE)
  const figures = await s.metrics.read()
  expect(figures).toContain('alerts_pushed_total{kind="draw",outcome="sent"} 1')
  expect(figures).toContain('alert_delay_seconds_count{kind="draw"} 1')
  expect(figures).toContain('push_devices 1')
})

test('alerts of days ago and devices not heard of for three months are forgotten', async () => {
  const { at } = await start()
  await subscribe(s)
  await at(EIGHT - 15 * MINUTE)
  expect(await s.db.many`select 1 from alert`).toHaveLength(3)
  await at(EIGHT + 91 * DAY)
  expect(await s.db.many`select 1 from alert where until < game_clock() - interval '2 days'`).toEqual([])
  expect(await devices()).toBe(0)
})
