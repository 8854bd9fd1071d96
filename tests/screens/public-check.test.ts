import { describe, expect, it } from 'vitest'
import type { Batch } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { drawKey } from '#src/draws/derive.ts'
import { headHash } from '#src/draws/documents.ts'
import { drawnBy } from '#src/games/drawn-by.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { fromHex } from '#src/lib/bytes.ts'
import type { Memory } from '#src/proof/memory.ts'
import { checkProof } from '#src/proof/verify.ts'
import { drawChecks, publicProof } from '#src/screens/results/public-proof.ts'
import { drawnAt, sealedBatch } from '../draws/sealed-batch.ts'

const { proofs } = sealedBatch([[[1, 2, 3, 4]], [[5, 6, 7, 8]]])
const { batch, keys, keyEntries } = proofs[0]!
const rules = proofs[0]!.rules!

const statesOf = (changed: Batch, text = rules, memory: Memory = {}) =>
  drawChecks(checkProof(publicProof(changed, text, { keys, keyEntries }), memory)).map(
    ({ id, state }) => `${id} ${state}`,
  )

const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

describe('a draw that anybody checks without a ticket', () => {
  it('passes three of three when it is honest', () => {
    expect(statesOf(batch)).toEqual(['head passed', 'beacon passed', 'numbers passed'])
  })

  it('fails when a number, the randomness, the seal, the rules or the log is another one', () => {
    const forge = (change: (batch: Batch) => void): Batch => {
      const forged = structuredClone(batch)
      change(forged)
      return forged
    }
    expect(statesOf(forge(({ draw }) => draw!.numbers.push(draw!.numbers.shift()!)))).toContain(
      'numbers failed',
    )
    expect(statesOf(forge(({ draw }) => (draw!.signature = other(draw!.signature))))).toContain(
      'beacon failed',
    )
    expect(statesOf(forge(({ head }) => (head!.head.root = other(head!.head.root))))).toContain('head failed')
    expect(statesOf(forge(({ head }) => head!.logged!.index--))).toContain('head failed')
    expect(statesOf(batch, rules.replace('"pick":4', '"pick":3'))).toContain('numbers failed')
  })

  it('fails under the code of another batch, though numbers were made to follow from that code', () => {
    const id = batch.id.replace('1205', '1210')
    const { root } = batch.head!.head
    const randomness = randomnessOf(fromHex(batch.draw!.signature))
    const numbers = drawnBy(readRules(rules), drawKey({ randomness, root: fromHex(root), batch: id }))
    const shown = { ...batch, id, draw: { ...batch.draw!, numbers } }
    expect(statesOf(shown)).toEqual(['head failed', 'beacon passed', 'numbers passed'])
    expect(statesOf({ ...shown, commitment: { ...batch.commitment, batch: id } })).toContain('head failed')
  })

  it('rests on our word alone where no witness saw the seal in time, but for a phone that saw it itself', () => {
    const unseen = sealedBatch([[[1, 2, 3, 4]]], { seenAt: undefined }).proofs[0]!.batch
    expect(statesOf(unseen)).toEqual(['head unproven', 'beacon passed', 'numbers passed'])
    const head = { hash: headHash(unseen.head!.head), at: drawnAt - 20_000 }
    expect(statesOf(unseen, rules, { head })).toContain('head passed')
    expect(statesOf(unseen, rules, { head: { ...head, at: drawnAt } })).toContain('head unproven')
  })

  it('fails on a phone that saw another seal, or the log without it after the draw, or two logs', () => {
    expect(statesOf(batch, rules, { head: { hash: 'another', at: 0 } })).toContain('head failed')
    const { index } = batch.head!.logged!
    expect(statesOf(batch, rules, { seen: [{ size: index, root: '', at: drawnAt }] })).toContain(
      'head failed',
    )
    expect(statesOf(batch, rules, { seen: [{ size: index, root: '', at: drawnAt - 1 }] })).toContain(
      'head passed',
    )
    expect(statesOf(batch, rules, { isSplit: true })).toContain('head failed')
  })
})
