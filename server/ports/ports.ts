// The outside world as the deeds see it. Each port has a sandbox; production refuses to start with one.
import type { UssdBank } from '#src/contract/wallet.ts'
import type { Phase } from '#src/games/soccer-cash/judge.ts'
import type { Kobo } from '#src/lib/money.ts'

export interface Clock {
  /**
   * Milliseconds since 1970 UTC. Only for pacing and headers: the database's game_clock() decides what a batch accepts.
   */
  now(): number
}

export interface Randomness {
  bytes(length: number): Uint8Array
}

interface SmsMessage {
  to: string
  text: string
  channel: 'SMS' | 'VOICE'
  /** The digits to read out on a voice call. */
  code?: string
}

export interface Sms {
  readonly name: string
  /** False if it makes no voice calls. */
  readonly calls?: boolean
  /** @throws if the provider refuses; the code was then not sent */
  send(message: SmsMessage): Promise<void>
}

export interface MailMessage {
  /** The same for each try, so that a mailbox recognises a second copy. */
  id: string
  to: string
  subject: string
  text: string
  /** Takes the reader off the list by one POST (RFC 8058). */
  unsubscribe?: string
}

/** The message will never be accepted: its address is wrong, or its text. */
export class MailRefused extends Error {}

export interface Mail {
  readonly name: string
  /** @throws MailRefused, or another error if nobody knows whether it arrived: then the same one is sent again */
  send(message: MailMessage): Promise<void>
}

export interface Beacon {
  readonly chain: 'quicknet' | 'sandbox'
  /** A round's BLS signature (48 bytes), or undefined until it is out. The caller checks it. */
  round(round: number): Promise<Uint8Array | undefined>
}

export interface Witness {
  /** Its verifier key (docs/proof.md). */
  readonly key: string
  /**
   * Shows it a checkpoint.
   * @param request `old` is the size it knows, `path` leads from there (RFC 9162), `now` is the game's clock in ms
   * @returns its lines for the note, or the size it really knows
   * @throws if it refuses or does not answer
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
  /** The same for every payment by one card or account, if the provider tells. */
  payer?: string | undefined
  /** The name that a transfer came under, according to the bank. */
  payerName?: string | undefined
  /** Kobo that arrived by transfer: players type the amount there, so it may differ from what was asked for. */
  came?: Kobo | undefined
}

export interface TakenBack {
  /** Refunded, reversed or in dispute, in kobo. */
  amount: Kobo
  /** False while a decision is pending. */
  isFinal: boolean
}

/** Where to transfer to, or what to dial. */
export type PayTo =
  | { kind: 'transfer'; accountNumber: string; accountName: string; bankName: string; until: Date }
  | { kind: 'ussd'; bank: UssdBank; code: string }

export interface Payments {
  readonly name: string
  /** Opens a hosted checkout and returns its address. */
  open(request: {
    reference: string
    amount: Kobo
    email: string
    returnUrl: string
  }): Promise<{ paymentLink: string }>
  /**
   * Begins a payment without a checkout: an account for this reference alone, or a code to dial.
   * @param by the bank whose code is dialled, or until when the account is open
   * @throws if the provider does not offer it now
   */
  charge(request: {
    reference: string
    amount: Kobo
    email: string
    by: { until: Date } | { bank: UssdBank }
  }): Promise<PayTo>
  /** Asks the provider about a reference; undefined if it is unknown there. */
  verify(reference: string): Promise<Payment | undefined>
  /** Asks the provider how much of a successful payment has been taken back. */
  takenBack(reference: string): Promise<TakenBack>
  /** Whether a webhook's raw body carries the provider's signature (constant time). */
  isSigned(rawBody: Uint8Array, signature: string): boolean
}

export interface PayoutOrder {
  /** Ours: the same one is never sent twice, whatever the provider answers. */
  reference: string
  /** kobo that arrive */
  amount: Kobo
  bankCode: string
  accountNumber: string
  accountName: string
}

/**
 * What a provider says about a transfer. `unsent` is our own trouble there (no money, a wrong key): nothing has left,
 * and it is not the player's fault. Anything else is thrown, and means that the outcome is unknown.
 */
export type PayoutAnswer =
  | { outcome: 'succeeded' | 'reversed'; amount: Kobo; currency: string; trace?: string }
  | { outcome: 'accepted'; needsOtp?: boolean; trace?: string }
  | { outcome: 'refused'; reason: string }
  /** `again`: no fault, but it will be accepted only after so many seconds */
  | { outcome: 'unsent'; reason: string; again?: number }
  | { outcome: 'duplicate' | 'not-found' }

type ResolvedAccount = { name: string } | { refused: 'bank-unknown' | 'account-unknown' }

export interface Payouts {
  readonly name: string
  banks(): Promise<{ code: string; name: string }[]>
  /**
   * @param asker the player's names; only the sandbox reads them, whose accounts belong to whoever asks
   * @throws if the provider does not answer
   */
  resolve(it: { bankCode: string; accountNumber: string; asker: string }): Promise<ResolvedAccount>
  /** @throws if nobody knows whether it was sent */
  send(order: PayoutOrder): Promise<PayoutAnswer>
  /** Asks what became of a reference. @throws if the provider does not answer */
  verify(reference: string): Promise<PayoutAnswer>
  /** Whether a webhook's raw body carries its signature, if it signs with a key of its own. */
  isSigned?(rawBody: Uint8Array, signature: string): boolean
}

export interface ListedPayment {
  reference: string
  amount: Kobo
}

export interface ListedTransfer {
  reference: string
  amount: Kobo
  /** `back`: refused, or sent back. */
  state: 'paid' | 'back' | 'open'
}

/** A provider's own records. Every call throws if it does not answer. */
export interface Books {
  readonly name: string
  /** Successful payments; missing if nobody pays us through it. */
  payments?(from: Date, until: Date): Promise<ListedPayment[]>
  transfers(from: Date, until: Date): Promise<ListedTransfer[]>
  /** Our balance there; null if it holds nothing for us. */
  balance(): Promise<Kobo | null>
}

/** What an id_token says, after its signature, issuer, audience and times were found right. */
export interface GoogleAccount {
  /** Never changes, unlike an address. */
  subject: string
  isEmailVerified: boolean
  /** What we sent with the browser. */
  nonce: string
  firstName: string
  lastName: string
}

export interface Google {
  readonly name: string
  /** Subjects are unique only within it. */
  readonly issuer: string
  /** Where the browser goes. @throws if the provider does not answer */
  address(it: { state: string; nonce: string; challenge: string }): Promise<string>
  /** @returns the id_token, undefined if the code is refused. @throws if the provider does not answer */
  exchange(it: { code: string; verifier: string }): Promise<string | undefined>
  /** @returns undefined if the token is not one for us. @throws if its keys cannot be read */
  judge(idToken: string): Promise<GoogleAccount | undefined>
}

/** A state's register of people who have excluded themselves from play everywhere. */
export interface ExclusionRegister {
  readonly name: string
  /** @returns until when they are in it, undefined if it does not know them. @throws if it does not answer */
  check(who: { phone: string; nin?: string | undefined }): Promise<Date | 'forever' | undefined>
}

/** A match according to one source. */
export interface FeedMatch {
  /** The source's own. */
  id: string
  /** Ours, `en.1`. */
  league: string
  home: string
  away: string
  /** ms */
  kickOff: number
  phase: Phase
  /** `2-1` after 90 minutes and stoppage, once they are played; no extra time, no penalties. */
  score?: string
  /** Goals so far, while it is being played. */
  live?: string
}

/** The source's quota is used up for now. */
export class FeedSpent extends Error {}

/** Hears of a row that cannot be read, and why not. */
export type Unread = (row: unknown, faults: readonly string[]) => void

export interface Feed {
  readonly name: string
  /**
   * All matches of our leagues on a day in Lagos, `2026-11-28`, but for those that cannot be read.
   * @throws FeedSpent, or another error if it does not answer or answers nonsense
   */
  day(day: string, unread?: Unread): Promise<FeedMatch[]>
}

export interface PushMessageOut {
  /** The browser's push endpoint for a device, and the device's keys. */
  to: { endpoint: string; p256dh: Uint8Array; auth: Uint8Array }
  text: string
  /** Seconds the push service keeps it for an offline device. */
  ttl: number
  /** A later message with the same topic replaces one still waiting; at most 32 characters of base64url. */
  topic: string
}

export interface PushAnswer {
  /** HTTP; 0 if there was no answer. */
  status: number
  /** Seconds the push service asks us to back off. */
  retryAfter?: number
}

export interface PushKeys {
  /** 65 bytes as base64url; devices subscribe with it. */
  publicKey: string
  /** 32 bytes as base64url. */
  privateKey: string
}

export interface Push {
  /** 65 bytes as base64url; devices subscribe with it. */
  readonly publicKey: string
  /** Whether messages may be sent there at all. */
  takes(endpoint: string): boolean
  /** @throws Error if no message can be made: the text is too long, or our clock is too far off to sign */
  send(message: PushMessageOut): Promise<PushAnswer>
}

export interface Ports {
  clock: Clock
  randomness: Randomness
  sms: Sms
  mail: Mail
  beacon: Beacon
  witnesses: readonly Witness[]
  payments: Payments
  /** Bank codes are those of the first one; each is asked about what it was sent. */
  payouts: readonly Payouts[]
  books: readonly Books[]
  /** Of real matches; the first one opens them. */
  feeds: readonly Feed[]
  /** Missing if sign-in with it is not offered. */
  google?: Google | undefined
  /** Missing if the operator enters what it says by hand. */
  register?: ExclusionRegister | undefined
  /** Missing if push is off. */
  push?: Push
}
