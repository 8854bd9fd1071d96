// A device counts once a message has reached it: nobody may have messages sent to an address they know or invent.
import { afterEach, describe, expect, test } from 'vitest'
import { removePushDevice, statePushDevice, testPushDevice } from '#src/contract/alerts.ts'
import { DAY, HOUR, MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { banker, instantCashout } from '../support/games.ts'
import { buy, drawBatch } from '../support/play.ts'
import {
  challengeOf,
  newSubscription,
  prove,
  pushInMemory,
  register,
  subscribe,
  type Subscription,
} from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, settleAtProvider } from '../support/top-ups.ts'

const SECOND = 1_000
/** Eight in the evening, a draw hour. */
const EIGHT = lagosInstant(2026, 11, 20, 20)

let s: TestService
afterEach(() => s.close())

/** @param toChallenge the push service's answer to a challenge */
const start = async (toChallenge = 201) => {
  const memory = pushInMemory(undefined, () => ({ status: toChallenge }))
  s = await makeService({ push: memory.push, now: EIGHT - HOUR, games: [instantCashout, banker] })
  return memory
}
const secretOf = ({ endpoint, keys: { auth } }: Subscription) => ({ body: { endpoint, keys: { auth } } })
const stateOf = async (device: Subscription) => (await s.call(statePushDevice, secretOf(device))).data
const again = (device: Subscription) =>
  register(s, {}, undefined, { endpoint: device.endpoint, keys: device.keys })
const devices = async () => (await s.db.many`select 1 from push_device`).length

describe('a new device', () => {
  test('is sent one challenge and counts when its answer comes, by the challenge alone', async () => {
    const { challenged } = await start()
    const device = await register(s)
    expect([device.proven, await stateOf(device)]).toEqual([
      false,
      expect.objectContaining({ known: true, proven: false }),
    ])
    expect(challenged).toEqual([device.endpoint])
    expect((await prove(s, 'A'.repeat(43))).refusal).toBe('challenge-unknown')
    expect((await stateOf(device)).proven).toBe(false)
    expect((await prove(s, challengeOf(device.endpoint))).status).toBe(200)
    expect((await stateOf(device)).proven).toBe(true)
    expect(await s.metrics.read()).toContain('alerts_pushed_total{kind="challenge",outcome="sent"} 1')
  })

  test('answers a challenge once, and nobody else’s', async () => {
    await start()
    const [ada, bola] = [await register(s), await register(s)]
    void (await prove(s, challengeOf(ada.endpoint))).data
    expect((await prove(s, challengeOf(ada.endpoint))).refusal).toBe('challenge-unknown')
    expect((await stateOf(bola)).proven).toBe(false)
  })

  test('stands in the database without its challenge, of which only a hash is kept', async () => {
    await start()
    const device = await register(s)
    const rows = JSON.stringify(await s.db.many`select encode(challenge, 'escape') as it from push_device`)
    expect(rows).not.toContain(challengeOf(device.endpoint))
  })

  test('is told of no draw, result or money before it is proven, and of each from then on', async () => {
    const { pushed } = await start()
    const ada = await s.player(kobo(10_000))
    const device = await register(s, {}, ada.token)
    const happen = async () => {
      await s.runAlerts()
      await buy(s, { token: ada.token, lines: [[1, 2, 3, 4]] })
      const { reference } = await openCard(s, ada.token)
      await settleAtProvider(s, reference, 'success')
      await creditTopUp(s.service, reference)
      await drawBatch(s)
      await s.runAlerts()
    }
    await happen()
    await s.clock.set(EIGHT - 15 * MINUTE)
    await s.runAlerts()
    expect(pushed).toEqual([])
    expect(await s.db.many`select 1 from alert_delivery`).toEqual([])
    expect(await s.metrics.read()).toContain('push_devices 0')

    await s.clock.advance(20 * MINUTE)
    void (await prove(s, challengeOf(device.endpoint))).data
    await happen()
    await s.clock.set(EIGHT + 2 * HOUR - 15 * MINUTE)
    await s.runAlerts()
    const kinds = pushed.map(it => it.message.notification.data!.kind)
    expect(new Set(kinds)).toEqual(new Set(['draw', 'result', 'money']))
    expect(await s.metrics.read()).toContain('push_devices 1')
  })

  test('gets no test alert before it is proven', async () => {
    const { pushed } = await start()
    const device = await register(s)
    expect((await s.call(testPushDevice, secretOf(device))).refusal).toBe('device-unproven')
    expect(pushed).toEqual([])
  })
})

describe('a device that is proven', () => {
  test('stays so when it registers again with the same keys, and is sent no other challenge', async () => {
    const { challenged } = await start()
    const device = await subscribe(s)
    await s.clock.advance(10 * MINUTE)
    expect((await again(device)).proven).toBe(true)
    expect((await register(s, {}, (await s.player()).token, device)).proven).toBe(true)
    expect(challenged).toHaveLength(1)
  })

  test('is to be proven anew with another key, and not by the challenge that went to the old one', async () => {
    const { challenged } = await start()
    const device = await register(s)
    const first = challengeOf(device.endpoint)
    const { p256dh } = newSubscription().keys
    const moved = { ...device, keys: { ...device.keys, p256dh } }
    expect((await again(moved)).proven).toBe(false)
    expect((await prove(s, first)).refusal).toBe('challenge-unknown')
    await s.clock.advance(MINUTE)
    expect((await again(moved)).proven).toBe(false)
    void (await prove(s, challengeOf(device.endpoint))).data
    expect((await again(device)).proven).toBe(false)
    expect(challenged).toHaveLength(2)
  })

  test('whose key changes after an alert was planned is not sent it', async () => {
    const { pushed } = await start()
    const device = await subscribe(s)
    await s.clock.set(EIGHT - 15 * MINUTE - 10 * SECOND)
    await s.runAlerts()
    expect(await s.db.many`select 1 from alert_delivery`).toHaveLength(1)
    const { p256dh } = newSubscription().keys
    await again({ ...device, keys: { ...device.keys, p256dh } })
    await s.clock.set(EIGHT - 15 * MINUTE)
    await s.runAlerts()
    expect([pushed, await s.db.many`select 1 from alert_delivery`]).toEqual([[], []])
  })
})

describe('challenges to an endpoint', () => {
  test('are at most one a minute, and the one before stays good until another is sent', async () => {
    const { challenged } = await start()
    const device = await register(s)
    const first = challengeOf(device.endpoint)
    await s.clock.advance(59 * SECOND)
    await Promise.all([again(device), again(device)])
    expect(challenged).toHaveLength(1)
    await s.clock.advance(SECOND)
    await Promise.all([again(device), again(device), again(device)])
    expect(challenged).toHaveLength(2)
    expect((await prove(s, first)).refusal).toBe('challenge-unknown')
    expect((await prove(s, challengeOf(device.endpoint))).status).toBe(200)
  })

  test('are at most five in a day, also where the device is forgotten and kept anew in another spelling', async () => {
    const { challenged } = await start()
    const device = newSubscription()
    const spelt = {
      ...device,
      endpoint: device.endpoint.replace('fcm.googleapis.com', 'FCM.googleapis.com:443'),
    }
    for (let time = 0; time < 20; time++) {
      await again(time % 2 ? spelt : device)
      void (await s.call(removePushDevice, secretOf(device))).data
      await s.clock.advance(MINUTE)
    }
    expect(challenged).toEqual(Array(5).fill(device.endpoint))
    await s.clock.advance(DAY - 21 * MINUTE)
    await again(device)
    expect(challenged).toHaveLength(5)
    await s.clock.advance(MINUTE)
    await again(device)
    expect(challenged).toHaveLength(6)
  })

  test('that are not answered within a day are worth nothing, and their device is forgotten', async () => {
    await start()
    const [silent, proven] = [await register(s), await subscribe(s)]
    await s.clock.advance(DAY - SECOND)
    await s.runAlerts()
    expect(await devices()).toBe(2)
    await s.clock.advance(SECOND)
    expect((await prove(s, challengeOf(silent.endpoint))).refusal).toBe('challenge-unknown')
    await s.clock.advance(10 * MINUTE)
    await s.runAlerts()
    expect([(await stateOf(silent)).known, (await stateOf(proven)).known]).toEqual([false, true])
    expect(await s.db.many`select 1 from push_challenge`).toEqual([])
  })

  test('asked for again within the day give it another day', async () => {
    await start()
    const device = await register(s)
    await s.clock.advance(20 * HOUR)
    await again(device)
    await s.clock.advance(20 * HOUR)
    await s.runAlerts()
    expect((await prove(s, challengeOf(device.endpoint))).status).toBe(200)
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers a challenge with %i has the device forgotten', async status => {
    await start(status)
    const device = await register(s)
    await expect.poll(() => stateOf(device)).toMatchObject({ known: false })
  })

  test.each([0, 403, 500])(
    'that answers a challenge with %i leaves the device to ask again',
    async status => {
      const { challenged } = await start(status)
      const device = await register(s)
      await s.clock.advance(MINUTE)
      expect((await again(device)).proven).toBe(false)
      expect(challenged).toHaveLength(2)
      await expect
        .poll(() => s.metrics.read())
        .toContain('alerts_pushed_total{kind="challenge",outcome="refused"} 2')
    },
  )

  test('that cannot be written to at all does not keep the phone from its answer', async () => {
    const { push } = pushInMemory()
    const broken = { ...push, send: () => Promise.reject(new RangeError('the clock is wrong')) }
    s = await makeService({ push: broken })
    expect((await register(s)).proven).toBe(false)
  })
})
