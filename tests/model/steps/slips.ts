// Slips before payment: registered, and lines dropped from them.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { maskOf } from '#src/picks/mask.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { lineId } from '#server/deeds/buying/line-id.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { priceOf } from '../model.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { instantCashout } from '../../support/games.ts'

interface SlipWish {
  who: number
  stake: Kobo
  lines: number[][]
}

const line = fc.uniqueArray(fc.integer({ min: 1, max: instantCashout.of }), { minLength: 4, maxLength: 4 })
export const tenLines = fc.array(line, { minLength: 10, maxLength: 10 })
export const slipWish: fc.Arbitrary<SlipWish> = fc.record({
  who: which,
  stake: fc.constantFrom(kobo(100), kobo(100), kobo(200), kobo(200), kobo(500), kobo(1_000)),
  lines: fc.constantFrom(1, 3, 5, 10).chain(count => fc.array(line, { minLength: count, maxLength: count })),
})

/** Registers the requested slip; returns its ID. */
export const newSlip = async (world: World, { who, stake, lines }: SlipWish): Promise<string> => {
  const { model, real } = world
  const player = who % model.players.length
  const { id } = await registerSlip(nodeOf(world, who), {
    playerId: real.players[player]!,
    game: instantCashout,
    stake,
    lines,
  })
  model.slips.set(id, {
    player,
    game: instantCashout.id,
    lines: [...lines],
    stakePerLine: stake,
    state: 'unpaid',
  })
  return id
}

export const register = slipWish.map(wish =>
  step(`registers ${wish.lines.length} lines`, async world => void (await newSlip(world, wish))),
)

/** @param line which of its lines goes, or `whole` for all */
export const dropFrom = async (world: World, id: string, line: number | 'whole', node: number) => {
  const { model, real } = world
  const slip = model.slips.get(id)!
  const at = line === 'whole' ? 0 : line % slip.lines.length
  const answer = await outcomeOf(
    dropLine(nodeOf(world, node), {
      playerId: real.players[slip.player]!,
      game: instantCashout,
      id: line === 'whole' ? id : lineId(id, at, maskOf(slip.lines[at]!)),
    }),
  )
  const refusal = { unpaid: undefined, paid: 'slip-paid', dropped: 'slip-unknown' }[slip.state]
  if (refusal) return assert.equal(answer, refusal)
  const left = line === 'whole' ? [] : slip.lines.toSpliced(at, 1)
  if (left.length > 0) slip.lines = left
  else slip.state = 'dropped'
  world.seen(left.length > 0 ? 'line dropped' : 'slip dropped')
  assert(typeof answer === 'object')
  assert.deepEqual(answer, { lines: left.length, price: priceOf({ ...slip, lines: left }) })
}

export const drop = fc.record({ slip: which, line: which, whole: fc.nat(5) }).map(wish =>
  step(`drops line ${wish.line} of slip ${wish.slip}`, async world => {
    const ofNumbers = [...world.model.slips].filter(([, { game }]) => game === instantCashout.id)
    const [id] = pick(ofNumbers, wish.slip)
    await dropFrom(world, id, wish.whole === 0 ? 'whole' : wish.line, wish.line)
  }),
)
