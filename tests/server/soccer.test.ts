// Soccer cash on real matches: picked, priced, bought, settled with the last of its matches.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getTicket, listTickets, lotteryStatus } from '#src/contract/games.ts'
import type { Proof } from '#src/contract/draws.ts'
import { listFinalists, listMatchesOnSale, listMatchResults } from '#src/contract/matches.ts'
import { gameResults, lotteryWinners, winnersFeed } from '#src/contract/results.ts'
import { priceOf } from '#src/games/soccer-cash/prices.ts'
import { MOST_PAID } from '#src/games/soccer-cash/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { checkProof } from '#src/proof/verify.ts'
import { proofAsShown } from '#src/screens/ticket/as-shown.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { settleMatches } from '#server/deeds/matches/settle-matches.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { loggedOf } from '#server/wire/logged.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { runCommand } from '#server/programs/commands.ts'
import { checkBatches, checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { newKey, payFor } from '../support/play.ts'
import {
  buyPredictions,
  FULL_TIME,
  idOf,
  KICK_OFF,
  makeSoccer,
  names,
  ONE,
  picksOf,
  played,
  predict,
  round,
  sealed,
  type Name,
  type Scores,
} from '../support/soccer.ts'

let s: Awaited<ReturnType<typeof makeSoccer>>
let token: string
let playerId: number
beforeEach(async () => {
  await s?.close()
  s = await makeSoccer()
  ;({ token, playerId } = await s.player(kobo(100_000)))
})
afterAll(() => s.close())

const balance = async (wallet: 'play' | 'winnings' | 'bonus') =>
  (await s.db.one<{ balance: number }>`
    select balance from account where player_id = ${playerId} and wallet = ${wallet}`)!.balance
const ticketOf = async (id: string) => (await s.call(getTicket, { token, params: { id } })).data
const partsOf = async (name: Name, score: string) => {
  const [home, away] = score.split('-').map(Number)
  const row = await s.db.one<{ parts: number[] }>`select parts from soccer_match where id = ${idOf(name)}`
  return row!.parts[home! * 10 + away!]!
}
const prizeOf = async (scores: Scores, most = MOST_PAID) => {
  const parts = await Promise.all(
    Object.entries(scores).map(([name, [score]]) => partsOf(name as Name, score!)),
  )
  return priceOf(kobo(100), parts, most).prize
}
const holds = async () => expect(await checkWhole(s.db)).toEqual([])

describe('predictions', () => {
  test('are registered with count, price and prize, and bought like every ticket §1.9 §3.45 §3.46 §5.16 §9.20', async () => {
    const scores = { a: ['1-1', '2-1'], b: ['0-0'], c: ['1-0', '0-1', '3-2'] }
    const { data, json } = await predict(s, token, scores)
    expect(data).toMatchObject({
      succeeded: true,
      matches_played: 3,
      total_predictions: 6,
      total_stake_amount: kobo(600),
      most_paid: MOST_PAID,
      is_capped: false,
      closes_at: new Date(KICK_OFF - MINUTE).toISOString(),
    })
    expect(data.game_summary.map(it => [it.match_id, it.scores])).toEqual(
      picksOf(scores).map(it => [it.match_id, it.scores]),
    )
    const dearest = ['1-1', '2-1'].map(a => prizeOf({ a: [a], b: ['0-0'], c: ['3-2'] }))
    const rare = Math.max(...(await Promise.all(dearest)))
    expect(data.winning_amount).toBe(rare)
    const paid = await payFor(s, token, data.game_play_id, json.total_stake_amount as number)
    expect(paid.data.success).toMatchObject({
      game_id: data.game_play_id,
      game_status: 'Pending',
      game_type: 'SOCCER_CASH',
      pontential_winning: rare,
      stake_per_line: kobo(100),
      total_predictions: 6,
      total_lines: 6,
      total_stake: kobo(600),
      draws_at: new Date(KICK_OFF).toISOString(),
    })
    expect(await balance('play')).toBe(kobo(100_000 - 600))
    expect((await s.call(listTickets, { token })).data.results).toMatchObject([
      { game_play_id: data.game_play_id, game_type: 'SOCCER_CASH', status: 'Pending', number_of_ticket: 6 },
    ])
    await holds()
  })

  test('of all-in cost what the band says, and have one to three matches §4.51 §9.22', async () => {
    const id = await buyPredictions(s, token, { d: ['1-0'] }, { lottery_type: 'ALL_IN', stake_amount: '500' })
    const { play, soccer } = await ticketOf(id)
    expect(play).toMatchObject({ game_type: 'ALL_IN', stake_amount: kobo(500), number_of_ticket: 1 })
    expect(soccer).toMatchObject({ form: 'all-in', total_predictions: 1, stake_per_prediction: kobo(500) })
    const refused = await predict(s, token, { a: ['1-0', '0-0'] }, { lottery_type: 'ALL_IN' })
    expect(refused.refusal).toBe('score-count')
  })

  test('are bought once with one key, and the answer stays the same', async () => {
    const { data, json } = await predict(s, token, ONE)
    const key = newKey()
    const pay = () => payFor(s, token, data.game_play_id, json.total_stake_amount as number, 'play', key)
    const [first, second] = await Promise.all([pay(), pay()])
    expect(first.data.success!.game_id).toBe(second.data.success!.game_id)
    expect((await payFor(s, token, data.game_play_id, 100)).refusal).toBe('slip-paid')
    expect(await balance('play')).toBe(kobo(99_900))
  })
})

describe('what is wrong is refused by name and field', () => {
  const wrong: [name: string, scores: Scores, refusal: string, field: string][] = [
    ['a score of 100-0', { ...ONE, b: ['100-0'] }, 'score-not-sold', 'picks.1.scores'],
    ['a fourth match', { ...ONE, d: ['1-0'] }, 'match-count', 'picks'],
    ['two matches', { a: ['1-0'], b: ['1-0'] }, 'match-count', 'picks'],
    ['the same score twice', { ...ONE, c: ['1-0', '1-0'] }, 'score-twice', 'picks.2.scores'],
    ['no score', { ...ONE, c: [] }, 'score-count', 'picks.2.scores'],
    ['too rare a score', { ...ONE, c: ['9-9'] }, 'score-not-sold', 'picks.2.scores'],
  ]
  test.each(wrong)('%s', async (_, scores, refusal, field) => {
    const answer = await predict(s, token, scores)
    expect([answer.refusal, Object.keys(answer.json)]).toEqual([refusal, [field]])
  })

  test('no match, the same match twice, one that is unknown, a stake that is not offered, another price', async () => {
    const picks = picksOf(ONE)
    const ask = async (more: object) => {
      const { refusal, json } = await predict(s, token, ONE, more)
      return [refusal, ...Object.keys(json)]
    }
    expect(await ask({ picks: [] })).toEqual(['bad-input', 'picks'])
    expect(await ask({ picks: [picks[0]!, picks[1]!, picks[0]!] })).toEqual([
      'match-twice',
      'picks.2.match_id',
    ])
    const strange = { match_id: 'en.1-20261128-nobody-noone', scores: ['1-0'] }
    expect(await ask({ picks: [picks[0]!, strange, picks[1]!] })).toEqual([
      'match-unknown',
      'picks.1.match_id',
    ])
    expect(await ask({ stake_amount: '200' })).toEqual(['stake-not-offered', 'stake_amount'])
    expect(await ask({ winning_amount: '1' })).toEqual(['price-differs', 'winning_amount'])
    expect(await ask({ most_paid: '1000000' })).toEqual(['price-differs', 'most_paid'])
    expect(await ask({ winning_amount: undefined })).toEqual(['bad-input', 'winning_amount'])
    expect(await ask({ most_paid: undefined })).toEqual(['bad-input', 'most_paid'])
    expect(await ask({ lottery_type: 'TENNIS' })).toEqual(['game-unknown', 'message'])
    const many = Array.from({ length: 8 }, (_, at) => `${at % 3}-${Math.floor(at / 3)}`)
    expect(await ask({ picks: picksOf({ a: many, b: many, c: many }) })).toEqual([
      'prediction-count',
      'picks',
    ])
    expect(await s.db.many`select 1 from slip`).toEqual([])
  })

  test('a match that begins within a minute, when it is picked and when it is paid, by the database’s clock', async () => {
    const { data } = await predict(s, token, ONE)
    await s.clock.set(KICK_OFF - MINUTE - 1)
    await s.runDue()
    expect((await predict(s, token, ONE)).status).toBe(200)
    await s.clock.set(KICK_OFF - MINUTE)
    const late = await predict(s, token, ONE)
    expect([late.refusal, Object.keys(late.json)]).toEqual(['match-closed', ['picks.0.match_id']])
    expect((await payFor(s, token, data.game_play_id, 100)).refusal).toBe('match-closed')
    expect(await balance('play')).toBe(kobo(100_000))
  })

  test('a match that one source has moved forward or has on already', async () => {
    const { data } = await predict(s, token, ONE)
    s.said.say('b', { kickOff: KICK_OFF - 3 * 3_600_000 })
    await s.clock.set(KICK_OFF - 3 * 3_600_000 - MINUTE)
    await round(s)
    expect((await payFor(s, token, data.game_play_id, 100)).refusal).toBe('match-closed')
    await expect(
      s.db.one`
        insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index,
          nonce)
        select s.id, s.player_id, 'X', s.game, s.masks, 1, 10000, 10000, 'play', 0, '' from slip s`,
    ).rejects.toThrow('has begun')
  })
})

const right = { a: '1-1', b: '2-1', c: '0-0' }

const states = (proof: unknown) => checkProof(proof).map(it => [it.id, it.state])
const failing = (proof: Proof, change: (it: Proof) => void) => {
  const forged = structuredClone(proof)
  change(forged)
  return checkProof(forged)
    .filter(it => it.state === 'failed')
    .map(it => [it.id, it.detail])
}

describe('a phone checks a ticket on matches by itself', () => {
  test('from the receipt over seal and results to the prize, and says what is still to come', async () => {
    const id = await buyPredictions(s, token, { ...ONE, c: ['0-0', '2-0'] })
    const early = (await ticketOf(id)).proof
    expect(states(early)).toEqual([
      ['receipt', 'passed'],
      ['sealed', 'waiting'],
      ['head', 'waiting'],
      ['quotes', 'waiting'],
      ['results', 'waiting'],
      ['prize', 'waiting'],
    ])
    expect(early.receipt.leaf).toMatchObject({
      most: MOST_PAID,
      stake: kobo(100),
      lines: [
        [11, 21, 0],
        [11, 21, 20],
      ],
    })
    await sealed(s)
    await played(s, right)
    const { proof, ...shown } = await ticketOf(id)
    const asShown = checkProof(proofAsShown(toWords({ ...shown, proof })))
    expect(asShown.filter(it => !['passed', 'unproven'].includes(it.state))).toEqual([])
    expect(states(proof).at(-1)).toEqual(['prize', 'passed'])
  })

  test('and finds another score, another price, another cap, another prize, a match left out', async () => {
    const id = await buyPredictions(s, token, ONE)
    await sealed(s)
    await played(s, right)
    const { proof } = await ticketOf(id)
    expect(failing(proof, it => (it.results![0]!.entry.score = '2-1'))[0]).toEqual([
      'results',
      'It is not in the log',
    ])
    expect(failing(proof, it => (it.receipt.leaf.picks![0]!.parts[0]! += 1)).map(([check]) => check)).toEqual(
      ['receipt', 'sealed', 'quotes', 'prize'],
    )
    expect(failing(proof, it => (it.receipt.leaf.most = kobo(20_000_000))).map(([check]) => check)).toContain(
      'prize',
    )
    expect(failing(proof, it => (it.prize!.won -= 1))).toEqual([
      ['prize', expect.stringContaining('The prices give')],
    ])
    expect(
      failing(proof, it => (it.results![2]!.entry.beganAt = it.results![2]!.entry.decidedAt))[0],
    ).toEqual(['results', 'It is not in the log'])
    const fewer = structuredClone(proof)
    fewer.results!.pop()
    expect(states(fewer).slice(-2)).toEqual([
      ['results', 'waiting'],
      ['prize', 'waiting'],
    ])
  })
})

const sold = async () => {
  const id = await buyPredictions(s, token, ONE)
  const early = (await ticketOf(id)).proof
  await sealed(s)
  return { early, proof: (await ticketOf(id)).proof }
}
const quotes = (proof: Proof, change: (it: Proof) => void) =>
  failing(proof, change).find(([check]) => check === 'quotes')?.[1]

const afterTheSeal = (it: Proof) => (it.batch.head!.logged!.index = it.opened![0]!.logged!.index)

describe('everybody is quoted the same chances', () => {
  test('as the log shows before the matches are played, and once for each match', async () => {
    const { early, proof } = await sold()
    expect(early.opened!.map(it => it.entry.match)).toEqual(picksOf(ONE).map(it => it.match_id))
    expect(checkProof(proof).find(it => it.id === 'quotes')).toMatchObject({
      state: 'passed',
      detail: '3 chances as in the log, from before the seal',
    })
    const bodies = await s.db.many<{ body: string }>`
      select body from log_entry where type = 'oriire/match-open/v1' order by subject`
    expect(bodies.length).toBe(names.length)
    expect(JSON.parse(bodies[0]!.body)).toEqual({
      type: 'oriire/match-open/v1',
      match: idOf('a'),
      league: 'en.1',
      home: 'Arsenal',
      away: 'Chelsea FC',
      kickOff: new Date(KICK_OFF).toISOString(),
      parts: expect.arrayContaining([await partsOf('a', '1-1')]),
      source: expect.any(String),
      strengths: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('and finds another chance quoted to one player, one that is nowhere, and one that came after the seal', async () => {
    const { proof } = await sold()
    expect(quotes(proof, it => (it.receipt.leaf.picks![1]!.parts[0]! -= 1))).toBe(
      'Others were quoted another chance of Liverpool–Everton ending 2-1',
    )
    expect(quotes(proof, it => (it.opened![1]!.entry.parts[21]! -= 1))).toBe('It is not in the log')
    expect(quotes(proof, it => void it.opened!.pop())).toContain('are not in the log')
    expect(quotes(proof, it => (it.opened![2]!.logged = null))).toContain('are not in the log')
    expect(quotes(proof, it => (it.opened![0]!.entry = it.opened![1]!.entry))).toContain('are not in the log')
    expect(quotes(proof, afterTheSeal)).toBe(
      'The chances of Arsenal–Chelsea FC came into the log after the seal',
    )
  })
})

test('a batch that hangs on matches has no drawn numbers, and is not listed among results that have', async () => {
  const id = await buyPredictions(s, token, ONE)
  await sealed(s)
  await played(s, { a: '1-1', b: '2-1', c: '0-0' })
  await round(s)
  const { play, proof } = await ticketOf(id)
  expect([play.status, proof.batch.state]).toEqual(['Won', 'settled'])
  const { data } = await s.call(gameResults, { query: { batch: proof.batch.id } })
  expect(data).toMatchObject({ results: [], count: 0 })
})

test('a batch that hangs on matches is checked once it is settled, as every other, and holds up the check of none', async () => {
  const id = await buyPredictions(s, token, ONE)
  await sealed(s)
  await played(s, { a: '1-1', b: '2-1', c: '0-0' })
  await round(s)
  const { play } = await ticketOf(id)
  expect(play.status).toBe('Won')
  await checkBatches(s.service)
  expect(await s.db.many`select id from batch where state = 'settled' and checked_at is null`).toEqual([])
})

test('a result at another hour than that which was sold is found out, also beside a made-up offer at that hour', async () => {
  const all = { lottery_type: 'ALL_IN', stake_amount: '100' }
  const id = await buyPredictions(s, token, { a: ['1-1'] }, all)
  await sealed(s)
  await played(s, { a: '1-1' })
  await round(s)
  const { proof } = await ticketOf(id)
  expect(checkProof(proof).find(it => it.id === 'results')!.state).toBe('passed')
  const entry = { ...proof.results![0]!.entry, kickOff: new Date(KICK_OFF + 60 * MINUTE).toISOString() }
  await appendEntry(s.db, 'another hour', entry)
  await s.runDue()
  const logged = await loggedOf(s.db, entry.type, 'another hour')
  const said = failing(proof, it => {
    it.results = [{ entry, logged }]
    it.opened!.push({ entry: { ...it.opened![0]!.entry, kickOff: entry.kickOff }, logged: null })
  })
  expect(said).toContainEqual(['results', 'Arsenal–Chelsea FC is not the match that was sold'])
})

test('how matches ended is told to everybody by pages and days: score or reason, who said so and when, the place in the log', async () => {
  const list = async (query = {}) => (await s.call(listMatchResults, { query })).data
  expect(await list()).toMatchObject({ results: [], count: 0 })
  s.said.say('d', { phase: 'cancelled' }, 'one')
  await played(s, { a: '1-1', b: '2-1' })
  await s.clock.set(s.clock.now() + 31 * MINUTE)
  await round(s)
  const { results, count } = await list()
  expect(count).toBe(3)
  const of = (name: Name) => results.find(it => it.match_id === idOf(name))!
  expect(of('a')).toMatchObject({
    league: 'en.1',
    home: 'Arsenal',
    away: 'Chelsea FC',
    kick_off: new Date(KICK_OFF).toISOString(),
    score: '1-1',
    void: null,
    sources: ['one', 'other'].map(source => ({ source, at: expect.stringMatching(/Z$/) })),
  })
  expect(of('d')).toMatchObject({ score: null, void: 'cancelled', sources: [{ source: 'one' }] })
  for (const { match_id, log_index } of results) {
    const row = await s.db.one`select body from log_entry where index = ${log_index}`
    expect(JSON.parse((row as { body: string }).body)).toMatchObject({
      type: 'oriire/match/v1',
      match: match_id,
    })
  }
  expect((await list({ page: '2', page_size: '2' })).results).toEqual(results.slice(2))
  expect((await list({ date: '2026-11-28' })).count).toBe(3)
  expect(await list({ date: '2026-11-27' })).toMatchObject({ results: [], count: 0 })
  // What a source corrects later is told, and changes nothing.
  s.said.say('a', { score: '3-3' }, 'one')
  await round(s)
  const [corrected] = (await list()).results.filter(it => it.match_id === idOf('a'))
  expect(corrected).toMatchObject({
    score: '1-1',
    sources: [{ source: 'one', at: null }, { source: 'other' }],
  })
})

describe('the end of the last match', () => {
  test('pays the prize that was said, less tax, and what did not come true is lost', async () => {
    const won = await buyPredictions(s, token, { ...ONE, a: ['2-2', '1-1'] })
    const lost = await buyPredictions(s, token, { ...ONE, c: ['1-0'] })
    const later = await buyPredictions(
      s,
      token,
      { ...ONE, d: ['1-0'] },
      { picks: picksOf({ a: ['1-1'], b: ['2-1'], d: ['0-0'] }) },
    )
    await sealed(s)
    expect((await played(s, { a: right.a, b: right.b })).length).toBe(2)
    expect((await ticketOf(won)).play.status).toBe('Pending')
    await played(s, right)
    const prize = await prizeOf(ONE)
    const { play, tax, paid, soccer, proof } = await ticketOf(won)
    expect(play).toMatchObject({ status: 'Won', amount_won: prize })
    expect(tax).toBe(Math.floor(((prize - kobo(200)) * 500) / 10_000))
    expect(await balance('winnings')).toBe(paid)
    expect(soccer!.matches.map(it => [it.state, it.score, it.sources])).toEqual(
      names.slice(0, 3).map(name => ['decided', right[name as 'a'], ['one', 'other']]),
    )
    expect(proof.prize).toEqual({ won: prize, cashback: 0 })
    const feed = (await s.call(winnersFeed)).data.top_3_winners
    expect(feed).toMatchObject([{ lotto_type: 'SOCCER_CASH', earning: prize, game_play_id: won }])
    const winners = (await s.call(lotteryWinners, { query: { game_type: 'SOCCER_CASH' } })).data
    expect(winners).toMatchObject({ games: [{ win_type: '3 of 3 scores', earning: prize }] })
    expect((await s.call(listFinalists)).data.results).toMatchObject([
      {
        lotto_type: 'SOCCER_CASH',
        phone_number: expect.stringMatching(/^0\d\d\*{6}\d\d$/),
        total_predictions: 2,
        stake_amount: kobo(200),
        earning: prize,
        matches: [
          { league: 'en.1', home: 'Arsenal', away: 'Chelsea FC', score: right.a },
          { score: right.b },
          { score: right.c },
        ],
      },
    ])
    expect((await ticketOf(lost)).play.status).toBe('Lost')
    expect((await ticketOf(later)).play.status).toBe('Pending')
    await holds()
    await played(s, { d: '0-0' })
    expect((await ticketOf(later)).play.status).toBe('Won')
    expect(await s.db.one`select count(*) as open from batch where state = 'kept'`).toEqual({ open: 0 })
    await holds()
  })

  test('prices what is left where a match is void, once for each of its scores, and gives the stake back where all are', async () => {
    const some = await buyPredictions(s, token, { ...ONE, c: ['0-0', '1-0'] })
    const all = await buyPredictions(s, token, { d: ['1-0'] }, { lottery_type: 'ALL_IN' })
    await sealed(s)
    s.said.say('c', { phase: 'cancelled' })
    s.said.say('d', { phase: 'cancelled' })
    await played(s, { a: '1-1', b: '2-1' })
    const prize = 2 * (await prizeOf({ a: ['1-1'], b: ['2-1'] }))
    expect((await ticketOf(some)).play).toMatchObject({ status: 'Won', amount_won: prize })
    const [finalist, ...others] = (await s.call(listFinalists)).data.results
    expect([finalist?.matches.map(it => it.score), others]).toEqual([['1-1', '2-1', null], []])
    const query = { game_type: 'SOCCER_CASH', date: '' }
    expect((await s.call(lotteryWinners, { query })).data.games[0]!.win_type).toBe('2 of 3 scores')
    expect((await ticketOf(all)).play.status).toBe('Refunded')
    expect(await balance('play')).toBe(kobo(100_000 - 200))
    await holds()
  })

  test('is called off with tickets on it only by an operator who is sure, and gives each stake back', async () => {
    const command = (...words: string[]) =>
      runCommand({ ...s.service, randomness: s.service.ports.randomness }, words)
    const allIn = { lottery_type: 'ALL_IN' } as const
    const ids = [
      await buyPredictions(s, token, { a: ['1-1'] }, allIn),
      await buyPredictions(s, token, { a: ['2-0'] }, allIn),
    ]
    await sealed(s)
    const off = ['void', idOf('a')]
    await expect(command(...off)).rejects.toThrow(
      `2 tickets are on it, for ₦200. It counts for none of them and is never taken back. If it is right: void ${idOf('a')} --sure`,
    )
    expect(await balance('play')).toBe(kobo(99_800))
    expect(await command(...off, '--sure')).toContain('void (cancelled), by operator')
    expect(await command('void', idOf('d'))).toContain('void (cancelled), by operator')
    await settleMatches(s.service)
    expect(await balance('play')).toBe(kobo(100_000))
    for (const id of ids) expect((await ticketOf(id)).play.status).toBe('Refunded')
    await holds()
  })

  test('is settled once, whatever the sources say later', async () => {
    const id = await buyPredictions(s, token, ONE)
    await sealed(s)
    await played(s, right)
    const had = await balance('winnings')
    expect(had).toBeGreaterThan(0)
    await s.clock.set(FULL_TIME + 60 * MINUTE)
    expect(await played(s, { a: '3-3', b: '3-3', c: '3-3' })).toEqual([])
    expect(await balance('winnings')).toBe(had)
    expect((await s.call(lotteryStatus, { body: { game_play_id: id } })).data).toMatchObject({
      data: [],
      play: { status: 'Won' },
      soccer: { form: 'real', matches: [{ score: '1-1' }, { score: '2-1' }, { score: '0-0' }] },
    })
    await holds()
  })

  test('gives the stake back where a match turns out to have begun before the ticket was sold', async () => {
    const id = await buyPredictions(s, token, ONE)
    await sealed(s)
    s.said.say('b', { kickOff: s.clock.now() - 600_000 })
    await played(s, { a: '3-0', b: '2-1', c: '0-0' })
    expect((await ticketOf(id)).play.status).toBe('Refunded')
    expect(await balance('play')).toBe(kobo(100_000))
    await holds()
  })
})

const withReserve = async (reserve: number) => {
  await s.close()
  s = await makeSoccer({ reserve })
  ;({ token, playerId } = await s.player(kobo(1_000_000)))
  await writeLimits(s.service)
}

describe('the reserve stands behind all open tickets', () => {
  test('the cap is what it allows, said before and kept in the ticket, and a smaller reserve sells less', async () => {
    await withReserve(kobo(1_000_000))
    const cap = kobo(50_000)
    expect((await s.call(listMatchesOnSale)).data.most_paid).toBe(cap)
    const { data } = await predict(s, token, { a: ['3-2'], b: ['0-3'], c: ['3-1'] })
    expect(data).toMatchObject({ most_paid: cap, winning_amount: cap, is_capped: true })
    await withReserve(0)
    expect((await predict(s, token, ONE)).refusal).toBe('draw-full')
  })

  test('over the batches of many hours: what they may cost together is never more, and what is settled makes room', async () => {
    await withReserve(kobo(1_000_000))
    const rare = { a: ['3-2'], b: ['0-3'], c: ['3-1'] }
    // Half of the reserve backs this form: ten times its cap.
    for (let count = 0; count < 10; count++) {
      await buyPredictions(s, token, rare)
      if (count === 4) await sealed(s)
    }
    const more = await predict(s, token, rare)
    const pay = () => payFor(s, token, more.data.game_play_id, 100)
    expect((await pay()).refusal).toBe('draw-full')
    expect(await balance('play')).toBe(kobo(1_000_000 - 1_000))
    // Another form has its own half.
    await buyPredictions(s, token, { d: ['1-0'] }, { lottery_type: 'ALL_IN' })
    await sealed(s)
    expect((await pay()).refusal).toBe('draw-full')
    await holds()
  })

  test('a game that the operator holds sells nothing, and what was sold is paid', async () => {
    const id = await buyPredictions(s, token, ONE)
    const place = { ...s.service, randomness: s.service.ports.randomness }
    expect(await runCommand(place, ['hold', 'soccer-cash', 'no', 'source', 'answers'])).toContain('is held')
    await writeLimits(s.service)
    const { data } = await predict(s, token, ONE)
    expect((await payFor(s, token, data.game_play_id, 100)).refusal).toBe('game-held')
    expect(await runCommand(place, ['show'])).toContain('soccer-cash: at most')
    await sealed(s)
    await played(s, right)
    expect((await ticketOf(id)).play.status).toBe('Won')
  })
})

describe('on two nodes', () => {
  test('a match is decided and settled once, however many do it at the same time', async () => {
    for (let count = 0; count < 5; count++) await buyPredictions(s, token, ONE)
    await sealed(s)
    await s.clock.set(FULL_TIME)
    for (const [name, score] of Object.entries(right)) s.said.say(name as Name, { phase: 'ended', score })
    await s.db.many`delete from feed_day`
    await followFeeds(s.service)
    await Promise.all([1, 2, 3].map(() => decideMatches(s.service)))
    await Promise.all([1, 2, 3, 4, 5].map(() => settleMatches(s.service)))
    await s.runDue()
    expect(await s.db.one`select count(*)::int as wins from transfer where kind = 'win'`).toEqual({
      wins: 5,
    })
    await holds()
  })

  test('a purchase and the end of its match never cross', async () => {
    const slips = await Promise.all([1, 2, 3, 4].map(() => predict(s, token, ONE)))
    await s.clock.set(KICK_OFF - 2 * MINUTE)
    await s.runDue()
    s.said.say('a', { phase: 'cancelled' })
    await s.db.many`delete from feed_day`
    await followFeeds(s.service)
    const paying = slips.map(it => payFor(s, token, it.data.game_play_id, 100))
    const [outcomes] = await Promise.all([Promise.all(paying), decideMatches(s.service)])
    expect(outcomes.every(it => it.status === 200 || it.refusal === 'match-closed')).toBe(true)
    const [row] = await s.db.many<{ late: number }>`
      select count(*)::int as late from ticket t join soccer_pick p on p.slip_id = t.id
      join soccer_match m on m.number = p.match_number where t.bought_at > m.decided_at`
    expect(row!.late).toBe(0)
    await holds()
  })
})
