// Real messages: encrypted, signed and sent over HTTP to third-party receivers, and to one that inspects the request.
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getPushKey, pushMessage, testPushDevice } from '#src/contract/alerts.ts'
import { lastDrawHour } from '#src/draws/schedule.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { webPush } from '#server/ports/push-web.ts'
import { newPushKeys } from '#server/keys/push-keys.ts'
import { banker } from '../support/games.ts'
import { startPushReceiver } from '../support/push-receiver.ts'
import { newSubscription, prove, readChallenge, register } from '../support/push.ts'
import { makeService } from '../support/service.ts'

test('a receiver that nobody here wrote accepts and decrypts the challenge and every alert of a draw, and a device that is gone is forgotten', async () => {
  const receiver = await startPushReceiver()
  // It judges by its own clock how long the signature is good for, fourteen hours: over night the last draw is up to twelve hours old.
  const hour = lastDrawHour(Date.now())
  const s = await makeService({
    now: hour - HOUR,
    settings: { PUSH_ORIGINS: receiver.origin },
    games: [banker],
  })
  const { key } = (await s.call(getPushKey)).data
  const browsers = await Promise.all(Array.from({ length: 40 }, () => receiver.subscribe(key!)))
  for (const browser of browsers) {
    const { endpoint, keys } = browser
    await register(s, { lead: 15 }, undefined, { endpoint, keys })
    await expect.poll(() => receiver.read(browser)).toHaveLength(1)
    const [first] = await receiver.read(browser)
    void (await prove(s, readChallenge(first!)!)).data
  }
  const [gone, ...others] = browsers
  await receiver.expire(gone!)
  void (await s.call(testPushDevice, { body: { endpoint: others[0]!.endpoint, keys: others[0]!.keys } })).data
  await s.clock.set(hour - 15 * MINUTE)
  await s.runAlerts()
  const read = await Promise.all(others.map(browser => receiver.read(browser)))
  expect(read.map(it => it.length)).toEqual([3, ...Array<number>(others.length - 1).fill(2)])
  for (const messages of read) {
    const { web_push, notification } = v.parse(pushMessage, JSON.parse(messages.at(-1)!))
    expect([web_push, notification.tag, notification.lang]).toEqual([
      8030,
      expect.stringMatching(/^draw-\d{8}-\d\d$/),
      'en-NG',
    ])
  }
  expect(await receiver.read(gone!)).toHaveLength(1)
  expect(await s.db.many`select 1 from push_device`).toHaveLength(others.length)
  expect(await s.db.many`select 1 from alert_delivery`).toEqual([])
  await s.close()
  await receiver.close()
})

interface Seen {
  headers: IncomingHttpHeaders
  path: string
  bytes: number
}

let origin: string
let seen: Seen[]
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  seen = []
  answer = response => void response.writeHead(201).end()
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const part of request) bytes += (part as Buffer).length
    seen.push({ headers: request.headers, path: request.url!, bytes })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

const SUBJECT = 'mailto:help@oriire.ng'
const keys = newPushKeys()
let now = Date.UTC(2026, 10, 22)
afterEach(() => {
  now = Date.UTC(2026, 10, 22)
})
const makePush = () => webPush(keys, { subject: SUBJECT, origins: [origin], clock: { now: () => now } })
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const to = () => {
  const { endpoint, keys: own } = newSubscription(origin)
  return { endpoint, p256dh: bytes(own.p256dh), auth: bytes(own.auth) }
}
const message = (text = 'Draw at 8') => ({ to: to(), text, ttl: 90, topic: 'draw-20261122-20' })

interface Claims {
  aud: string
  exp: number
  sub: string
}

/** Values in the signature's header, once the signature itself is true. */
const claimsOf = (authorization: string): Claims => {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(it => it.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head, body, signature] = token!.split('.')
  const signed = Buffer.from(`${head}.${body}`)
  const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, dsa, Buffer.from(signature!, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(body!, 'base64url').toString()) as Claims
}

describe('a push message', () => {
  test('says how long it is good for, what it replaces, and who sends it to whom', async () => {
    expect(await makePush().send(message())).toEqual({ status: 201 })
    const { headers } = seen[0]!
    expect(headers).toMatchObject({
      ttl: '90',
      topic: 'draw-20261122-20',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    })
    const { aud, exp, sub } = claimsOf(headers.authorization!)
    expect([aud, sub]).toEqual([origin, SUBJECT])
    expect(exp * 1000 - now).toBeGreaterThan(12 * HOUR)
    expect(exp * 1000 - now).toBeLessThanOrEqual(24 * HOUR)
  })

  test('is signed once in half a day for each push service', async () => {
    const push = makePush()
    for (const later of [0, 11 * HOUR, 12 * HOUR]) {
      now = Date.UTC(2026, 10, 22) + later
      await push.send(message())
      const { exp } = claimsOf(seen.at(-1)!.headers.authorization!)
      expect(exp * 1000).toBeGreaterThan(now)
    }
    const [first, second, third] = seen.map(it => it.headers.authorization)
    expect([second === first, third === first]).toEqual([true, false])
  })

  test('of more than 4,096 bytes is never sent', async () => {
    expect(await makePush().send(message('x'.repeat(3_993)))).toEqual({ status: 201 })
    expect(seen[0]!.bytes).toBe(4_096)
    await expect(makePush().send(message('x'.repeat(3_994)))).rejects.toThrow(RangeError)
    expect(seen).toHaveLength(1)
  })

  test('follows no redirect', async () => {
    answer = response => void response.writeHead(307, { Location: `${origin}/elsewhere` }).end()
    expect((await makePush().send(message())).status).toBe(307)
    expect(seen.map(it => it.path)).not.toContain('/elsewhere')
  })

  test.each([
    ['120', 120],
    [new Date(Date.UTC(2026, 10, 22) + 30_000).toUTCString(), 30],
    ['soon', undefined],
  ])('that is refused with Retry-After: %s', async (header, retryAfter) => {
    answer = response => void response.writeHead(429, { 'Retry-After': header }).end()
    expect(await makePush().send(message())).toEqual({
      status: 429,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
  })

  test('that is taken with endless words is taken, and the words are not listened to', async () => {
    let isHungUp: Promise<unknown> | undefined
    answer = response => {
      isHungUp = once(response, 'close')
      const talk = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.writeHead(201).on('drain', talk)
      talk()
    }
    expect(await makePush().send(message())).toEqual({ status: 201 })
    await isHungUp
  })

  test('goes to a push service over the same connection again and again', async () => {
    const ports = new Set<number | undefined>()
    answer = response => {
      ports.add(response.req.socket.remotePort)
      response.writeHead(201).end()
    }
    const push = makePush()
    for (let time = 0; time < 5; time++) expect(await push.send(message())).toEqual({ status: 201 })
    expect(ports.size).toBe(1)
  })

  test('that nobody answers has the status 0', async () => {
    answer = response => void response.destroy()
    expect(await makePush().send(message())).toEqual({ status: 0 })
  })
})
