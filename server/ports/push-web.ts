// Web Push: encrypted for the device (RFC 8291) and signed for the push service of its browser (RFC 8292).
import { ofetch } from 'ofetch'
import webPushPackage from 'web-push'
import { HOUR } from '#src/lib/lagos-time.ts'
import type { PushKeys } from '../push-keys.ts'
import type { Clock, Push } from './ports.ts'
import { isPushEndpoint } from './push-origins.ts'

const { encrypt, getVapidHeaders } = webPushPackage
const ENCODING = 'aes128gcm'
/** Bytes that a push service takes at least, and most take no more. */
const MOST = 4_096
const TIMEOUT = 8_000
/** Push services refuse a signature that is good for more than 24 hours, and clocks differ. */
const SIGNED_FOR = 14 * HOUR
const SIGNED_AGAIN = 12 * HOUR

interface Sender {
  /** `mailto:…` or `https://…` of who sends. */
  subject: string
  /** Origins allowed beside those of the browsers' makers. */
  origins: readonly string[]
  clock: Clock
}

/** One signature serves all messages to a push service for half a day: making it costs more than encrypting. */
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
    signed.set(origin, { header, until: now + SIGNED_AGAIN })
    return header
  }
}

const secondsOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export const webPush = (keys: PushKeys, sender: Sender): Push => {
  const signatureFor = makeSigning(keys, sender)
  return {
    publicKey: keys.publicKey,
    takes: endpoint => isPushEndpoint(endpoint, sender.origins),
    send: async ({ to, text, ttl, topic }) => {
      const { cipherText } = encrypt(base64url(to.p256dh), base64url(to.auth), text, ENCODING)
      if (cipherText.length > MOST) throw new RangeError(`a push message has ${cipherText.length} bytes`)
      const { origin } = new URL(to.endpoint)
      const signature = signatureFor(origin)
      try {
        const response = await ofetch.raw<string, 'text'>(to.endpoint, {
          method: 'POST',
          body: new Uint8Array(cipherText),
          headers: {
            Authorization: signature,
            'Content-Encoding': ENCODING,
            'Content-Type': 'application/octet-stream',
            TTL: String(ttl),
            Topic: topic,
            Urgency: 'high',
          },
          // Another address than the one that was looked at is never asked.
          redirect: 'manual',
          responseType: 'text',
          ignoreResponseError: true,
          retry: 0,
          timeout: TIMEOUT,
        })
        const retryAfter = secondsOf(response.headers.get('retry-after'), sender.clock.now())
        return { status: response.status, ...(retryAfter === undefined ? {} : { retryAfter }) }
      } catch {
        return { status: 0 }
      }
    },
  }
}
