// The real build, started per test worker: embedded database in its own folder, sandbox providers, a clock
// the test turns. Nothing is intercepted: what a test does outside the browser uses the same HTTP calls.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { serve, type HttpBindings } from '@hono/node-server'
import type * as creator from '#server/create-service.ts'
import { CONSENT_VERSION } from '#src/contract/account.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { DAY, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import type { Document } from '../support/document.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { post } from '#server/ledger/transfers.ts'
import { watchSms } from '../support/sent.ts'
import { unoptimized } from '../support/unoptimized.ts'
import { watchExchanges } from './exchanges.ts'

export const PASSWORD = 'a good long password'
for (const flag of unoptimized) setFlagsFromString(flag)

/** What most tests may take (playwright.config.ts), ms. */
const LONGEST = 1.5 * MINUTE

const BUILD = join(process.cwd(), 'dist/server/create-service.js')

export interface Player {
  phone: string
  token: string
}

export interface Told {
  status: number
  body: Record<string, never> & { [name: string]: unknown }
}

let phones = 0
const run = Math.floor(Math.random() * 900) + 100

/** A number unused in this run. */
export const newPhone = () => `0803${run}${String(phones++).padStart(4, '0')}`

let addresses = 0
const newAddress = () => `10.${run % 250}.${Math.floor(++addresses / 250)}.${addresses % 250}`

export const startWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oriire-browser-'))
  let shift = 0
  const clock = { now: () => Date.now() + shift }
  const { createService } = (await import(pathToFileURL(BUILD).href)) as typeof creator
  const { readSettings } = await import('#server/settings.ts')
  const settings = readSettings({
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    PASSWORD_COST: '4',
  })
  const running = await createService(settings, { clock, print: () => undefined })
  const { db } = running.service
  await db.exec(`create table test_clock (shift interval not null);
    insert into test_clock values ('0');
    create or replace function game_clock() returns timestamptz language sql volatile
      as 'select clock_timestamp() + (select shift from test_clock)'`)
  const sent = watchSms(running.service)
  let lateBy: ((path: string) => number) | undefined
  const document = (await (await running.app.request('/api/openapi.json')).json()) as Document
  const exchanges = watchExchanges(document)
  const answer = async (request: Request, env: object) => {
    exchanges.watch(request, env as HttpBindings)
    if (lateBy) await setTimeout(lateBy(new URL(request.url).pathname))
    return running.app.fetch(request, env)
  }
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await running.runDue()
  running.live.start()

  const call = async (
    method: string,
    path: string,
    options: { body?: unknown; token?: string; key?: string } = {},
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Token ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    return { status: response.status, body: (await response.json()) as Told['body'] }
  }

  /** Advances the clock of the service and its database, then runs everything that became due. */
  const advance = async (ms: number) => {
    shift += ms
    await db.exec(`update test_clock set shift = interval '${shift} milliseconds';
      -- Hours pass in seconds, so each turn of the clock counts as a rest from play.
      update safer_play set began_at = null where began_at is not null`)
    await running.runDue()
  }

  /** Past the end of the batch on sale, and not yet to its draw. */
  const endCurrentBatch = async () => {
    // The batch that a test has just bought into may have ended meanwhile: it is sealed in time.
    await running.runDue()
    await advance(BATCH - (clock.now() % BATCH) + 1_000)
  }

  /** What was last sent to a phone number or an e-mail address. */
  const lastMessage = async (to: string): Promise<string> => {
    const isMail = to.includes('@')
    if (isMail) await sendMails(running.service)
    await sent()
    const response = await fetch(
      `${url}/sandbox/messages?${isMail ? 'email' : 'phone'}=${encodeURIComponent(to)}`,
    )
    const [message] = (await response.json()) as { text: string }[]
    return message?.text ?? ''
  }

  const lastCode = async (to: string): Promise<string> => /\b\d{6}\b/.exec(await lastMessage(to))?.[0] ?? ''

  const signUp = async (): Promise<Player> => {
    const phone = newPhone()
    // Every call comes from a different address, and a code belongs to whoever requested it.
    const request_id = crypto.randomUUID()
    await call('POST', '/api/web/onboard_via_phone/', { body: { phone_number: phone, request_id } })
    const code = await lastCode(phone)
    const answer = await call('POST', '/api/web/verify_phone_number_onboarding/', {
      body: {
        phone_number: phone,
        request_id,
        code,
        password: PASSWORD,
        confirm_password: PASSWORD,
        birth_date: '1990-02-28',
        consent: true,
        consent_version: CONSENT_VERSION,
      },
    })
    if (typeof answer.body.token !== 'string') throw new Error(`Sign-up failed: ${JSON.stringify(answer)}`)
    // The question before the first top-up: most tests are about something else.
    await call('POST', '/api/v1/safer-play/decline/', { token: answer.body.token })
    return { phone, token: answer.body.token }
  }

  let isReserved = false
  /** What a prediction pays depends on what the operator has set aside. */
  const fillReserve = async () => {
    if (isReserved) return
    isReserved = true
    const reserve = { debit: 'operator_funds', credit: 'prize_reserve', kind: 'reserve', cause: 'opening' }
    await db.tx(tx => post(tx, [{ ...reserve, amount: 1_400_000_000 }]))
    await writeLimits(running.service)
  }

  return {
    url,
    folder,
    service: running.service,
    call,
    advance,
    runDue: () => running.runDue(),
    runAlerts: () => running.runAlerts(),
    /** Reads the sandbox's matches, and decides those that have ended. */
    followMatches: async () => {
      await fillReserve()
      await db.exec('delete from feed_day')
      await followFeeds(running.service)
      await decideMatches(running.service)
    },
    lastCode,
    lastMessage,
    newAddress,
    /** For what is not a test's own context. */
    address: newAddress(),
    signUp,
    now: clock.now,
    /** Deviations from the service's API document since the last call. */
    faults: exchanges.faults,
    /** Delays answers by ms that depend on their path. */
    answerLate: (by?: (path: string) => number) => {
      lateBy = by
    },
    /** If a batch or a day may end within a test, the next one has begun: most buy in one batch and look at one day. */
    stayClearOfEnds: async () => {
      const now = clock.now()
      const ofDay = lagosMidnight(now) + DAY - now
      const ofBatch = BATCH - (now % BATCH)
      const left = ofDay < 15 * MINUTE ? ofDay : ofBatch < LONGEST ? ofBatch : undefined
      if (left !== undefined) await advance(left + 1_000)
    },
    endCurrentBatch,
    /** Past the end of the batch on sale and past its draw. */
    drawCurrentBatch: async () => {
      await endCurrentBatch()
      await advance(40_000)
    },
    stop: async () => {
      await running.live.stop()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await running.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
