// Slips before payment: registered, and lines dropped from them.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { maskOf } from '#src/picks/mask.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { lineId } from '#server/deeds/buying/line-id.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { priceOf } from '../model.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'

interface SlipWish {
  who: number
  stake: Kobo
  lines: number[][]
}

const line = fc.uniqueArray(fc.integer({ min: 1, max: instantCashout.of }), { minLength: 4, maxLength: 4 })
export const slipWish: fc.Arbitrary<SlipWish> = fc.record({
  who: which,
  stake: fc.constantFrom(kobo(100), kobo(100), kobo(200), kobo(200), kobo(500), kobo(1_000)),
  lines: fc.constantFrom(1, 3, 5, 10).chain(count => fc.array(line, { minLength: count, maxLength: count })),
})

/** Registers the requested slip; returns its ID. */
export const newSlip = async (world: World, { who, stake, lines }: SlipWish): Promise<string> => {
  const { model, real } = world
  const player = who % model.players.length
  const { game_play_id: id } = await registerSlip(nodeOf(world, who), {
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

export const drop = fc.record({ slip: which, line: which, whole: fc.nat(5) }).map(wish =>
  step(`drops line ${wish.line} of slip ${wish.slip}`, async world => {
    const { model, real } = world
    const ofNumbers = [...model.slips].filter(([, { game }]) => game === instantCashout.id)
    const [id, slip] = pick(ofNumbers, wish.slip)
    const at = wish.line % slip.lines.length
    const isWhole = wish.whole === 0
    const answer = await outcomeOf(
      dropLine(nodeOf(world, wish.line), {
        playerId: real.players[slip.player]!,
        game: instantCashout,
        id: isWhole ? id : lineId(id, at, maskOf(slip.lines[at]!)),
      }),
    )
    const refusal = { unpaid: undefined, paid: 'slip-paid', dropped: 'slip-unknown' }[slip.state]
    if (refusal) return assert.equal(answer, refusal)
    const left = isWhole ? [] : slip.lines.toSpliced(at, 1)
    if (left.length > 0) slip.lines = left
    else slip.state = 'dropped'
    world.seen(left.length > 0 ? 'line dropped' : 'slip dropped')
    assert(typeof answer === 'object')
    assert.equal(answer.number_of_lines, left.length)
    assert.equal(answer.stake, priceOf({ ...slip, lines: left }) / 100)
  }),
)
