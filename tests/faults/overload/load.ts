// An open-loop load: requests go out on schedule, whether or not earlier ones were answered. Records the
// outcomes.
import { Agent, request } from 'node:http'

export interface Player {
  playerId: number
  token: string
  address: string
}

export interface Rate {
  /** Requests a second at the start, and from halfway on. */
  from: number
  to: number
  seconds: number
}

export type Kind = 'visitor' | 'player' | 'registration' | 'payment'

interface Answer {
  status: number
  retryAfter: string | undefined
  body: string
}

interface Slip {
  player: Player
  slipId: string
}

export interface Payment extends Slip {
  key: string
  /** 0 if the connection broke. */
  status: number
}

/** By kind: count per status (0: no answer), and ms from due time to answer for each 200. */
export interface Outcome {
  statuses: Record<Kind, Record<number, number>>
  times: Record<Kind, number[]>
  payments: Payment[]
  /** Answers 429 and 503 without a retry time, and others no player should see. */
  faults: string[]
}

const TICK = 5 // ms
const LINES = [{ ticket: [3, 11, 24, 40] }]
const visits = [
  '/api/v1/winners/',
  '/api/v1/batches/current/?game=instant-cashout',
  '/api/web/instant_cash_out_result/?page=1&page_size=10',
  '/api/web/jackpot/',
]
const looks = ['/api/web/user/', '/api/v1/tickets/?page=1&page_size=10', '/api/v1/wallet/transactions/']
/** Out of twenty: six visitors, four looks, five registrations, five payments. */
const kinds: Kind[] = [...'vlrpvrplvrpvlrpvrplv'].map(
  letter => ({ v: 'visitor', l: 'player', r: 'registration', p: 'payment' })[letter] as Kind,
)

/** Requests due by `ms` after the start. */
export const dueBy = (ms: number, { from, to, seconds }: Rate): number => {
  const half = (seconds * 1000) / 2
  const ramp = Math.min(ms, half)
  const risen = (from * ramp + ((to - from) * ramp * ramp) / (2 * half)) / 1000
  return Math.floor(risen + (to * Math.max(0, Math.min(ms, 2 * half) - half)) / 1000)
}

const as = ({ token, address }: Player) => ({ authorization: `Token ${token}`, 'x-forwarded-for': address })

export const makeClient = (ports: readonly number[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  let next = 0
  const ask = (path: string, headers: Record<string, string>, body?: object): Promise<Answer> =>
    new Promise(resolve => {
      const text = body && JSON.stringify(body)
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port: ports[next++ % ports.length],
          path,
          method: text ? 'POST' : 'GET',
          headers: text
            ? { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
            : headers,
          timeout: 60_000,
        },
        answer => {
          let heard = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => (heard += part))
          answer.on('error', () => resolve({ status: 0, retryAfter: undefined, body: '' }))
          answer.on('end', () =>
            resolve({ status: answer.statusCode!, retryAfter: answer.headers['retry-after'], body: heard }),
          )
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => resolve({ status: 0, retryAfter: undefined, body: '' }))
      asked.end(text)
    })
  return {
    visit: (nth: number) => ask(visits[nth % visits.length]!, { 'x-forwarded-for': `10.9.${nth % 250}.1` }),
    look: (player: Player, nth: number) => ask(looks[nth % looks.length]!, as(player)),
    register: (player: Player) =>
      ask('/api/web/play_lottery/?lottery_type=INSTANT_CASHOUT', as(player), {
        stake_amount: '100',
        lottery: LINES,
      }),
    pay: ({ player, slipId }: Slip, key: string) =>
      ask(
        '/api/web/lottery_payment/',
        { ...as(player), 'idempotency-key': key },
        {
          amount: '100',
          from_play_wallet: true,
          from_referral_wallet: false,
          card_payment: false,
          game_play_id: slipId,
        },
      ),
    close: () => agent.destroy(),
  }
}

type Client = ReturnType<typeof makeClient>

const expected = new Set([200, 402, 409, 429, 503])

const each = <T>(value: () => T) =>
  ({ visitor: value(), player: value(), registration: value(), payment: value() }) as Record<Kind, T>

/** Resolves when everything is answered. */
export const load = async (client: Client, players: readonly Player[], rate: Rate): Promise<Outcome> => {
  const outcome: Outcome = { statuses: each(() => ({})), times: each(() => []), payments: [], faults: [] }
  const slips: Slip[] = []
  const asking = new Set<Promise<void>>()

  const note = (kind: Kind, due: number, { status, retryAfter, body }: Answer) => {
    outcome.statuses[kind][status] = (outcome.statuses[kind][status] ?? 0) + 1
    if (status === 200) outcome.times[kind].push(performance.now() - due)
    if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(retryAfter ?? ''))
      outcome.faults.push(`${kind}: ${status} without Retry-After`)
    if (status !== 0 && !expected.has(status)) outcome.faults.push(`${kind}: ${status} ${body.slice(0, 200)}`)
  }
  const send = async (nth: number, due: number): Promise<void> => {
    const player = players[nth % players.length]!
    const wanted = kinds[nth % kinds.length]!
    const slip = wanted === 'payment' ? slips.shift() : undefined
    if (slip) {
      const key = `overload-${crypto.randomUUID()}`
      const answer = await client.pay(slip, key)
      outcome.payments.push({ ...slip, key, status: answer.status })
      return note('payment', due, answer)
    }
    if (wanted === 'visitor') return note('visitor', due, await client.visit(nth))
    if (wanted === 'player') return note('player', due, await client.look(player, nth))
    const answer = await client.register(player)
    if (answer.status === 200)
      slips.push({ player, slipId: (JSON.parse(answer.body) as { game_play_id: string }).game_play_id })
    note('registration', due, answer)
  }

  const began = performance.now()
  let sent = 0
  let last = 0
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const ms = performance.now() - began
      const count = dueBy(ms, rate) - sent
      for (let n = 1; n <= count; n++) {
        // When it was due, not when this thread got to it.
        const due = began + last + ((ms - last) * n) / count
        const asked = send(sent++, due).finally(() => asking.delete(asked))
        asking.add(asked)
      }
      last = ms
      if (ms < rate.seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, TICK)
  })
  await Promise.all(asking)
  return outcome
}
