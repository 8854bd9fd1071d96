// Soccer: virtual matches, and predictions and all-in on real ones, which end in every way that sources can say.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { numberOf } from '#src/games/score-numbers.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { predictionsOf } from '#src/games/soccer-cash/slip.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MOST_VIRTUAL } from '#src/games/soccer-cash/virtual/teams.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { openMatches as putOnSale } from '#server/deeds/matches/open-matches.ts'
import { keepReports } from '#server/db/queries/matches/matches.ts'
import { registerPredictions } from '#server/deeds/buying/register-predictions.ts'
import { registerScores } from '#server/deeds/buying/register-scores.ts'
import { SOURCES, type Word } from '../model-matches.ts'
import { pricesShown } from '../../support/soccer-shown.ts'
import { buyTogether, requestFor } from './purchases.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { endBatch, round, turn } from './time.ts'

type Of<T> = T extends fc.Arbitrary<infer Value> ? Value : never

const stake = fc.constantFrom(100, 200, 500, 1_000).map(kobo)
const wallet = fc.constantFrom('play' as const, 'play' as const, 'bonus' as const)
const scores = ['0-0', '1-0', '0-1', '1-1']

const openMatch = async ({ model, real }: World, minutes: number, parts: number): Promise<void> => {
  const id = `en.1-match-${++real.count}`
  const kickOff = model.now + minutes * MINUTE
  const all = Array.from({ length: 100 }, (_, cell) => parts + cell)
  const match = { id, league: 'en.1', home: 'A', away: 'B', kickOff: new Date(kickOff), strengths: '' }
  await real.db.tx(tx => putOnSale(tx, [{ ...match, parts: all }], SOURCES[0]!))
  const report = { id, matchId: id, phase: 'scheduled' as const, kickOff, isSwapped: false }
  for (const source of SOURCES) await keepReports(real.db, source, [report])
  model.matches.open(id, kickOff, all)
}

const openMatches = ({ model }: World) => [...model.matches.all.keys()].filter(id => model.matches.isOpen(id))

const prediction = fc.record({
  who: which,
  form: fc.constantFrom(0, 0, 1),
  legs: fc.integer({ min: 1, max: 3 }),
  matches: which,
  scores: fc.array(fc.uniqueArray(fc.constantFrom(...scores), { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  }),
  stake,
  wallet,
  minutes: fc.constantFrom(10, 120, 1_600),
  parts: fc.constantFrom(16, 150_000, 600_000),
})

const enoughMatches = async (world: World, it: Of<typeof prediction>): Promise<string[]> => {
  while (openMatches(world).length < 4) await openMatch(world, it.minutes, it.parts)
  return openMatches(world)
}

/** Twice at once, of both nodes, under one key. */
const buyTwice = (world: World, slip: string, from: 'play' | 'bonus') => {
  const asked = requestFor(world, slip, from)
  return buyTogether(world, [asked, { ...asked, node: asked.node + 1 }])
}

/** @param from the matches to choose from; defaults to the open ones */
const predict = async (
  world: World,
  it: Of<typeof prediction>,
  from?: readonly string[],
): Promise<string[]> => {
  const { model, real, seen } = world
  const known = from ?? (await enoughMatches(world, it))
  const game = predictionGames[it.form]!
  const first = it.matches % known.length
  const taken = [...known.slice(first), ...known.slice(0, first)].slice(0, it.form === 0 ? 3 : it.legs)
  const picks = taken.map((match, at) => ({
    match,
    scores: it.form === 0 ? it.scores[at]! : it.scores[at]!.slice(0, 1),
  }))
  const each = it.form === 0 ? kobo(100) : it.stake
  const player = it.who % model.players.length
  const body = {
    lottery_type: game.lotteryType as 'SOCCER_CASH',
    stake_amount: each,
    picks: picks.map(({ match: match_id, scores: list }) => ({ match_id, scores: list })),
    ...(await pricesShown(real.db, picks, each)),
  }
  const answer = await outcomeOf(
    registerPredictions(nodeOf(world, it.who), { playerId: real.players[player]!, game, body }),
  )
  if (!model.matches.areOpen(picks)) {
    seen('match-closed')
    assert.equal(answer, 'match-closed')
    return []
  }
  assert(typeof answer === 'object')
  const lines = predictionsOf(picks).map(() => [])
  assert.equal(answer.price.stake, lines.length * each)
  const { id, most } = answer
  const slip = { player, game: game.id, lines, stakePerLine: each, predicts: { picks, most } }
  model.slips.set(id, { ...slip, state: 'unpaid' })
  await buyTwice(world, id, it.wallet)
  return taken
}

const end = fc.record({
  which,
  phase: fc.constantFrom(
    ...Array<'ended'>(6).fill('ended'),
    'cancelled' as const,
    'abandoned' as const,
    'postponed' as const,
    'scheduled' as const,
  ),
  score: fc.constantFrom(...scores),
  /** It turns out to have begun so many minutes ago. */
  early: fc.constantFrom(undefined, undefined, undefined, undefined, 0, 3),
  by: fc.constantFrom('both', 'both', 'both', 'one', 'two scores'),
})

const sayOf = async ({ model, real, seen }: World, id: string, it: Of<typeof end>): Promise<void> => {
  const { kickOff: sold } = model.matches.all.get(id)!
  const kickOff = it.early === undefined ? sold : Math.min(sold, model.now - it.early * MINUTE)
  for (const [at, source] of SOURCES.entries()) {
    if (at === 1 && it.by === 'one') continue
    const score = at === 1 && it.by === 'two scores' ? '3-3' : it.score
    const word: Word = { phase: it.phase, kickOff, ...(it.phase === 'ended' ? { score } : {}) }
    await keepReports(real.db, source, [{ ...word, id, matchId: id, isSwapped: false }])
    model.matches.say(id, source, word)
  }
  seen(`match ${it.phase}${it.by === 'two scores' && it.phase === 'ended' ? ', disputed' : ''}`)
}

export const bet = prediction.map(it =>
  step(
    `predicts ${it.form === 0 ? 'three matches' : 'all in'}`,
    async world => void (await predict(world, it)),
  ),
)

/** On any known match, most of them begun or over. */
export const betLate = prediction.map(it =>
  step('predicts what may be over', async world => {
    const known = [...world.model.matches.all.keys()]
    if (known.length >= 3) await predict(world, it, known)
  }),
)

export const say = end.map(it =>
  step(`a match is ${it.phase} (${it.by})`, async world => {
    const known = [...world.model.matches.all.keys()]
    if (known.length > 0) await sayOf(world, pick(known, it.which), it)
  }),
)

const LATER = {
  ended: 31 * MINUTE,
  cancelled: 0,
  abandoned: 25 * HOUR,
  postponed: 3 * DAY,
  scheduled: 8 * DAY,
}

/** From the sale to the last result in one step: chance alone would rarely find it. */
export const wholeMatches = fc
  .record({
    sold: fc.array(prediction, { minLength: 1, maxLength: 2 }),
    end,
    ends: fc.array(end, { minLength: 3, maxLength: 3 }),
    nodes: which,
  })
  .map(({ sold, end: each, ends, nodes }) =>
    step(`matches are predicted, and ${each.phase}`, async world => {
      const { model, seen } = world
      const taken: string[] = []
      for (const it of sold) taken.push(...(await predict(world, it)))
      await endBatch(world, nodes)
      const matches = [...new Set(taken)]
      const last = Math.max(model.now, ...matches.map(id => model.matches.all.get(id)!.kickOff))
      await turn(world, last + 2 * HOUR)
      // All alike, or each in its own way.
      for (const [at, id] of matches.entries())
        await sayOf(world, id, nodes % 2 === 0 ? each : ends[at % ends.length]!)
      await round(world, nodes)
      const wait = Math.max(...(nodes % 2 === 0 ? [each] : ends).map(it => LATER[it.phase]))
      await turn(world, world.model.now + (each.by === 'two scores' ? LATER.scheduled : wait))
      await round(world, nodes)
      for (const it of model.tickets.values()) if (it.predicts) seen(`prediction ${it.status}`)
    }),
  )

export const virtual = fc
  .record({
    who: which,
    stake,
    wallet,
    matches: fc.oneof(
      { weight: 3, arbitrary: fc.nat(7).map(it => [it]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.nat(7), { minLength: 2, maxLength: 5 }) },
    ),
    score: fc.array(fc.constantFrom(...scores), { minLength: 5, maxLength: 5 }),
    isDrawn: fc.constantFrom(true, true, false),
    hours: fc.constantFrom(0, 0, 0, 0, 1),
  })
  .map(it =>
    step(`predicts ${it.matches.length} virtual matches ${it.hours} hours later`, async world => {
      const { model, real, seen } = world
      // No batch is announced so far ahead.
      if (it.hours > 0) await turn(world, model.now + it.hours * HOUR)
      const player = it.who % model.players.length
      const line = it.matches.map((match, at) =>
        numberOf({ mostGoals: MOST_VIRTUAL }, { match, score: it.score[at]! }),
      )
      const batch = model.onSale(virtualSoccer.id)
      const answer = await outcomeOf(
        registerScores(nodeOf(world, it.who), {
          playerId: real.players[player]!,
          game: virtualSoccer,
          stake: it.stake,
          lines: [line],
          batch,
        }),
      )
      const slate = model.batches.get(batch)?.slate
      if (slate === undefined) {
        seen('batch-missed')
        return assert.equal(answer, 'batch-missed')
      }
      assert(typeof answer === 'object')
      const slip = { player, game: virtualSoccer.id, lines: [line], stakePerLine: it.stake, slate }
      model.slips.set(answer.id, { ...slip, state: 'unpaid' })
      if (it.isDrawn) {
        await buyTwice(world, answer.id, it.wallet)
        await endBatch(world, it.who)
        seen(`virtual ${model.tickets.get(answer.id)?.status ?? 'refused'}`)
      }
    }),
  )
