// Subscribing devices, and in-memory push services that answer as the test says.
import { createECDH, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import {
  provePushDevice,
  pushChallenge,
  pushMessage,
  putPushDevice,
  type AlertSettings,
  type PushMessage,
} from '#src/contract/alerts.ts'
import type { Db } from '#server/db/db.ts'
import type { Push, PushAnswer } from '#server/ports/ports.ts'
import { isPushEndpoint } from '#server/ports/push-origins.ts'
import type { TestService } from './service.ts'

export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

let subscriptions = 0
/** Like a browser's. */
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

/** The latest challenge, by endpoint. */
const challenges = new Map<string, string>()
export const challengeOf = (endpoint: string): string => {
  const challenge = challenges.get(endpoint)
  if (!challenge) throw new Error(`no challenge was sent to ${endpoint}`)
  return challenge
}

/** The challenge in a message; undefined for any other message. */
export const readChallenge = (text: string): string | undefined => {
  const read = v.safeParse(pushChallenge, JSON.parse(text))
  return read.success ? read.output.challenge : undefined
}

/** Registers a device, which does not count until proven. */
export const register = async (
  s: TestService,
  settings: Partial<AlertSettings> = {},
  token?: string,
  subscription = newSubscription(),
) => {
  const body = { ...subscription, settings: { ...EVERYTHING, ...settings } }
  const { data } = await s.call(putPushDevice, { body, ...(token ? { token } : {}) })
  return { ...subscription, ...data }
}

export const prove = (s: TestService, challenge: string) => s.call(provePushDevice, { body: { challenge } })

/** Registers a device and answers its challenge if it was sent one. */
export const subscribe = async (...of: Parameters<typeof register>) => {
  const [s] = of
  const device = await register(...of)
  if (!device.proven) void (await prove(s, challengeOf(new URL(device.endpoint).href))).data
  return { ...device, proven: true }
}

export interface Pushed {
  endpoint: string
  topic: string
  ttl: number
  message: PushMessage
  tag: string
  title: string
}

type AnswerOf = (endpoint: string) => PushAnswer | Promise<PushAnswer>
const takesAll: AnswerOf = () => ({ status: 201 })

/** Keeps challenges, and everything to browser vendors, from leaving the machine. */
export const offTheNetwork = (push: Push): Push => ({
  ...push,
  send: async message => {
    const { endpoint } = message.to
    const challenge = readChallenge(message.text)
    if (challenge) challenges.set(endpoint, challenge)
    return isPushEndpoint(endpoint, []) ? { status: 201 } : push.send(message)
  },
})

/** @param answer of the push service, by endpoint @param toChallenge its answer to challenge messages */
export const pushInMemory = (answer = takesAll, toChallenge = takesAll) => {
  const pushed: Pushed[] = []
  /** One endpoint per challenge sent. */
  const challenged: string[] = []
  const push: Push = {
    publicKey: 'test-key',
    takes: endpoint => isPushEndpoint(endpoint, []),
    send: async ({ to: { endpoint }, text, topic, ttl }) => {
      const challenge = readChallenge(text)
      if (challenge) {
        challenges.set(endpoint, challenge)
        challenged.push(endpoint)
        return toChallenge(endpoint)
      }
      const given = await answer(endpoint)
      const message = v.parse(pushMessage, JSON.parse(text))
      const { tag, title } = message.notification
      if (given.status === 201) pushed.push({ endpoint, topic, ttl, message, tag, title })
      return given
    },
  }
  return { push, pushed, challenged }
}

/**
 * Writes visitors' proven devices straight into the table. In-memory push services only: the keys are fake.
 */
export const insertDevices = (db: Db, count: number) =>
  db.many`
    insert into push_device (endpoint, p256dh, auth, name, kinds, games, lead, proven_at)
    select 'https://fcm.googleapis.com/wp/many-' || n, decode(repeat('04', 65), 'hex'),
      decode(repeat('00', 16), 'hex'),
      gen_random_uuid(), array['draw'], array['BANKER'], 15, game_clock()
    from generate_series(1, ${count}::int) n`
