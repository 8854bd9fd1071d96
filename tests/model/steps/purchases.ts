// Purchases: one or several at once on both nodes, including duplicates, second payers and wrong prices.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { BuyTicket } from '#server/deeds/buying/buy-ticket.ts'
import type { Success } from '#server/wire/success.ts'
import { checkedReceipts } from '../../support/receipts.ts'
import { buyOnWire, hashOf } from '../../support/selling.ts'
import { priceOf } from '../model.ts'
import { dropFrom, newSlip, slipWish } from './slips.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'

/** The part of an answer that never changes, unlike its signature and its batch's state. */
const lasting = (answer: Success) => {
  const { leaf, index } = answer.proof.receipt
  return { ...answer, game_status: '', proof: { leaf, index } }
}

interface Asked {
  request: BuyTicket
  /** Index in the list of players. */
  player: number
  node: number
}

export const requestFor = (
  world: World,
  slipId: string,
  wallet: 'play' | 'bonus',
  wrong: Kobo = 0,
): Asked => {
  const { model, real } = world
  const slip = model.slips.get(slipId)!
  const request = {
    playerId: real.players[slip.player]!,
    slipId,
    wallet,
    amount: priceOf(slip) + wrong,
    requestKey: `key-number-${++real.count}`,
    requestHash: hashOf(slipId),
  }
  return { request, player: slip.player, node: real.count }
}

/**
 * Sends requests at once. Their order is unspecified, so outcomes are checked against every order: what was sold could be
 * paid for, and those refused still could not pay in the end.
 */
export const buyTogether = async (world: World, asked: readonly Asked[]): Promise<void> => {
  const { model, real, seen } = world
  const fixed = asked.map(({ request, player }) => model.refusalOf(request.slipId, player, request.amount))
  const outcomes = await Promise.all(
    asked.map(({ request, node }) => outcomeOf(buyOnWire(nodeOf(world, node), request))),
  )
  const soldBy = new Map<string, BuyTicket>()
  asked.forEach(({ request, player }, at) => {
    const answer = outcomes[at]!
    if (typeof answer === 'string') return
    assert.equal(fixed[at], undefined, 'sold what must be refused')
    const first = soldBy.get(request.slipId)
    if (first) {
      assert.equal(first.requestKey, request.requestKey, 'one slip was sold to two keys')
      const twin = real.bought.find(it => it.request.slipId === request.slipId)!
      return assert.deepEqual(lasting(answer), lasting(twin.answer))
    }
    const stake = priceOf(model.slips.get(request.slipId)!)
    assert(model.players[player]![request.wallet] >= stake, 'sold to a wallet that cannot pay')
    const batch = model.buy(request.slipId, request.wallet)
    assert.deepEqual(
      [answer.game_id, answer.batch_id, answer.total_stake],
      [request.slipId, batch, stake / 100],
    )
    soldBy.set(request.slipId, request)
    real.bought.push({ request, answer })
    seen('ticket bought')
  })
  asked.forEach(({ request, player }, at) => {
    const refusal = outcomes[at]
    if (typeof refusal !== 'string') return
    seen(refusal)
    const stake = priceOf(model.slips.get(request.slipId)!)
    if (fixed[at]) return assert.equal(refusal, fixed[at])
    const isShort = model.players[player]![request.wallet] < stake ? 'wallet-short' : 'nothing'
    // What was bought at the same time may have come to the player's limit first.
    const limited = model.safer.refusalOf(player, request.amount)
    if (refusal !== limited) assert.equal(refusal, soldBy.has(request.slipId) ? 'slip-paid' : isShort)
  })
}

const wallet = fc.constantFrom<'play' | 'bonus'>(...Array<'play'>(6).fill('play'), 'bonus')
const wrong = fc.constantFrom(...Array<Kobo>(14).fill(0), 1, -kobo(100))

export const buy = fc
  .record({ slip: slipWish, wallet, wrong })
  .map(it =>
    step(`buys a new slip from ${it.wallet}, ${it.wrong} off`, async world =>
      buyTogether(world, [requestFor(world, await newSlip(world, it.slip), it.wallet, it.wrong)]),
    ),
  )

/** Of ten or three lines nine or two are left, which no game sells. */
export const buyRest = fc.record({ slip: slipWish, wallet, line: which }).map(it =>
  step('buys a new slip without one of its lines', async world => {
    const id = await newSlip(world, it.slip)
    await dropFrom(world, id, it.line, it.line)
    await buyTogether(world, [requestFor(world, id, it.wallet)])
  }),
)

/** A slip registered earlier: usually still unpaid, perhaps with fewer lines now. */
const oldSlip = ({ model }: World, wish: number): string => {
  const unpaid = [...model.slips].filter(([, slip]) => slip.state === 'unpaid').map(([id]) => id)
  return pick(unpaid.length > 0 && wish % 4 > 0 ? unpaid : [...model.slips.keys()], wish)
}

export const buyOld = fc
  .record({ which, wallet })
  .map(it =>
    step(`buys old slip ${it.which} from ${it.wallet}`, async world =>
      buyTogether(world, [requestFor(world, oldSlip(world, it.which), it.wallet)]),
    ),
  )

export const buyGroup = fc
  .record({
    slips: fc.array(fc.record({ slip: slipWish, wallet, wrong }), { minLength: 2, maxLength: 6 }),
    twins: fc.nat(2),
    second: fc.boolean(),
  })
  .map(({ slips, twins, second }) =>
    step(`${slips.length} purchases at once, ${twins} twins, second payer ${second}`, async world => {
      const asked: Asked[] = []
      for (const it of slips)
        asked.push(requestFor(world, await newSlip(world, it.slip), it.wallet, it.wrong))
      const [first, other] = [asked[0]!, asked[1]!]
      for (let twin = 0; twin < twins; twin++) asked.push({ ...first, node: twin })
      if (second)
        asked.push({ ...other, request: { ...other.request, requestKey: `second-${++world.real.count}` } })
      await buyTogether(world, asked)
    }),
  )

/** An earlier purchase, requested again in another way. */
const bought = (
  name: string,
  run: (world: World, made: { request: BuyTicket; answer: Success }, node: number) => Promise<void>,
) => which.map(wish => step(`${name} ${wish}`, world => run(world, pick(world.real.bought, wish), wish)))

export const again = bought('the same key again', async (world, { request, answer }, node) => {
  const twins = await Promise.all([0, 1].map(at => buyOnWire(nodeOf(world, node + at), request)))
  for (const twin of twins) assert.deepEqual(checkedReceipts(twin), checkedReceipts(answer))
})

export const reuse = bought('a used key for something else', async (world, { request }, node) => {
  const other = { ...request, requestHash: hashOf('something else') }
  assert.equal(await outcomeOf(buyOnWire(nodeOf(world, node), other)), 'key-reused')
})

/** A player who owes, or may not stake that much, is refused for that, whatever else is wrong. */
const heldBack = ({ model, real }: World, { playerId, amount }: Pick<BuyTicket, 'playerId' | 'amount'>) =>
  model.heldBack(real.players.indexOf(playerId), amount)

export const payAgain = bought('a paid slip with a new key', async (world, { request }, node) => {
  const other = { ...request, requestKey: `another-key-${++world.real.count}` }
  const expected = heldBack(world, request) ?? 'slip-paid'
  assert.equal(await outcomeOf(buyOnWire(nodeOf(world, node), other)), expected)
})

export const foreign = bought('the slip of somebody else', async (world, { request }, node) => {
  const playerId = world.real.players.find(id => id !== request.playerId)!
  const expected = heldBack(world, { ...request, playerId }) ?? 'slip-unknown'
  assert.equal(await outcomeOf(buyOnWire(nodeOf(world, node), { ...request, playerId })), expected)
})
