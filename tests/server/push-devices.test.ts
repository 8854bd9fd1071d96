import { beforeEach, describe, expect, test } from 'vitest'
import { logout } from '#src/contract/user.ts'
import {
  getPushKey,
  putPushDevice,
  removePushDevice,
  statePushDevice,
  testPushDevice,
} from '#src/contract/alerts.ts'
import { isPushEndpoint } from '#server/ports/push-origins.ts'
import { production, productionPins } from '../support/production.ts'
import { EVERYTHING, newSubscription, pushInMemory, subscribe } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  return () => s.close()
})

const secretOf = ({ endpoint, keys: { auth } }: { endpoint: string; keys: { auth: string } }) => ({
  endpoint,
  keys: { auth },
})
const stateOf = async (device: Parameters<typeof secretOf>[0]) =>
  (await s.call(statePushDevice, { body: secretOf(device) })).data

describe('a device that wants alerts', () => {
  test('is kept with its settings, and a later word takes the place of an earlier one', async () => {
    const device = await subscribe(s, { quiet: { from: 1320, to: 360 } })
    expect(await stateOf(device)).toEqual({
      known: true,
      proven: true,
      player: false,
      settings: { ...EVERYTHING, quiet: { from: 1320, to: 360 } },
    })
    await subscribe(s, { kinds: ['draw'], lead: 5 }, undefined, device)
    expect(await stateOf(device)).toMatchObject({ settings: { kinds: ['draw'], lead: 5, quiet: null } })
    expect(await s.db.many`select 1 from push_device`).toHaveLength(1)
  })

  test('is one device in whatever spelling its address comes', async () => {
    const device = await subscribe(s)
    const { origin, pathname } = new URL(device.endpoint)
    const spellings = [
      `${device.endpoint}#1`,
      `${device.endpoint}#`,
      origin.toUpperCase() + pathname,
      `${origin}:443${pathname}`,
      `${origin}/x/..${pathname}`,
    ]
    for (const endpoint of spellings) await subscribe(s, {}, undefined, { ...device, endpoint })
    expect(await s.db.many`select endpoint from push_device`).toEqual([{ endpoint: device.endpoint }])
    for (const endpoint of spellings)
      expect((await stateOf({ ...device, endpoint })).known, endpoint).toBe(true)
  })

  test('belongs to the player whose token came with it last, and is called differently by each', async () => {
    const [ada, bola] = [await s.player(), await s.player()]
    const first = await subscribe(s, {}, ada.token)
    expect([first.player, (await stateOf(first)).player]).toEqual([true, true])
    const again = await subscribe(s, { lead: 30 }, ada.token, first)
    expect(again.device).toBe(first.device)
    const moved = await subscribe(s, {}, bola.token, first)
    expect(moved.device).not.toBe(first.device)
    const row = await s.db.one<{ player_id: number }>`select player_id from push_device`
    expect(row?.player_id).toBe(bola.playerId)
    const detached = await subscribe(s, {}, undefined, first)
    expect(detached.player).toBe(false)
    expect(new Set([first.device, moved.device, detached.device]).size).toBe(3)
    expect((await stateOf(first)).player).toBe(false)
  })

  test('is one of the ten that its player used last, or is told no more of what is that player’s', async () => {
    const [ada, bola] = [await s.player(), await s.player()]
    const other = await subscribe(s, {}, bola.token)
    const devices: Awaited<ReturnType<typeof subscribe>>[] = []
    for (let n = 0; n < 10; n++) {
      await s.clock.advance(1_000)
      devices.push(await subscribe(s, {}, ada.token))
    }
    const linked = async () => Promise.all(devices.map(async it => (await stateOf(it)).player))
    expect(await linked()).toEqual(Array(10).fill(true))
    await s.clock.advance(1_000)
    await subscribe(s, {}, ada.token, devices[0])
    devices.push(await subscribe(s, {}, ada.token))
    expect(await linked()).toEqual(devices.map((_, at) => at !== 1))
    expect(await stateOf(devices[1]!)).toEqual({
      known: true,
      proven: true,
      player: false,
      settings: EVERYTHING,
    })
    expect((await stateOf(other)).player).toBe(true)
    // Opened again it takes the place of the one that is now the oldest, and is called differently.
    const back = await subscribe(s, {}, ada.token, devices[1])
    expect(back.device).not.toBe(devices[1]!.device)
    expect(await linked()).toEqual(devices.map((_, at) => at !== 2))
  })

  test('with a token that is worth nothing any more it is a device of nobody', async () => {
    const ada = await s.player()
    void (await s.call(logout, { token: ada.token })).data
    expect((await subscribe(s, {}, ada.token)).player).toBe(false)
  })

  test('a log-out takes its player off the device by itself', async () => {
    const ada = await s.player()
    const device = await subscribe(s, {}, ada.token)
    void (await s.call(logout, { token: ada.token })).data
    expect(await stateOf(device)).toMatchObject({ known: true, player: false })
  })

  test('with another secret than the kept one it is refused, whatever is asked', async () => {
    const device = await subscribe(s)
    const other = { ...device, keys: { ...device.keys, auth: newSubscription().keys.auth } }
    const before = await s.db.many`select * from push_device`
    const put = { endpoint: other.endpoint, keys: other.keys, settings: EVERYTHING }
    expect((await s.call(putPushDevice, { body: put })).refusal).toBe('device-not-yours')
    for (const call of [statePushDevice, testPushDevice, removePushDevice])
      expect((await s.call(call, { body: secretOf(other) })).refusal).toBe('device-not-yours')
    expect(await s.db.many`select * from push_device`).toEqual(before)
  })

  test('is forgotten when it says so, and saying it again does no harm', async () => {
    const device = await subscribe(s)
    for (let time = 0; time < 2; time++)
      expect((await s.call(removePushDevice, { body: secretOf(device) })).status).toBe(200)
    expect(await stateOf(device)).toEqual({ known: false, proven: false, player: false, settings: null })
  })

  test.each([
    ['keys.p256dh', { keys: { p256dh: 'AAAA', auth: newSubscription().keys.auth } }],
    // 65 bytes, but no point of the curve.
    ['keys.p256dh', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: newSubscription().keys.auth } }],
    ['keys.auth', { keys: { ...newSubscription().keys, auth: 'AAAA' } }],
    ['keys.auth', { keys: { p256dh: newSubscription().keys.p256dh } }],
    ['settings.kinds.0', { settings: { ...EVERYTHING, kinds: ['marketing'] } }],
    ['settings.games', { settings: { ...EVERYTHING, games: ['POKER'] } }],
    ['settings.lead', { settings: { ...EVERYTHING, lead: 10 } }],
    ['settings.quiet', { settings: { ...EVERYTHING, quiet: { from: 60, to: 60 } } }],
    ['settings.quiet.to', { settings: { ...EVERYTHING, quiet: { from: 60, to: 1440 } } }],
  ])('%s is named where it is wrong', async (field, wrong) => {
    const body = { ...newSubscription(), settings: EVERYTHING, ...wrong }
    const { refusal, json } = await s.call(putPushDevice, { wrongBody: body })
    expect([refusal, Object.keys(json)]).toEqual(['bad-input', [field]])
    expect(await s.db.many`select 1 from push_device`).toEqual([])
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user:word@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/x', false],
  ['http://localhost:5432/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['https://test.example/x', true],
  ['https://test.example:444/x', false],
])('an endpoint at %s is taken: %s', async (endpoint, isTaken) => {
  const strict = await makeService({ settings: { PUSH_ORIGINS: 'https://test.example' } })
  expect(isPushEndpoint(endpoint, ['https://test.example'])).toBe(isTaken)
  const body = { ...newSubscription(), endpoint, settings: EVERYTHING }
  const { status, json } = await strict.call(putPushDevice, { body })
  expect([status, Object.keys(json)]).toEqual(
    isTaken ? [200, ['device', 'player', 'proven']] : [422, ['endpoint']],
  )
  await strict.close()
})

const at = (path: string) => `https://fcm.googleapis.com/${path}`
const put = async (endpoint: string) => {
  const body = { ...newSubscription(), endpoint, settings: EVERYTHING }
  const { status, json } = await s.call(putPushDevice, { body })
  return [status, Object.keys(json)[0]]
}

test('an endpoint that is longer than 2,000 characters in its one spelling is refused', async () => {
  expect(await put(at('e'.repeat(2_000 - at('').length)))).toEqual([200, 'device'])
  // Each is six characters then.
  expect(await put(at('é'.repeat(329)))).toEqual([422, 'endpoint'])
})

/** A node whose push service answers so, with a device. */
const withAnswer = async (status: number, retryAfter?: number) => {
  const memory = pushInMemory(() => ({ status, ...(retryAfter === undefined ? {} : { retryAfter }) }))
  const node = await makeService({ push: memory.push })
  const device = await subscribe(node)
  const ask = () => node.call(testPushDevice, { body: secretOf(device) })
  return { ...memory, node, device, ask }
}

describe('a test alert', () => {
  test('goes out at once and says nothing of anybody', async () => {
    const { node, pushed, device, ask } = await withAnswer(201)
    expect((await ask()).status).toBe(200)
    expect(pushed).toHaveLength(1)
    expect(pushed[0]).toMatchObject({ endpoint: device.endpoint, topic: 'test', tag: 'test' })
    expect(pushed[0]!.message.notification.navigate).toBe('http://localhost:8080/draw-alerts')
    expect(pushed[0]!.message.notification.data).toBeUndefined()
    await node.close()
  })

  test.each([404, 410])('whose device is gone (%i) forgets it', async status => {
    const { node, ask } = await withAnswer(status)
    expect((await ask()).refusal).toBe('device-unknown')
    expect(await node.db.many`select 1 from push_device`).toEqual([])
    await node.close()
  })

  test('that the push service does not take is refused, and the device stays', async () => {
    const { node, ask } = await withAnswer(429, 17)
    const { refusal, headers } = await ask()
    expect([refusal, headers.get('retry-after')]).toEqual(['push-not-sent', '17'])
    expect(await node.db.many`select 1 from push_device`).toHaveLength(1)
    await node.close()
  })

  test('is counted by address', async () => {
    const { node, device } = await withAnswer(201)
    const refused: string[] = []
    for (let time = 0; time < 21; time++)
      refused.push(
        (await node.call(testPushDevice, { body: secretOf(device), address: '10.200.0.1' })).refusal,
      )
    expect(refused.indexOf('too-many-tries')).toBe(20)
    await node.close()
  })
})

describe('the push key', () => {
  test('is made once for a sandbox and is the same on every node', async () => {
    const other = await makeService({ db: s.db })
    const { key } = (await s.call(getPushKey)).data
    expect(key).toMatch(/^B[\w-]{86}$/)
    expect((await other.call(getPushKey)).data.key).toBe(key)
  })

  test('is the public half of the one in the settings', async () => {
    const settings = { VAPID_PRIVATE_KEY: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE' }
    const node = await makeService({ settings })
    // The base point of P-256: its private key is one.
    const point = '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5' // prettier-ignore
    expect((await node.call(getPushKey)).data.key).toBe(Buffer.from(point, 'hex').toString('base64url'))
    await node.close()
  })

  test('is none in production without one in the settings: nothing is kept, and the answer says so', async () => {
    const node = await makeService({ settings: production, pins: productionPins })
    expect((await node.call(getPushKey)).data).toEqual({ key: null })
    const body = { ...newSubscription(), settings: EVERYTHING }
    const { status, refusal } = await node.call(putPushDevice, { body })
    expect([status, refusal]).toEqual([503, 'push-off'])
    expect(await node.db.many`select 1 from push_device`).toEqual([])
    await node.close()
  })

  test('that is no key of the curve stops the start', async () => {
    const made = makeService({ settings: { VAPID_PRIVATE_KEY: 'A'.repeat(43) } })
    await expect(made).rejects.toThrow('VAPID_PRIVATE_KEY is not a private P-256 key')
  })
})
