// Push alerts: a device's settings, the messages sent to it, and the calls that keep both in sync.
import * as v from 'valibot'
import { said } from './answer-words.ts'
import { call } from './call.ts'
import { filled, lotteryType } from './words.ts'

export const ALERT_KINDS = ['draw', 'picks', 'result', 'jackpot', 'money'] as const
/** Minutes before a fixed-hour draw. */
export const LEADS = [5, 15, 30] as const

const LAST_MINUTE = 24 * 60 - 1
const TIME_WORDS = 'Choose a time of the day'
const minuteOfDay = v.pipe(
  v.number(TIME_WORDS),
  v.integer(TIME_WORDS),
  v.minValue(0, TIME_WORDS),
  v.maxValue(LAST_MINUTE, TIME_WORDS),
)
const list = <T extends v.GenericSchema>(item: T, most: number, words: string) =>
  v.pipe(v.array(item, words), v.maxLength(most, `At most ${most}`))

/** What a device is told about; nothing if `kinds` is empty. */
export const alertSettings = v.object({
  kinds: list(v.picklist(ALERT_KINDS, 'Choose from the kinds of alerts'), ALERT_KINDS.length, 'Choose kinds'),
  /** Followed games, by lottery type. */
  games: list(lotteryType, 50, 'Choose games'),
  lead: v.picklist(LEADS, `Choose ${LEADS.join(', ')} minutes`),
  /** Lagos minutes of the day; `to` before `from` spans midnight. */
  quiet: v.nullable(
    v.pipe(
      v.object({ from: minuteOfDay, to: minuteOfDay }, 'Choose from when to when'),
      v.check(({ from, to }) => from !== to, 'Quiet hours begin and end at different times'),
    ),
  ),
})
export type AlertSettings = v.InferOutput<typeof alertSettings>

const instantMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The encrypted payload: browsers with declarative push show it without any of our code. */
export const pushMessage = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    /** Absolute address that a tap opens. */
    navigate: v.pipe(v.string(), v.url()),
    tag: v.string(),
    lang: v.string(),
    dir: v.optional(v.picklist(['auto', 'ltr', 'rtl'])),
    silent: v.optional(v.boolean()),
    app_badge: v.optional(v.number()),
    /** Missing in a test alert. */
    data: v.optional(
      v.object({
        kind: v.picklist(ALERT_KINDS),
        at: instantMs,
        /** Not shown after this. */
        until: instantMs,
        /** The `device` of the registration it is for, set if only that player may read it. */
        player: v.optional(v.string()),
      }),
    ),
  }),
  app_badge: v.optional(v.number()),
})
export type PushMessage = v.InferOutput<typeof pushMessage>

const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'That is not a challenge'))
/** The first message to a device, which sends it back with `provePushDevice`. */
export const pushChallenge = v.object({ challenge })
export type PushChallenge = v.InferOutput<typeof pushChallenge>

const key = v.regex(/^[\w-]+={0,2}$/, 'That is not a key of a push subscription')
const ENDPOINT_WORDS = 'That is not the address of a push subscription'
const LONGEST_ENDPOINT = 2_000
/** Normalised as browsers do: another spelling would count as another device and get its own messages. */
const oneSpelling = (text: string): string => {
  const url = new URL(text)
  url.hash = ''
  return url.href
}
/** Plain HTTP is only for test addresses (`PUSH_ORIGINS`); production refuses it. */
const mayBeEndpoint = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text)
    // Percent-encoding can make it longer than what was sent.
    return (
      /^https?:$/.test(protocol) && !username && !password && oneSpelling(text).length <= LONGEST_ENDPOINT
    )
  } catch {
    return false
  }
}
const endpoint = v.pipe(
  filled(LONGEST_ENDPOINT),
  v.url(ENDPOINT_WORDS),
  v.check(mayBeEndpoint, ENDPOINT_WORDS),
  v.transform(oneSpelling),
)
const auth = v.pipe(filled(64), key)
/** One device; knowing `auth` proves it is that one. */
const device = v.object({ endpoint, keys: v.object({ auth }, 'The keys of the subscription are missing') })

export const getPushKey = call({
  method: 'GET',
  path: '/api/v1/push_key/',
  who: 'anyone',
  answer: v.object({ key: v.nullable(v.string()) }),
})

export const putPushDevice = call({
  method: 'PUT',
  path: '/api/v1/push_devices/',
  who: 'anyone',
  mayKnow: true,
  body: v.object({
    endpoint,
    keys: v.object({ auth, p256dh: v.pipe(filled(128), key) }, 'The keys of the subscription are missing'),
    settings: alertSettings,
  }),
  answer: v.object({
    /** Opaque, different for each player of the device: pushes with another `data.player` are not shown. */
    device: v.string(),
    player: v.boolean(),
    /** It has answered a challenge. */
    proven: v.boolean(),
  }),
})

export const provePushDevice = call({
  method: 'POST',
  path: '/api/v1/push_devices/prove/',
  who: 'anyone',
  body: pushChallenge,
  answer: said,
})

export const removePushDevice = call({
  method: 'POST',
  path: '/api/v1/push_devices/remove/',
  who: 'anyone',
  body: device,
  answer: said,
})

export const testPushDevice = call({
  method: 'POST',
  path: '/api/v1/push_devices/test/',
  who: 'anyone',
  body: device,
  answer: said,
})

export const statePushDevice = call({
  method: 'POST',
  path: '/api/v1/push_devices/state/',
  who: 'anyone',
  body: device,
  answer: v.object({
    known: v.boolean(),
    proven: v.boolean(),
    player: v.boolean(),
    settings: v.nullable(alertSettings),
  }),
})
