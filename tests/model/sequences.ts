// Random steps on a clean service and a new model, compared after each step.
import * as fc from 'fast-check'
import { runDue } from '#server/jobs/clockwork.ts'
import type { Db } from '#server/db/db.ts'
import { NOON } from '../support/service.ts'
import { compare } from './compare.ts'
import { Model } from './model.ts'
import { ModelFriends } from './model-friends.ts'
import { ModelItems } from './model-items.ts'
import { ModelOrders } from './model-orders.ts'
import { ModelSyndicates } from './model-syndicates.ts'
import { ModelTopUps } from './model-top-ups.ts'
import { ModelWithdrawals } from './model-withdrawals.ts'
import { cleanReal } from './real.ts'
import { payBothWays } from './steps/both-ways.ts'
import * as buying from './steps/purchases.ts'
import * as friends from './steps/friends.ts'
import * as items from './steps/items.ts'
import * as orders from './steps/orders.ts'
import { payPastLimit } from './steps/past-limits.ts'
import * as safer from './steps/safer-play.ts'
import * as syndicates from './steps/syndicates.ts'
import * as soccer from './steps/predictions.ts'
import * as slips from './steps/slips.ts'
import type { Step, World } from './steps/step.ts'
import * as time from './steps/time.ts'
import * as topUpSteps from './steps/top-ups.ts'
import * as wallets from './steps/wallets.ts'
import * as payouts from './steps/withdrawals.ts'

type Steps = { weight: number; arbitrary: fc.Arbitrary<Step> }[]

const everything: Steps = [
  { weight: 8, arbitrary: buying.buy },
  { weight: 3, arbitrary: buying.buyGroup },
  { weight: 2, arbitrary: buying.buyOld },
  { weight: 1, arbitrary: buying.buyRest },
  { weight: 1, arbitrary: buying.again },
  { weight: 1, arbitrary: buying.reuse },
  { weight: 1, arbitrary: buying.payAgain },
  { weight: 1, arbitrary: buying.foreign },
  { weight: 1, arbitrary: slips.register },
  { weight: 2, arbitrary: slips.drop },
  { weight: 1, arbitrary: wallets.signUp },
  { weight: 3, arbitrary: wallets.deposit },
  { weight: 2, arbitrary: wallets.move },
  { weight: 3, arbitrary: payouts.withdraw },
  { weight: 2, arbitrary: payouts.sendThem },
  { weight: 4, arbitrary: payouts.decide },
  { weight: 1, arbitrary: topUpSteps.topUp },
  { weight: 2, arbitrary: topUpSteps.payByCard },
  { weight: 1, arbitrary: payBothWays },
  { weight: 1, arbitrary: topUpSteps.payLate },
  { weight: 3, arbitrary: topUpSteps.provider },
  { weight: 2, arbitrary: topUpSteps.takeBack },
  { weight: 1, arbitrary: topUpSteps.forgery },
  { weight: 1, arbitrary: topUpSteps.reconcile },
  { weight: 2, arbitrary: friends.claim },
  { weight: 1, arbitrary: friends.playAsFriend },
  { weight: 1, arbitrary: friends.pay },
  { weight: 1, arbitrary: friends.fortnight },
  { weight: 2, arbitrary: items.bid },
  { weight: 1, arbitrary: items.wholeItem },
  { weight: 1, arbitrary: items.takeCash },
  { weight: 1, arbitrary: orders.make },
  { weight: 2, arbitrary: orders.change },
  { weight: 2, arbitrary: orders.due },
  { weight: 1, arbitrary: syndicates.group },
  { weight: 2, arbitrary: syndicates.share },
  { weight: 1, arbitrary: syndicates.cancel },
  { weight: 2, arbitrary: syndicates.wholeGroup },
  { weight: 1, arbitrary: safer.setLimit },
  { weight: 1, arbitrary: safer.raise },
  { weight: 2, arbitrary: safer.meetLimit },
  { weight: 1, arbitrary: safer.answerCheck },
  { weight: 1, arbitrary: safer.hourOfPlay },
  { weight: 1, arbitrary: safer.leave },
  { weight: 1, arbitrary: safer.leaveAndTry },
  { weight: 1, arbitrary: safer.sweep },
  { weight: 2, arbitrary: soccer.virtual },
  { weight: 2, arbitrary: soccer.bet },
  { weight: 1, arbitrary: soccer.betLate },
  { weight: 2, arbitrary: soccer.say },
  { weight: 2, arbitrary: soccer.wholeMatches },
  { weight: 2, arbitrary: time.clock },
  { weight: 2, arbitrary: time.clockwork },
  { weight: 1, arbitrary: time.beacon },
  { weight: 1, arbitrary: time.restart },
  { weight: 2, arbitrary: time.wholeBatch },
  { weight: 1, arbitrary: time.lostDay },
]

/** Money in and out alone, with everything that providers do wrong. */
const money: Steps = [
  { weight: 4, arbitrary: payouts.withdraw },
  { weight: 4, arbitrary: payouts.sendThem },
  { weight: 6, arbitrary: payouts.decide },
  { weight: 2, arbitrary: payouts.later },
  { weight: 1, arbitrary: payouts.giveBack },
  { weight: 1, arbitrary: payouts.giveBackMeanwhile },
  { weight: 2, arbitrary: payouts.holdOrRelease },
  { weight: 1, arbitrary: payouts.strangeWords },
  { weight: 1, arbitrary: wallets.move },
  { weight: 1, arbitrary: wallets.spend },
  { weight: 2, arbitrary: topUpSteps.topUp },
  { weight: 2, arbitrary: payPastLimit },
  { weight: 3, arbitrary: topUpSteps.provider },
  { weight: 3, arbitrary: topUpSteps.takeBack },
  { weight: 1, arbitrary: topUpSteps.forgery },
  { weight: 1, arbitrary: topUpSteps.reconcile },
]

/** Two players who can pay, a slip and a ticket: without them, most random steps would do nothing. */
const beginEverything = async (world: World): Promise<void> => {
  const { model, real } = world
  if (model.players.length === 0) {
    await wallets.fillReserve(world)
    await runDue(real.nodes[0]!)
    model.announce()
    model.jackpots.announce()
  }
  const before = model.players.length
  for (const wallet of ['play', 'bonus'] as const)
    await wallets.give(world, await wallets.join(world), wallet, 20_000)
  const lines = [[1, 2, 3, 4]]
  const [first, second] = [0, 1].map(who => slips.newSlip(world, { who: before + who, stake: 10_000, lines }))
  await second
  await buying.buyTogether(world, [buying.requestFor(world, await first!, 'play')])
  await compare(world)
}

/** Two new players who have money, a payment that was credited and a withdrawal on its way. */
const beginMoney = async (world: World): Promise<void> => {
  for (const naira of [300, 150]) {
    const player = await wallets.join(world)
    await wallets.give(world, player, 'winnings', naira)
    await topUpSteps.openFor(world, player, 10_000, null, player)
    const reference = [...world.topUps.all.keys()].at(-1)!
    await topUpSteps.payAndTell(world, reference)
    await payouts.begin(world, player, 100)
  }
  world.real.bank.script.send = () => ({ outcome: 'accepted' })
  await payouts.payoutsOnBoth(world)
  await compare(world)
}

/** @property every after so many steps, a new sequence begins on the same database, beside what the others left */
const kinds = {
  everything: { steps: everything, begin: beginEverything, every: 10 },
  money: { steps: money, begin: beginMoney, every: 12 },
}
export type SoakKind = keyof typeof kinds
export const isSoakKind = (text: string): text is SoakKind => text in kinds

interface Failure {
  /** Index of the step after which the two differed. */
  at: number
  error: Error
}

const runSequence = async (
  db: Db,
  kind: SoakKind,
  chance: number,
  sequence: readonly Step[],
  seen: World['seen'],
): Promise<Failure | undefined> => {
  const model = new Model(NOON)
  const topUps = new ModelTopUps(model)
  const withdrawals = new ModelWithdrawals(model)
  const items = new ModelItems(model)
  const world = {
    model,
    topUps,
    withdrawals,
    friends: new ModelFriends(model, topUps, withdrawals, items),
    items,
    orders: new ModelOrders(model),
    syndicates: new ModelSyndicates(model),
    real: await cleanReal(db, NOON, chance),
    seen,
  }
  const { begin, every } = kinds[kind]
  await begin(world)
  for (const [at, { run }] of sequence.entries()) {
    try {
      if (at > 0 && at % every === 0) await begin(world)
      await run(world)
      await compare(world)
    } catch (error) {
      return { at, error: error as Error }
    }
  }
  for (const { status } of model.tickets.values()) seen(`ticket ${status}`)
  return undefined
}

/** Drops every step not needed for the failure, starting from the last. */
const shorten = async (db: Db, kind: SoakKind, chance: number, sequence: readonly Step[]) => {
  const run = (steps: readonly Step[]) => runSequence(db, kind, chance, steps, () => undefined)
  let failure = await run(sequence)
  let steps = sequence.slice(0, (failure?.at ?? sequence.length) + 1)
  for (let at = steps.length - 2; at >= 0; at--) {
    const fewer = steps.toSpliced(at, 1)
    const still = await run(fewer)
    if (!still) continue
    failure = still
    steps = fewer.slice(0, still.at + 1)
    at = Math.min(at, steps.length - 1)
  }
  return { steps, failure }
}

export interface Soak {
  /** Defaults to everything. */
  of?: SoakKind
  seed: number
  /** Identifies a failing sequence of that seed, to run it alone. */
  path?: string
  sequences: number
  ops: number
  /** ms after which no new sequence starts */
  until?: number
  onSequence?(done: number): void
}

/** @throws Error with the seed, the path and the fewest steps that make service and model differ */
export const soak = async (db: Db, it: Soak) => {
  const kind = it.of ?? 'everything'
  const seen = new Map<string, number>()
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1)
  let sequences = 0
  const property = fc.asyncProperty(
    fc.nat(),
    fc.array(fc.oneof(...kinds[kind].steps), { minLength: it.ops, maxLength: it.ops, size: 'max' }),
    async (chance, sequence) => {
      const failure = await runSequence(db, kind, chance, sequence, count)
      if (failure) throw failure.error
      sequences++
      it.onSequence?.(sequences)
    },
  )
  const result = await fc.check(property, {
    seed: it.seed,
    numRuns: it.sequences,
    endOnFailure: true,
    ...(it.path ? { path: it.path } : {}),
    ...(it.until ? { interruptAfterTimeLimit: it.until } : {}),
  })
  if (result.counterexample) {
    const short = await shorten(db, kind, ...result.counterexample)
    const error = short.failure?.error ?? (result.errorInstance as Error)
    const way = short.steps.map(({ name }, at) => `  ${at + 1}. ${name}`)
    const replay = `--of=${kind} --seed=${it.seed} --path=${result.counterexamplePath} --ops=${it.ops}`
    throw new Error(`The service is not what the model is: ${replay}\n${way.join('\n')}\n${error.stack}`)
  }
  return { sequences, seen: Object.fromEntries([...seen].toSorted()) }
}
