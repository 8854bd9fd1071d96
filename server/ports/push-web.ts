// Web Push: encrypted for the device (RFC 8291) and signed for its push service (RFC 8292).
import webPushPackage from 'web-push'
import { HOUR } from '#src/lib/lagos-time.ts'
import type { Clock, Push, PushKeys } from './ports.ts'
import { encryptPush, ENCODING } from './push-encrypt.ts'
import { isPushEndpoint } from './push-origins.ts'
import { post } from './push-post.ts'

const { getVapidHeaders } = webPushPackage
/** Bytes every push service must accept; most take no more. */
const MOST = 4_096
/** Push services refuse signatures valid for more than 24 hours, and clocks differ. */
const SIGNED_FOR = 14 * HOUR
const SIGNED_AGAIN = 12 * HOUR

const MOST_ORIGINS = 200

interface Sender {
  /** The sender, as `mailto:…` or `https://…`. */
  subject: string
  /** Origins allowed besides the browser vendors'. */
  origins: readonly string[]
  clock: Clock
}

/** One signature per push service for half a day: signing costs more than encrypting. */
const makeSigning = ({ publicKey, privateKey }: PushKeys, { subject, clock }: Sender) => {
  const signed = new Map<string, { header: string; until: number }>()
  return (origin: string): string => {
    const now = clock.now()
    const known = signed.get(origin)
    if (known && now < known.until && now >= known.until - SIGNED_AGAIN) return known.header
    const expires = Math.floor((now + SIGNED_FOR) / 1000)
    const { Authorization: header } = getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      ENCODING,
      expires,
    )
    // Anyone may name an origin of these vendors: the oldest are signed for again.
    if (signed.size >= MOST_ORIGINS) signed.delete(signed.keys().next().value!)
    signed.set(origin, { header, until: now + SIGNED_AGAIN })
    return header
  }
}

const secondsOf = (header: string | undefined, now: number): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

export const webPush = (keys: PushKeys, sender: Sender): Push => {
  const signatureFor = makeSigning(keys, sender)
  return {
    publicKey: keys.publicKey,
    takes: endpoint => isPushEndpoint(endpoint, sender.origins),
    send: async ({ to, text, ttl, topic }) => {
      const body = encryptPush(to, text)
      if (body.length > MOST) throw new RangeError(`a push message has ${body.length} bytes`)
      const answer = await post(
        to.endpoint,
        {
          Authorization: signatureFor(new URL(to.endpoint).origin),
          'Content-Encoding': ENCODING,
          'Content-Type': 'application/octet-stream',
          TTL: String(ttl),
          Topic: topic,
          Urgency: 'high',
        },
        body,
      )
      const retryAfter = secondsOf(answer.retryAfter, sender.clock.now())
      return { status: answer.status, ...(retryAfter === undefined ? {} : { retryAfter }) }
    },
  }
}
