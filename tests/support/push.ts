// Devices that subscribe, and push services in memory that answer as a test says.
import { createECDH, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { pushMessage, putPushDevice, type AlertSettings, type PushMessage } from '#src/contract/alerts.ts'
import type { Db } from '#server/db/db.ts'
import type { Push, PushAnswer } from '#server/ports/ports.ts'
import { isPushEndpoint } from '#server/ports/push-origins.ts'
import type { TestService } from './service.ts'

export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

let subscriptions = 0
/** As a browser would make it. */
export const newSubscription = (origin = 'https://fcm.googleapis.com'): Subscription => {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  subscriptions += 1
  return {
    endpoint: `${origin}/wp/device-${subscriptions}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  }
}

export const EVERYTHING: AlertSettings = {
  kinds: ['draw', 'result', 'jackpot', 'money'],
  games: ['BANKER', 'SALARY_FOR_LIFE', 'INSTANT_CASHOUT'],
  lead: 15,
  quiet: null,
}

/** Registers a device. */
export const subscribe = async (
  s: TestService,
  settings: Partial<AlertSettings> = {},
  token?: string,
  subscription = newSubscription(),
) => {
  const body = { ...subscription, settings: { ...EVERYTHING, ...settings } }
  const { data } = await s.call(putPushDevice, { body, ...(token ? { token } : {}) })
  return { ...subscription, ...data }
}

export interface Pushed {
  endpoint: string
  topic: string
  ttl: number
  message: PushMessage
  tag: string
  title: string
}

/** @param answer of the push service, by the endpoint */
export const pushInMemory = (
  answer: (endpoint: string) => PushAnswer | Promise<PushAnswer> = () => ({ status: 201 }),
) => {
  const pushed: Pushed[] = []
  const push: Push = {
    publicKey: 'test-key',
    takes: endpoint => isPushEndpoint(endpoint, []),
    send: async ({ to: { endpoint }, text, topic, ttl }) => {
      const given = await answer(endpoint)
      const message = v.parse(pushMessage, JSON.parse(text))
      const { tag, title } = message.notification
      if (given.status === 201) pushed.push({ endpoint, topic, ttl, message, tag, title })
      return given
    },
  }
  return { push, pushed }
}

/** Devices of visitors written straight into the table: only for a push service in memory, because their keys are none. */
export const insertDevices = (db: Db, count: number) =>
  db.many(
    `insert into push_device (endpoint, p256dh, auth, name, kinds, games, lead)
     select 'https://fcm.googleapis.com/wp/many-' || n, decode(repeat('04', 65), 'hex'), decode(repeat('00', 16), 'hex'),
       gen_random_uuid(), array['draw'], array['BANKER'], 15
     from generate_series(1, $1::int) n`,
    [count],
  )
