// The outside world as the deeds see it. Each port has a sandbox beside it; production refuses to start with a sandbox.
import type { Kobo } from '#src/lib/money.ts'

export interface Clock {
  /** Milliseconds since 1970 UTC. Only for pacing and headers: what a batch accepts is decided by the database's game_clock(). */
  now(): number
}

export interface Randomness {
  bytes(length: number): Uint8Array
}

interface SmsMessage {
  to: string
  text: string
  channel: 'SMS' | 'VOICE'
  /** The digits to speak, where the channel is a voice call. */
  code?: string
}

export interface Sms {
  readonly name: string
  /** @throws where the provider refuses; the code is then not sent */
  send(message: SmsMessage): Promise<void>
}

export interface Beacon {
  readonly chain: 'quicknet' | 'sandbox'
  /** The BLS signature of a round (48 bytes), or undefined while it is not out. The caller checks it. */
  round(round: number): Promise<Uint8Array | undefined>
}

export interface Witness {
  /** Its verifier key (docs/proof.md). */
  readonly key: string
  /**
   * Shows it a state of the log.
   * @param request `old` is the size that it knows, `path` leads from there (RFC 9162), `now` is the game's clock, ms
   * @returns its lines for the note, or the size that it knows instead
   * @throws where it does not answer, or refuses
   */
  add(request: {
    old: number
    path: readonly Uint8Array[]
    checkpoint: string
    now: number
  }): Promise<{ lines: string[] } | { size: number }>
}

export interface Payment {
  reference: string
  /** kobo */
  amount: Kobo
  currency: string
  state: 'success' | 'failed' | 'pending'
}

export interface TakenBack {
  /** Refunded, reversed or in dispute, kobo. */
  amount: Kobo
  /** False while somebody has yet to decide. */
  isFinal: boolean
}

export interface Payments {
  readonly name: string
  /** Opens a hosted checkout and answers with its address. */
  open(request: {
    reference: string
    amount: Kobo
    email: string
    returnUrl: string
  }): Promise<{ paymentLink: string }>
  /** Asks the provider what became of a reference; undefined where it knows none. */
  verify(reference: string): Promise<Payment | undefined>
  /** Asks the provider how much of a payment that had succeeded is gone again. */
  takenBack(reference: string): Promise<TakenBack>
  /** Whether a webhook's raw body carries the provider's signature (constant time). */
  isSigned(rawBody: Uint8Array, signature: string): boolean
}

export interface PushMessageOut {
  /** Where a browser's push service takes messages for a device, and the device's keys. */
  to: { endpoint: string; p256dh: Uint8Array; auth: Uint8Array }
  text: string
  /** Seconds that the push service keeps it for a device that is away. */
  ttl: number
  /** A later message of the same topic takes the place of one that still waits; at most 32 characters of base64url. */
  topic: string
}

export interface PushAnswer {
  /** HTTP; 0 where nobody answered. */
  status: number
  /** Seconds that the push service wants to be left alone. */
  retryAfter?: number
}

export interface PushKeys {
  /** 65 bytes as base64url: devices subscribe with it. */
  publicKey: string
  /** 32 bytes as base64url. */
  privateKey: string
}

export interface Push {
  /** Devices subscribe with it: 65 bytes as base64url. */
  readonly publicKey: string
  /** Whether messages may be sent there at all. */
  takes(endpoint: string): boolean
  /** @throws Error where no message can be made: the text is too long, or the clock too far from the machine's to sign */
  send(message: PushMessageOut): Promise<PushAnswer>
}

export interface Ports {
  clock: Clock
  randomness: Randomness
  sms: Sms
  beacon: Beacon
  witnesses: readonly Witness[]
  payments: Payments
  /** Missing where nothing is pushed. */
  push?: Push
}
