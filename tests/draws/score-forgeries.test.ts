// Forgeries of a ticket on virtual matches: each fails the check that it belongs to, by name.
import { describe, expect, test } from 'vitest'
import type { Proof } from '#src/contract/draws.ts'
import { BATCH } from '#src/draws/schedule.ts'
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { rulesOfBatch } from '#src/games/rules-today.ts'
import { priceOfLine } from '#src/games/score-lines.ts'
import { numberOf, pickOf } from '#src/games/score-numbers.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { checkProof, type CheckId } from '#src/proof/verify.ts'
import { checkWholeDraw } from '#src/proof/whole-draw.ts'
import { sealedBatch } from './sealed-batch.ts'

const rules = rulesOfBatch(virtualSoccer, 9 * BATCH, kobo(100_000_000)).document as ScoresDocument
const stake = kobo(200)
const of = (match: number, score: string) => numberOf(rules, { match, score })

/** Nobody can know the winner at the time of sale, so all scores of one match are sold. */
const everyScore = rules.matches[2]!.parts.flatMap((parts, cell) =>
  parts < rules.leastParts ? [] : [[[101 + cell]]],
)
const honest = sealedBatch([[[of(0, '1-1'), of(1, '2-1')]], ...everyScore], { rules, stake })
const winner = honest.proofs.findIndex(it => it.prize!.won > 0)

const judged = (bend: (proof: Proof) => void, at = winner) => {
  const proof = structuredClone(honest.proofs[at]!)
  bend(proof)
  return new Map(checkProof(proof).map(it => [it.id, it]))
}
const failure = (id: CheckId, bend: (proof: Proof) => void, at = winner) => {
  const check = judged(bend, at).get(id)!
  return check.state === 'failed' ? check.detail : check.state
}
const pickTheWinner = ({ receipt }: Proof) => (receipt.leaf.lines = [[honest.numbers[0]!]])
const withRules = (proof: Proof, changed: unknown) => {
  proof.rules = canonicalJson(changed)
}

test('an honest ticket passes all six checks, won or lost, and the phone names the scores that it drew §1.9', () => {
  for (const at of [winner, 0, 5]) {
    const checks = judged(() => undefined, at)
    expect([...checks.values()].map(it => it.state)).toEqual(Array(6).fill('passed'))
    const third = rules.matches[2]!
    const { score } = pickOf(rules, honest.numbers[2]!)
    expect(checks.get('numbers')!.detail).toContain(`${third.home} ${score} ${third.away}`)
  }
})

describe('a forged', () => {
  test('score that another ticket had called is not drawn', () => {
    const said = failure('numbers', ({ batch }) =>
      batch.draw!.numbers.splice(2, 1, honest.numbers[2] === 101 ? 102 : 101),
    )
    expect(said).toMatch(/^They should be /)
  })

  test('order of the scores, or one match left out, is not drawn', () => {
    expect(failure('numbers', ({ batch }) => (batch.draw!.numbers = honest.numbers.toReversed()))).toMatch(
      /^They should be /,
    )
    expect(failure('numbers', ({ batch }) => batch.draw!.numbers.pop())).toMatch(/^They should be /)
  })

  test('table, cap, return or pair of teams is not what the batch was sold under', () => {
    const parts = rules.matches[2]!.parts
    const shifted = {
      ...rules.matches[2]!,
      parts: parts.map((it, at) => it + (at === 0 ? 50 : at === 1 ? -50 : 0)),
    }
    const cheaper = { ...rules, matches: rules.matches.with(2, shifted) }
    for (const changed of [
      cheaper,
      { ...rules, mostPaid: rules.mostPaid - 1 },
      { ...rules, returnPercent: 52 },
      { ...rules, matches: rules.matches.toReversed() },
    ])
      for (const id of ['numbers', 'prize'] as const)
        expect(failure(id, proof => withRules(proof, changed))).toBe('The rules are not those of the batch')
  })

  test('prize is not what the chances give', () => {
    const [line] = honest.leaves[winner]!.lines
    const { prize } = priceOfLine(rules, stake, line!)
    expect(failure('prize', ({ prize: it }) => it!.won--)).toBe(
      `The rules give ${formatMoney(prize)} and ${formatMoney(0)} cashback`,
    )
    expect(failure('prize', ({ prize: it }) => (it!.won = 1), 0)).toMatch(/^The rules give /)
  })

  test('pick on the ticket is not what was signed and sealed', () => {
    expect(failure('receipt', pickTheWinner, 0)).toBe('The signature does not fit this ticket')
    expect(failure('sealed', pickTheWinner, 0)).toBe('The ticket is not under the sealed root')
  })

  test('ticket with a score that nobody sold is no ticket of these rules', () => {
    const unsold = 1 + rules.matches[0]!.parts.findIndex(parts => parts < rules.leastParts)
    const odd = sealedBatch([[[of(1, '0-0')]]], { rules, stake })
    const proof = structuredClone(odd.proofs[0]!)
    proof.receipt.leaf.lines = [[unsold]]
    proof.batch.draw!.numbers = odd.numbers.with(0, unsold)
    expect(
      checkProof(proof)
        .filter(it => it.state === 'failed')
        .map(it => it.id),
    ).toEqual(['receipt', 'sealed', 'numbers', 'prize'])
  })
})

test('everybody’s lines of a batch make its seal and what it paid', () => {
  const { batch } = honest.proofs[0]!
  const paid = honest.proofs.reduce((sum, it) => sum + it.prize!.won, 0)
  const draw = {
    batch,
    rules: honest.proofs[0]!.rules!,
    tickets: honest.leaves.map(it => [it.stake, it.nonce, it.lines] as [number, string, number[][]]),
    log: { from: 0, entries: [], edges: [] } as never,
    keyEntries: [],
    said: { winners: 1, amount: paid },
  }
  const checks = checkWholeDraw(draw, [])
  expect(checks.filter(it => it.state === 'passed').map(it => it.title)).toEqual([
    'Every ticket is in the list',
    'The list makes the seal',
    'What was paid is what the rules give',
  ])
  const [last] = checkWholeDraw({ ...draw, said: { winners: 1, amount: paid + 1 } }, []).slice(-1)
  expect(last!.detail).toMatch(/^The rules give /)
})
