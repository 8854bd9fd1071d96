import { describe, expect, it } from 'vitest'
import type { Batch } from '#src/contract/draws.ts'
import { checkProof } from '#src/draws/verify.ts'
import { drawChecks, publicProof } from '#src/screens/results/public-proof.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'

const { proofs } = sealedBatch([[[1, 2, 3, 4]], [[5, 6, 7, 8]]])
const { batch, keys } = proofs[0]!
const rules = proofs[0]!.rules!

const statesOf = (changed: Batch, text = rules, known = {}) =>
  drawChecks(checkProof(publicProof(changed, text, keys), known)).map(({ id, state }) => `${id} ${state}`)

const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

describe('a draw that anybody checks without a ticket', () => {
  it('passes three of three when it is honest', () => {
    expect(statesOf(batch)).toEqual(['head passed', 'beacon passed', 'numbers passed'])
  })

  it('fails when a number, the seed, the seal, the rules or the key is another one', () => {
    const forge = (change: (batch: Batch) => void): Batch => {
      const forged = structuredClone(batch)
      change(forged)
      return forged
    }
    expect(statesOf(forge(({ draw }) => draw!.numbers.push(draw!.numbers.shift()!)))).toContain(
      'numbers failed',
    )
    expect(statesOf(forge(({ draw }) => (draw!.seed = other(draw!.seed))))).toContain('beacon failed')
    expect(statesOf(forge(({ draw }) => (draw!.signature = other(draw!.signature))))).toContain(
      'beacon failed',
    )
    expect(statesOf(forge(({ head }) => (head!.head.root = other(head!.head.root))))).toContain('head failed')
    expect(statesOf(batch, rules.replace('"pick":4', '"pick":3'))).toContain('numbers failed')
    const [id, key] = Object.entries(keys)[0]!
    expect(statesOf(batch, rules, { [id]: { ...key, x: other(key.x) } })).toContain('head failed')
  })
})
