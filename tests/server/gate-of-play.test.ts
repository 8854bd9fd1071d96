// Every way to stake or top up, with calls found by what they do to the ledger, under every limit and in every state.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { listChoices } from '#src/contract/choices.ts'
import { getOrder, makeOrder } from '#src/contract/players/orders.ts'
import { refusals, type RefusalName } from '#src/contract/refusals.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { kobo } from '#src/lib/money.ts'
import { lineCode } from '#src/picks/line-code.ts'
import { runOrders } from '#server/deeds/orders/run-orders.ts'
import { everyCall, nameOf, type Question } from '../support/every-call.ts'
import { banker, instantCashout, salaryForLife, wyseCash } from '../support/games.ts'
import { luckyPlayer, PIN } from '../support/lucky.ts'
import { LINE, newKey, register } from '../support/play.ts'
import { pushInMemory } from '../support/push.ts'
import { isMadeReady, waysOf } from '../support/ready.ts'
import { makeService, type TestService } from '../support/service.ts'
import { winners } from '../support/winner.ts'

const SECRET = 'a-secret-that-only-the-network-knows'

let s: TestService
let plain: Record<string, Question>
/** Whether the register of self-exclusion is silent. */
let isSilent = false
const check = async () => {
  if (isSilent) throw new Error('no answer')
  return undefined
}
let choice: { player: Awaited<ReturnType<TestService['player']>>; id: string }
beforeAll(async () => {
  s = await makeService({
    games: [instantCashout, banker, salaryForLife, wyseCash],
    predictions: predictionGames,
    push: pushInMemory().push,
    register: { name: 'test', check },
    settings: { AFRICASTALKING_USSD_SECRET: SECRET },
  })
  await s.runDue()
  const [player] = await winners(s, 1)
  const { choices } = (await s.call(listChoices, { token: player!.token })).data
  choice = { player: player!, id: choices[0]!.id }
  plain = (await everyCall(s)).questions
}, 120_000)
afterAll(() => s.close())

interface Way {
  name: string
  call: Call
  /** @param before the call is made */
  ask(before?: (playerId: number) => Promise<unknown>): Promise<{ playerId: number; refusal: string }>
}

const everyWay = (): Way[] =>
  s.calls
    .filter(call => call.method !== 'GET' || isMadeReady(nameOf(call)))
    .flatMap(call =>
      waysOf(nameOf(call), plain[nameOf(call)]!, choice).map(([name, make]) => ({
        name,
        call,
        ask: async before => {
          const someone = await s.player(kobo(5_000))
          const { player = someone, query, body, params } = await make(s, someone)
          await before?.(player.playerId)
          const { refusal } = await s.call(call, {
            ...(query ? { query } : {}),
            ...(body ? { wrongBody: body } : {}),
            ...(params ? { params } : {}),
            token: player.token,
            ...(call.once ? { key: newKey() } : {}),
          } as never)
          return { playerId: player.playerId, refusal }
        },
      })),
    )

/** Of Banker, in Lagos. */
const hourOnSale = async () =>
  (await s.db.one<{ hour: number }>`
    select extract(hour from (draws_at - interval '30 seconds') at time zone 'Africa/Lagos')::int as hour from batch
    where game = 'banker' and state = 'open' and opens_at <= game_clock() and closes_at > game_clock()`)!.hour

/** Not a call: the clockwork buys. */
const byOrder: Way = {
  name: 'a standing order',
  call: makeOrder,
  ask: async before => {
    const { playerId, token } = await s.player(kobo(5_000))
    const { slipId } = await register(s, { token, type: 'BANKER' })
    const body = {
      game_play_id: slipId,
      paid_from: 'play' as const,
      hours: [await hourOnSale()] as never,
      until: '2026-12-31',
    }
    const { id } = (await s.call(makeOrder, { token, key: newKey(), body })).data.order
    await before?.(playerId)
    await runOrders(s.service)
    const { why } = (await s.call(getOrder, { token, params: { id } })).data
    return { playerId, refusal: why }
  },
}

const sentences = Object.entries(refusals) as [RefusalName, readonly [number, string]][]
const nameOfSentence = (said: string) =>
  sentences.find(([, [, sentence]]) => said.includes(sentence.slice(0, 40).replaceAll('’', "'")))?.[0] ?? said

let sessions = 0
const byDialling: Way = {
  name: 'a code that is dialled',
  call: makeOrder,
  ask: async before => {
    const { playerId, phone } = await luckyPlayer(s, kobo(5_000))
    await before?.(playerId)
    const sessionId = `ATUid_${++sessions}`
    const code = lineCode(instantCashout, { lines: [LINE], stake: kobo(100) })!
    let said = ''
    for (const text of [code, `${code}*${PIN}`]) {
      const body = new URLSearchParams({ sessionId, serviceCode: '*7006*23#', phoneNumber: phone, text })
      said = await (
        await s.app.request(`/api/ussd/africastalking/${SECRET}`, { method: 'POST', body })
      ).text()
      if (!said.startsWith('CON')) break
    }
    return { playerId, refusal: said.startsWith('END Bought') ? '' : nameOfSentence(said) }
  },
}

const allWays = () => [...everyWay(), byOrder, byDialling]

/** Money that the player has staked, and money that is topped up or asked for. */
const countsOf = async (playerId: number) =>
  (await s.db.one<{ staked: number; topped_up: number }>`
    select coalesce(sum(amount) filter (where what = 'staked'), 0)::bigint as staked,
      play_topped_up(${playerId}, '-infinity') as topped_up
    from play_movements(${playerId}, '-infinity')`)!

const STAKE = [
  'POST /api/web/lottery_payment/ (one slip)',
  'POST /api/web/lottery_payment/ (slips that a PIN confirms)',
  'POST /api/v1/advance/',
  'POST /api/v1/bids/',
  'POST /api/v1/syndicates/',
  'POST /api/v1/syndicates/invited/:code/',
  byOrder.name,
  byDialling.name,
]
const TOP_UP = [
  'POST /api/web/lottery_payment/ (a card)',
  'POST /api/v1/scratch-cards/redeem/',
  'POST /api/v1/fund-transfer/',
  'POST /api/v1/fund-ussd/',
]

const set = (what: string) => (playerId: number) =>
  s.db.many`update safer_play set ${asIs(what)} where player_id = ${playerId}`
const limit = (kind: string) => (playerId: number) =>
  s.db.many`
    insert into play_limit (player_id, kind, period, amount) values (${playerId}, ${kind}, 'month', 1)`

const barred = {
  'self-excluded': set(`excluded_at = game_clock(), excluded_until = 'infinity'`),
  'register-excluded': set(`register_until = 'infinity'`),
  'on-break': set(`break_until = game_clock() + interval '1 day'`),
}
const againstStakes = {
  ...barred,
  'play-pause': set(
    `began_at = game_clock() - interval '61 minutes', last_at = game_clock() - interval '5 minutes'`,
  ),
  'reality-check': set(
    `began_at = game_clock() - interval '20 minutes', last_at = game_clock() - interval '1 minute'`,
  ),
  'stake-limit': limit('stake'),
  'loss-limit': limit('loss'),
}
/** Without reminders, because nobody is playing who could answer one. */
const againstOrders = { ...barred, 'stake-limit': limit('stake'), 'loss-limit': limit('loss') }
const againstTopUps = {
  ...barred,
  'top-up-limit': limit('top-up'),
  'top-up-ceiling': () => s.db.many`insert into state_ceiling (period, amount) values ('week', 1)`,
}
const beforeTopUps = {
  'limits-unanswered': set('answered_at = null'),
  'register-silent': async (playerId: number) => {
    await set('register_asked_at = null')(playerId)
    isSilent = true
  },
}
const unverify = (playerId: number) =>
  s.db.many`update player set phone_verified_at = null where id = ${playerId}`
type States = Record<string, (playerId: number) => Promise<unknown>>

test('each way to stake or top up is known here: a new call must join its list', async () => {
  const found: { stake: string[]; topUp: string[]; fails: string[] } = { stake: [], topUp: [], fails: [] }
  for (const { name, ask } of allWays()) {
    let before: Awaited<ReturnType<typeof countsOf>> | undefined
    const { playerId, refusal } = await ask(async id => (before = await countsOf(id)))
    if (refusal) found.fails.push(`${name}: ${refusal}`)
    const after = await countsOf(playerId)
    if (after.staked > before!.staked) found.stake.push(name)
    if (after.topped_up > before!.topped_up) found.topUp.push(name)
  }
  expect(found).toEqual({
    stake: expect.arrayContaining(STAKE),
    topUp: expect.arrayContaining(TOP_UP),
    fails: [],
  })
  expect([found.stake.length, found.topUp.length]).toEqual([STAKE.length, TOP_UP.length])
}, 240_000)

test('each of them refuses by name under every limit and in every state, a stake also before the number is verified, and moves nothing §1.16, 6.17 (safer play 5, 8, 9, 10, 12, 13, 16)', async () => {
  const faults: string[] = []
  const refuse = async (names: readonly string[], states: States) => {
    for (const { name, ask } of allWays().filter(it => names.includes(it.name)))
      for (const [state, enter] of Object.entries(states)) {
        let before: Awaited<ReturnType<typeof countsOf>> | undefined
        const { playerId, refusal } = await ask(async id => {
          await enter(id)
          before = await countsOf(id)
        })
        isSilent = false
        await s.db.many`delete from state_ceiling`
        if (refusal !== state) faults.push(`${name} under ${state}: ${refusal || 'done'}`)
        const after = await countsOf(playerId)
        if (JSON.stringify(after) !== JSON.stringify(before))
          faults.push(`${name} under ${state} moved money`)
      }
  }
  await refuse(
    STAKE.filter(it => it !== byOrder.name),
    againstStakes,
  )
  await refuse([byOrder.name], againstOrders)
  await refuse(STAKE, { 'phone-not-verified': unverify })
  await refuse(TOP_UP, againstTopUps)
  // A card is bought already, and its money goes to the winnings.
  await refuse(
    TOP_UP.filter(it => !it.includes('scratch-cards')),
    beforeTopUps,
  )
  expect(faults).toEqual([])
}, 240_000)

test('money that leaves a wallet for something unheard of is a stake, and from outside it is a top-up', async () => {
  const unheard = (debit: string, credit: string) =>
    s.db.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select d.id, c.id, 100, 'unheard-of', ${crypto.randomUUID()} from account d, account c
      where d.code = ${debit} and c.code = ${credit}`
  const { playerId } = await s.player(kobo(500))
  const wallet = `player:${playerId}:play`
  await barred['self-excluded'](playerId)
  await expect(unheard(wallet, 'house')).rejects.toMatchObject({ constraint: 'safer_play self-excluded' })
  await expect(unheard('clearing:card', wallet)).rejects.toMatchObject({
    constraint: 'safer_play self-excluded',
  })
})
