// Random seasons: slips on random matches, ended at random, in random rounds, against the plain arithmetic of each prediction.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPredictions as contract } from '#src/contract/soccer/slips.ts'
import type { BodyIn } from '#src/contract/call.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { settlePrediction, type Final } from './settle-prediction.ts'
import { predictionsOf, type MatchPick, type Slate } from '#src/games/soccer-cash/slip.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { insertMatches, keepReports } from '#server/db/queries/matches/matches.ts'
import { post } from '#server/ledger/transfers.ts'
import { payFor } from '../support/play.ts'
import { textsShown } from '../support/soccer-shown.ts'
import { makeService, type TestService } from '../support/service.ts'
import { sealed } from '../support/soccer.ts'

const MATCHES = 12
const SLIPS = 60
const TAX = 500
/** A small reserve, so that the cap bites. */
const RESERVE = kobo(2_000_000)

const scores = ['0-0', '1-0', '0-1', '1-1', '2-1', '9-9']
const end = fc.record({
  round: fc.nat(2),
  /** Undefined: called off. */
  score: fc.option(fc.constantFrom(...scores), { nil: undefined, freq: 4 }),
  /** It turns out to have begun while slips were still sold. */
  isEarly: fc.integer({ min: 0, max: 9 }).map(it => it === 0),
})
const chosen = fc.uniqueArray(fc.nat(MATCHES - 1), { minLength: 3, maxLength: 3 })
const slip = fc.record({
  isAllIn: fc.boolean(),
  matches: chosen,
  scores: fc.array(fc.uniqueArray(fc.constantFrom(...scores), { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 3,
  }),
  legs: fc.integer({ min: 1, max: 3 }),
  stake: fc.constantFrom(100, 200, 500, 1_000),
  player: fc.nat(2),
})
const season = fc.record({
  parts: fc.array(fc.integer({ min: 16, max: 200_000 }), { minLength: 100, maxLength: 100 }),
  ends: fc.array(end, { minLength: MATCHES, maxLength: MATCHES }),
  slips: fc.array(slip, { minLength: SLIPS, maxLength: SLIPS, size: 'max' }),
})

let s: TestService
beforeAll(async () => {
  s = await makeService({ predictions: predictionGames, games: [] })
  await s.db.tx(tx =>
    post(tx, [
      { debit: 'operator_funds', credit: 'prize_reserve', amount: RESERVE, kind: 'reserve', cause: 'test' },
    ]),
  )
  await s.runDue()
})
afterAll(() => s.close())

interface Sold {
  id: string
  player: number
  stake: Kobo
  /** Its cap. */
  most: Kobo
  picks: MatchPick[]
  at: number
}

type Season = typeof season extends fc.Arbitrary<infer T> ? T : never

const open = async (name: string, { parts }: Season) => {
  const kickOff = new Date(s.clock.now() + DAY)
  const ids = Array.from({ length: MATCHES }, (_, at) => `en.1-${name}-${at}`)
  const match = { league: 'en.1', home: 'A', away: 'B', kickOff, parts, strengths: '' }
  await insertMatches(
    s.db,
    ids.map(id => ({ ...match, id })),
  )
  const say = (
    phase: 'scheduled' | 'ended' | 'cancelled',
    list: readonly { id: string; score?: string; kickOff?: number }[],
  ) =>
    Promise.all(
      ['one', 'other'].map(source =>
        keepReports(
          s.db,
          source,
          list.map(it => ({ kickOff: kickOff.getTime(), ...it, matchId: it.id, phase, isSwapped: false })),
        ),
      ),
    )
  await say(
    'scheduled',
    ids.map(id => ({ id })),
  )
  return { ids, say, kickOff: kickOff.getTime() }
}

const sell = async (
  ids: readonly string[],
  { slips }: Season,
  tokens: readonly string[],
): Promise<Sold[]> => {
  const sold: Sold[] = []
  for (const [at, it] of slips.entries()) {
    if (at === SLIPS / 2) {
      await s.clock.set(s.clock.now() + 2 * MINUTE)
      await s.runDue()
    }
    const picks = it.matches.slice(0, it.isAllIn ? it.legs : 3).map((match, at) => ({
      match: ids[match]!,
      scores: it.isAllIn ? it.scores[at]!.slice(0, 1) : it.scores[at]!,
    }))
    const stake = it.isAllIn ? it.stake : 100
    const body: BodyIn<typeof contract> = {
      lottery_type: it.isAllIn ? 'ALL_IN' : 'SOCCER_CASH',
      stake_amount: String(stake),
      picks: picks.map(pick => ({ match_id: pick.match, scores: pick.scores })),
      ...(await textsShown(
        s.db,
        picks.map(pick => ({ match_id: pick.match, scores: pick.scores })),
        String(stake),
      )),
    }
    const token = tokens[it.player]!
    const { data } = await s.call(contract, { token, body })
    void (await payFor(s, token, data.game_play_id, naira(data.total_stake_amount))).data
    sold.push({
      id: data.game_play_id,
      player: it.player,
      stake: kobo(stake),
      most: data.most_paid,
      picks,
      at: s.clock.now(),
    })
  }
  return sold
}

/** What a ticket brings, prediction by prediction; undefined while one of its matches is still to come. */
const dueOf = (
  { picks, stake, most, at }: Sold,
  finals: ReadonlyMap<string, Final>,
  begun: ReadonlyMap<string, number>,
  slate: Slate,
) => {
  if (picks.some(it => !finals.has(it.match))) return { status: 'pending', won: 0, tax: 0, back: 0 }
  const settled = predictionsOf(picks).map(list =>
    settlePrediction(
      list.map((score, at) => ({ match: picks[at]!.match, score })),
      finals,
      slate,
      stake,
      most,
    ),
  )
  const whole = settled.length * stake
  const isLate = picks.some(it => at >= begun.get(it.match)!)
  if (isLate || settled[0]!.state === 'refunded') return { status: 'refunded', won: 0, tax: 0, back: whole }
  const won = settled.reduce((sum, it) => sum + it.paid, 0)
  const tax = Math.floor((Math.max(0, won - whole) * TAX) / 10_000)
  return { status: won > 0 ? 'won' : 'lost', won, tax, back: 0 }
}

const play = async (name: string, it: Season, seen: Map<string, number>): Promise<void> => {
  const players = [
    await s.player(kobo(10_000_000)),
    await s.player(kobo(10_000_000)),
    await s.player(kobo(10_000_000)),
  ]
  const { ids, say, kickOff } = await open(name, it)
  const early = s.clock.now() + MINUTE
  const sold = await sell(
    ids,
    it,
    players.map(player => player.token),
  )
  await sealed(s)
  await s.clock.set(kickOff + DAY / 8)
  const slate: Slate = new Map(ids.map(id => [id, { most: MOST_GOALS, parts: it.parts }]))
  const finals = new Map<string, Final>()
  const begun = new Map(ids.map((id, at) => [id, it.ends[at]!.isEarly ? early : kickOff]))
  for (const round of [0, 1, 2]) {
    const over = ids.map((id, at) => ({ id, ...it.ends[at]! })).filter(match => match.round === round)
    await say(
      'cancelled',
      over.filter(match => match.score === undefined).map(({ id }) => ({ id, kickOff: begun.get(id)! })),
    )
    await say(
      'ended',
      over.flatMap(({ id, score }) => (score === undefined ? [] : [{ id, score, kickOff: begun.get(id)! }])),
    )
    for (const { id, score } of over) finals.set(id, score === undefined ? { void: true } : { score })
    await decideMatches(s.service)
    await s.runDue()
    const rows = await s.db.many<{ id: string; status: string; won: number; tax: number }>`
      select id, status, won, tax from ticket_result where id = any(${sold.map(ticket => ticket.id)})`
    const found = new Map(rows.map(row => [row.id, row]))
    const due = sold.map(ticket => dueOf(ticket, finals, begun, slate))
    expect(sold.map(({ id }) => found.get(id))).toEqual(
      sold.map(({ id }, at) => ({ id, status: due[at]!.status, won: due[at]!.won, tax: due[at]!.tax })),
    )
    for (const [at, { playerId }] of players.entries()) {
      const own = sold.flatMap((ticket, of) => (ticket.player === at ? [{ ...ticket, ...due[of]! }] : []))
      const spent = own.reduce(
        (sum, ticket) => sum + ticket.stake * predictionsOf(ticket.picks).length - ticket.back,
        0,
      )
      const won = own.reduce((sum, ticket) => sum + ticket.won - ticket.tax, 0)
      const wallets = await s.db.many<{ balance: number }>`
        select balance from account where player_id = ${playerId} and wallet in ('play', 'winnings')
        order by wallet`
      expect(wallets.map(row => row.balance)).toEqual([kobo(10_000_000) - spent, won])
    }
    expect(await checkWhole(s.db)).toEqual([])
    if (round === 2) for (const { status } of due) seen.set(status, (seen.get(status) ?? 0) + 1)
  }
}

test('300 random slips of five random seasons bring what each of their predictions brings, to the kobo', async () => {
  const seen = new Map<string, number>()
  let seasons = 0
  await fc.assert(
    fc.asyncProperty(season, it => play(`season${++seasons}`, it, seen)),
    { seed: 20_261_123, numRuns: 5, endOnFailure: true },
  )
  expect([...seen.keys()].toSorted()).toEqual(['lost', 'refunded', 'won'])
}, 240_000)
