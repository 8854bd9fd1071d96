// What may happen, in any order: done to the service and to the model, then everything is compared.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { batchId, MINUTES } from './schedule-words.ts'
import { kobo } from '#src/lib/money.ts'
import { buyTicket, type BuyTicket } from '#server/deeds/buy-ticket.ts'
import type { Success } from '#server/wire/success.ts'
import { moveWinnings } from '#server/deeds/move-winnings.ts'
import { registerSlip } from '#server/deeds/register-slip.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { Refusal } from '#server/refusal.ts'
import { checkedReceipts } from '../support/receipts.ts'
import { hashOf } from '../support/selling.ts'
import type { Model, Wallet } from './model.ts'
import { STAKES } from './model.ts'
import { compare, type Real } from './real.ts'

type Command = fc.AsyncCommand<Model, Real>

const outcomeOf = async <T>(work: Promise<T>): Promise<T | string> =>
  work.catch(error => {
    if (error instanceof Refusal) return error.refusal
    throw error
  })

/** A step that is possible with the players there are, and the comparison after it. */
const step = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  isPossible: (model: Readonly<Model>) => boolean = model => model.players.length > 0,
): Command => ({
  check: isPossible,
  run: async (model, real) => {
    await run(model, real)
    await compare(model, real)
  },
  toString: () => name,
})

const playerOf = (model: Model, wish: number) => wish % model.players.length

const signUp = fc.constant(
  step(
    'sign up',
    async (model, real) => {
      real.players.push(await real.newPlayer())
      model.players.push({ play: 0, bonus: 0, winnings: 0 })
    },
    model => model.players.length < 4,
  ),
)

const deposit = fc
  .record({
    who: fc.nat(3),
    naira: fc.integer({ min: 100, max: 20_000 }),
    wallet: fc.constantFrom<Wallet>('play', 'play', 'bonus'),
  })
  .map(({ who, naira, wallet }) =>
    step(`deposit ${naira} for ${who} (${wallet})`, async (model, real) => {
      const player = playerOf(model, who)
      await real.fund(real.players[player]!, kobo(naira), wallet)
      model.players[player]![wallet] += kobo(naira)
    }),
  )

const line = fc.uniqueArray(fc.integer({ min: 1, max: instantCashout.of }), { minLength: 4, maxLength: 4 })
const purchase = fc.record({
  who: fc.nat(3),
  stake: fc.constantFrom(...STAKES),
  lines: fc.constantFrom(1, 3, 5, 10).chain(count => fc.array(line, { minLength: count, maxLength: count })),
  wallet: fc.constantFrom<'play' | 'bonus'>('play', 'play', 'play', 'bonus'),
  wrong: fc.constantFrom(0, 0, 0, 0, 0, 1, -kobo(100)),
})

const buy = purchase.map(it =>
  step(
    `${it.who} buys ${it.lines.length} lines of ${it.stake / 100} from ${it.wallet}, ${it.wrong} off`,
    async (model, real) => {
      const player = playerOf(model, it.who)
      const playerId = real.players[player]!
      const { game_play_id: slipId } = await registerSlip(real.service, {
        playerId,
        game: instantCashout,
        stake: it.stake,
        lines: it.lines,
      })
      const stake = it.stake * it.lines.length
      const request: BuyTicket = {
        playerId,
        slipId,
        wallet: it.wallet,
        amount: stake + it.wrong,
        requestKey: `key-of-${slipId}`,
        requestHash: hashOf(slipId),
      }
      const expected = model.buy({ player, wallet: it.wallet, stake, offered: request.amount })
      const outcome = await outcomeOf(buyTicket(real.service, request))
      if (typeof expected === 'string') return void expect(outcome).toBe(expected)
      expect(outcome).toMatchObject({
        game_id: slipId,
        batch_id: batchId(expected),
        total_stake: stake / 100,
      })
      real.bought.push({ request, answer: outcome as Success })
      model.bought(slipId, {
        player,
        batch: expected,
        lines: it.lines,
        stakePerLine: it.stake,
        stake,
        wallet: it.wallet,
        status: 'pending',
        won: 0,
        cashback: 0,
        tax: 0,
      })
    },
  ),
)

const hasBought = (model: Readonly<Model>) => model.tickets.size > 0

const again = fc.nat(20).map(which =>
  step(
    `purchase ${which} again with its key`,
    async (_, real) => {
      const { request, answer } = real.bought[which % real.bought.length]!
      expect(checkedReceipts(await buyTicket(real.service, request))).toEqual(checkedReceipts(answer))
    },
    hasBought,
  ),
)

const reuse = fc.nat(20).map(which =>
  step(
    `the key of purchase ${which} for something else`,
    async (_, real) => {
      const { request } = real.bought[which % real.bought.length]!
      const other = { ...request, requestHash: hashOf('something else') }
      expect(await outcomeOf(buyTicket(real.service, other))).toBe('key-reused')
    },
    hasBought,
  ),
)

const payAgain = fc.nat(20).map(which =>
  step(
    `the slip of purchase ${which} with a new key`,
    async (_, real) => {
      const { request } = real.bought[which % real.bought.length]!
      const other = { ...request, requestKey: `another-key-${++real.keys}` }
      expect(await outcomeOf(buyTicket(real.service, other))).toBe('slip-paid')
    },
    hasBought,
  ),
)

const foreign = fc.nat(20).map(which =>
  step(
    `the slip of purchase ${which} by somebody else`,
    async (_, real) => {
      const { request } = real.bought[which % real.bought.length]!
      const playerId = real.players.find(id => id !== request.playerId)!
      expect(await outcomeOf(buyTicket(real.service, { ...request, playerId }))).toBe('slip-unknown')
    },
    model => hasBought(model) && model.players.length > 1,
  ),
)

const move = fc.record({ who: fc.nat(3), naira: fc.integer({ min: 1, max: 300 }) }).map(({ who, naira }) =>
  step(`${who} moves ${naira} of the winnings`, async (model, real) => {
    const player = playerOf(model, who)
    const outcome = await outcomeOf(
      moveWinnings(real.service, {
        playerId: real.players[player]!,
        amount: kobo(naira),
        requestKey: `moving-number-${++real.keys}`,
        requestHash: hashOf(String(real.keys)),
      }),
    )
    const expected = model.move(player, kobo(naira))
    expect(typeof outcome === 'string' ? outcome : 'done').toBe(expected)
  }),
)

const always = () => true

const clock = fc
  .constantFrom(1, 27_000, 31_000, MINUTES(2), MINUTES(5), MINUTES(60), MINUTES(25 * 60))
  .map(ms =>
    step(
      `${ms} ms later`,
      async (model, real) => {
        model.now += ms
        await real.clock.set(model.now)
      },
      always,
    ),
  )

const round = fc.constant(
  step(
    'a round of the clockwork',
    async (model, real) => {
      await runDue(real.service)
      await model.round(batch => real.drawOf(batchId(batch)))
    },
    always,
  ),
)

const beacon = fc.constantFrom(true, true, false).map(up =>
  step(
    up ? 'the beacon is back' : 'the beacon is away',
    async (model, real) => {
      model.beaconIsUp = up
      real.beaconIsUp.value = up
    },
    always,
  ),
)

const roundAt = async (model: Model, real: Real, at: number) => {
  model.now = at
  await real.clock.set(at)
  await runDue(real.service)
  await model.round(batch => real.drawOf(batchId(batch)))
}
const endOf = (now: number) => Math.floor(now / MINUTES(5) + 1) * MINUTES(5)

// Two ways in one go each, because chance alone would seldom find them.
const wholeBatch = fc.constant(
  step('the batch ends and is drawn', async (model, real) => {
    const end = endOf(model.now)
    await roundAt(model, real, end)
    await roundAt(model, real, end + 31_000)
  }),
)
const lostDay = fc.constant(
  step('the batch ends and the beacon stays away for a day', async (model, real) => {
    model.beaconIsUp = real.beaconIsUp.value = false
    const end = endOf(model.now)
    await roundAt(model, real, end)
    await roundAt(model, real, end + MINUTES(25 * 60))
    model.beaconIsUp = real.beaconIsUp.value = true
  }),
)

/** Every sequence begins with a player who can pay: most of what chance does to nobody is not worth doing. */
export const begin = async (model: Model, real: Real): Promise<void> => {
  for (const wallet of ['play', 'bonus'] as const) {
    const playerId = await real.newPlayer()
    real.players.push(playerId)
    model.players.push({ play: 0, bonus: 0, winnings: 0 })
    await real.fund(playerId, kobo(5_000), wallet)
    model.players.at(-1)![wallet] += kobo(5_000)
  }
}

export const steps = [
  signUp,
  deposit,
  deposit,
  buy,
  buy,
  buy,
  buy,
  buy,
  again,
  reuse,
  payAgain,
  foreign,
  move,
  clock,
  round,
  beacon,
  wholeBatch,
  wholeBatch,
  lostDay,
] as fc.Arbitrary<Command>[]
