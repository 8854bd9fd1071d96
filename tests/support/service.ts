// The real service on a fresh database, with a clock the test turns.
import * as v from 'valibot'
import { CONSENT_VERSION, finishOnboarding, onboardViaPhone } from '#src/contract/account.ts'
import type { AnswerOut, BodyIn, Call, QueryIn } from '#src/contract/call.ts'
import type { Kobo } from '#src/lib/money.ts'
import { createService, type Overrides } from '#server/create-service.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import { insertPlayer } from '#server/db/queries/accounts/players.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { openWallets, post, walletCode } from '#server/ledger/transfers.ts'
import { makeGate } from '#server/lib/gate.ts'
import { readSettings } from '#server/settings.ts'
import { freshDb, turnClock } from './database.ts'
import { checkerOf, type Document } from './document.ts'
import { instantCashout } from './games.ts'
import { hear } from './live.ts'
import { offTheNetwork } from './push.ts'
import { isTrueRound, signedRounds } from './rounds.ts'
import { watchSms } from './sent.ts'

/** Where a test's clock starts: two minutes into a batch. */
export const NOON = Date.UTC(2026, 10, 20, 11, 2)
export const PASSWORD = 'sunny orange boat'
// scrypt of PASSWORD, precomputed so test players cost no time.
const PASSWORD_HASH = 'scrypt$16$8$1$dGVzdHMtb25seS1zYWx0IQ==$S2NyuHVn9OqVhM4z824c7E7dTxs+x6+yUGdimZx5yjw='

interface MakeOptions extends Overrides {
  settings?: Record<string, string>
  now?: number
}

export interface Sent<C extends Call> {
  query?: QueryIn<C>
  body?: BodyIn<C>
  /** A body that violates the contract. */
  wrongBody?: unknown
  params?: Record<string, string>
  token?: string
  key?: string
  /** The client's address. */
  address?: string
  headers?: Record<string, string>
}

export interface Answer<C extends Call> {
  status: number
  /** The refusal's name, '' if answered. */
  refusal: string
  /** The answer as the app reads it (money in kobo). @throws if refused */
  readonly data: AnswerOut<C>
  /** The body as on the wire. */
  json: Record<string, unknown>
  headers: Headers
}

/** A test may do a hundred things at once. */
const wideGates = { hashing: makeGate(2, 1_000), codes: makeGate(100, 1_000) }

/** A checker of the service's document takes 50 ms to make, so services with the same settings share one. */
const checkers = new Map<string, Promise<ReturnType<typeof checkerOf>>>()
/** By document. It knows the schemas that it met, also for the worker's next test files, which load this one anew. */
const kept: Map<string, ReturnType<typeof checkerOf>> = ((
  globalThis as { checkersKept?: typeof kept }
).checkersKept ??= new Map())

let addresses = 0
/** An address no other test uses. */
export const newAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

let phones = 0
export const newPhone = (): string => {
  phones += 1
  return `+23480${String(30_000_000 + phones)}`
}

const addressOf = (call: Call, { params = {}, query }: Sent<Call>): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  return search ? `${path}?${search}` : path
}

/** Settings of a node in tests, and of a second one on the same database. */
export const testSettings = (more: Record<string, string> = {}) =>
  readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    WEB_DIR: '/nowhere',
    // Most tests do not care what a guess costs, and it took a third of their time.
    ...(more.NODE_ENV === 'production' ? {} : { PASSWORD_COST: '4' }),
    ...more,
  })

export const makeService = async ({ settings = {}, now = NOON, ...overrides }: MakeOptions = {}) => {
  const db = overrides.db ?? (await freshDb())
  const clock = await turnClock(db, now)
  const running = await createService(
    testSettings(settings),
    // One game, so a test counting batches counts only its own.
    {
      clock,
      print: () => undefined,
      games: [instantCashout],
      predictions: [],
      gates: wideGates,
      ...(settings.NODE_ENV === 'production' ? {} : { beacon: signedRounds(clock) }),
      ...overrides,
      db,
    },
  )
  const { service, app } = running
  Object.assign(service, { isTrueRound })
  const { ports } = service
  if (ports.push && !overrides.push) ports.push = offTheNetwork(ports.push)
  const sent = watchSms(service)

  const readDocument = async () => {
    const text = await (await app.request('/api/openapi.json')).text()
    const made = kept.get(text) ?? checkerOf(JSON.parse(text) as Document)
    kept.set(text, made)
    return made
  }
  const checker = () => {
    const alike = JSON.stringify(settings)
    const made = checkers.get(alike) ?? readDocument()
    checkers.set(alike, made)
    return made
  }

  /** @param node another node on the same database */
  const call = async <C extends Call>(it: C, sent: Sent<C> = {}, node = app): Promise<Answer<C>> => {
    const body = 'wrongBody' in sent ? sent.wrongBody : sent.body
    const response = await node.request(addressOf(it, sent as Sent<Call>), {
      method: it.method,
      headers: {
        'x-forwarded-for': sent.address ?? newAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.token ? { authorization: `Token ${sent.token}` } : {}),
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
        ...sent.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const isStream = it.stream && response.ok && response.body
    const json = (isStream ? await firstOf(response) : await response.json()) as Record<string, unknown>
    const refusal = response.headers.get('x-refusal') ?? ''
    const faults = (await checker())({
      method: it.method,
      url: addressOf(it, sent as Sent<Call>),
      ...(body === undefined ? {} : { sent: body, sentType: 'application/json' }),
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      refusal,
      answers: [json],
    })
    if (faults.length > 0) throw new Error(`the document is wrong:\n${faults.join('\n')}`)
    return {
      status: response.status,
      refusal,
      headers: response.headers,
      json,
      get data() {
        if (!response.ok) throw new Error(`${it.method} ${it.path}: ${response.status} ${refusal}`)
        return v.parse(it.answer, json) as AnswerOut<C>
      },
    }
  }

  /** The first event of a stream, which is then closed. */
  const firstOf = async (response: Response): Promise<object> => {
    const stream = hear(response)
    await running.live.round()
    const [hello] = await stream.events()
    await stream.leave()
    return hello!.event
  }

  /** The sandbox's latest code for a number or an e-mail address. */
  const lastCode = async (to: string): Promise<string> => {
    if (to.includes('@')) while (await sendMails(service));
    await sent()
    const [message] = await listSandboxMessages(db, to)
    const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0]
    if (!code) throw new Error(`no code was sent to ${to}`)
    return code
  }

  /** The e-mails that the sandbox has for an address, newest first. */
  const mailsTo = async (to: string): Promise<string[]> => {
    await sendMails(service)
    return (await listSandboxMessages(db, to)).map(it => it.body)
  }

  /** Puts money into a wallet through the ledger, kobo. */
  const fund = async (playerId: number, amount: Kobo, wallet: 'play' | 'bonus' | 'winnings' = 'play') => {
    const credit = walletCode(playerId, wallet)
    const cause = crypto.randomUUID()
    await db.tx(tx => post(tx, [{ debit: 'clearing:card', credit, amount, kind: 'top_up', cause }]))
  }

  /** The question about limits comes before the first top-up; most tests are about something else. */
  const answerLimits = (playerId: number) =>
    db.one`update safer_play set answered_at = game_clock() where player_id = ${playerId}`

  /** A signed-in player, created directly. */
  const player = async (balance: Kobo = 0) => {
    const phone = newPhone()
    const { playerId, token } = await db.tx(async tx => {
      const id = await insertPlayer(tx, {
        phone,
        passwordHash: PASSWORD_HASH,
        consentVersion: CONSENT_VERSION,
      })
      await openWallets(tx, id!)
      return { playerId: id!, token: await openSession(tx, service.ports.randomness, id!, 'test') }
    })
    await answerLimits(playerId)
    if (balance > 0) await fund(playerId, balance)
    return { playerId, phone, token }
  }

  /** A player created through the sign-up calls. */
  const signUp = async (phone = newPhone()) => {
    const address = newAddress()
    void (await call(onboardViaPhone, { body: { phone_number: phone }, address })).data
    const finished = await call(finishOnboarding, {
      address,
      body: {
        phone_number: phone,
        code: await lastCode(phone),
        password: PASSWORD,
        confirm_password: PASSWORD,
        birth_date: '1990-02-28',
        consent: true,
        consent_version: CONSENT_VERSION,
      },
    })
    const row = await db.one<{ id: number }>`select id from player where phone = ${phone}`
    await answerLimits(row!.id)
    return { phone, token: finished.data.token, playerId: row!.id }
  }

  return { ...running, db, clock, call, lastCode, mailsTo, fund, player, signUp }
}

export type TestService = Awaited<ReturnType<typeof makeService>>
