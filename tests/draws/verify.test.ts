import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Proof } from '#src/contract/draws.ts'
import { headBytes } from '#src/draws/documents.ts'
import { checkProof, type CheckId } from '#src/draws/verify.ts'
import { publicKey, sealedBatch, signed } from './sealed-batch.ts'

const sold = [
  [[1, 2, 3, 4]],
  [
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
  ],
  [[1, 17, 30, 40]],
]
const { proofs, numbers } = sealedBatch(sold)
const copy = (): Proof => structuredClone(proofs[1]!)

const failedOf = (proof: unknown): CheckId[] =>
  checkProof(proof)
    .filter(check => check.state === 'failed')
    .map(check => check.id)

const ofVersion1 = sealedBatch(sold, { receipts: 1 }).proofs

test('every ticket of an honest batch passes 6 of 6 checks, with its receipt signed by itself or together with others', () => {
  expect(proofs.every(({ receipt }) => receipt.tree?.size === 3)).toBe(true)
  expect(ofVersion1.every(({ receipt }) => receipt.tree === undefined)).toBe(true)
  for (const proof of [...proofs, ...ofVersion1]) {
    const checks = checkProof(proof)
    expect(checks.map(check => [check.id, check.state])).toEqual(
      ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize'].map(id => [id, 'passed']),
    )
    expect(checks.every(check => check.passed && check.detail && check.title)).toBe(true)
  }
  expect(checkProof(proofs[0])[3]!.detail).toContain('Sandbox beacon')
})

test('before the seal only the receipt can be checked, before the draw only the seal as well: the rest waits', () => {
  const open = copy()
  Object.assign(open, { path: null, prize: null })
  Object.assign(open.batch, { state: 'open', head: null, draw: null })
  expect(checkProof(open).map(check => check.state)).toEqual(['passed', ...Array(5).fill('waiting')])
  const sealed = copy()
  Object.assign(sealed, { prize: null })
  Object.assign(sealed.batch, { state: 'sealed', draw: null })
  expect(checkProof(sealed).map(check => check.state)).toEqual([
    ...Array(3).fill('passed'),
    ...Array(3).fill('waiting'),
  ])
  const unpaid = { ...copy(), prize: null }
  expect(checkProof(unpaid).map(check => check.state)).toEqual([...Array(5).fill('passed'), 'waiting'])
  const refunded = copy()
  Object.assign(refunded.batch, { state: 'refunded', draw: null })
  expect(checkProof(refunded)[3]).toMatchObject({ state: 'waiting' })
  expect(checkProof(refunded)[3]!.detail).toContain('refunded')
})

const bend = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)

test('every kind of tampering fails the check that it belongs to', () => {
  const frauds: [CheckId, (proof: Proof) => void][] = [
    ['receipt', proof => void (proof.receipt.leaf.lines[0]![0] = 1)],
    ['receipt', proof => void (proof.receipt.signature = bend(proof.receipt.signature))],
    ['receipt', proof => void (proof.receipt.index = 0)],
    ['receipt', proof => void (proof.receipt.key = 'k2')],
    ['receipt', proof => void (proof.receipt.tree!.at = 0)],
    ['receipt', proof => void (proof.receipt.tree!.size = 4)],
    ['receipt', proof => void (proof.receipt.tree!.path[0] = bend(proof.receipt.tree!.path[0]!))],
    ['receipt', proof => void proof.receipt.tree!.path.pop()],
    ['receipt', proof => void delete proof.receipt.tree],
    ['receipt', proof => void (proof.receipt = { ...ofVersion1[1]!.receipt, tree: proof.receipt.tree })],
    ['receipt', proof => void (proof.batch.commitment.beacon.round += 1)],
    ['sealed', proof => void (proof.path![0] = bend(proof.path![0]!))],
    ['sealed', proof => void proof.path!.push(proof.path![0]!)],
    ['sealed', proof => void proof.path!.pop()],
    ['head', proof => void (proof.batch.head!.head.root = bend(proof.batch.head!.head.root))],
    ['head', proof => void (proof.batch.head!.head.stake += 1)],
    ['head', proof => void (proof.batch.head!.signature = bend(proof.batch.head!.signature))],
    ['beacon', proof => void (proof.batch.draw!.signature = bend(proof.batch.draw!.signature))],
    ['beacon', proof => void (proof.batch.draw!.seed = bend(proof.batch.draw!.seed))],
    ['numbers', proof => void (proof.batch.draw!.numbers = proof.batch.draw!.numbers.toReversed())],
    ['numbers', proof => void (proof.batch.draw!.numbers = [1, 2, 3, 4])],
    ['numbers', proof => void (proof.rules = proof.rules!.replace('"of":40', '"of":30'))],
    ['prize', proof => void (proof.prize!.won += 100)],
    ['prize', proof => void (proof.prize!.cashback += 100)],
  ]
  for (const [id, commit] of frauds) {
    const proof = copy()
    commit(proof)
    expect([id, failedOf(proof)]).toEqual([id, expect.arrayContaining([id])])
  }
})

test('without the rules the numbers and the prize wait for them, and nothing fails', () => {
  expect(checkProof({ ...copy(), rules: null }).map(check => check.state)).toEqual([
    ...Array(4).fill('passed'),
    ...Array(2).fill('waiting'),
  ])
})

test('a head that was sealed too early, or for another batch, fails even when it is signed', () => {
  for (const change of [{ sealedAt: '2026-11-20T11:09:59.000Z' }, { batch: 'IC-20261120-1300' }]) {
    const proof = copy()
    Object.assign(proof.batch.head!.head, change)
    proof.batch.head!.signature = signed(headBytes(proof.batch.head!.head))
    expect(failedOf(proof)).toContain('head')
  }
})

test('a batch that was sealed late is decided by the first round well after its seal, never by one known before', () => {
  const late = sealedBatch(sold, { sealDelay: 3_600_000 }).proofs[0]!
  const checks = checkProof(late)
  expect(checks.map(check => check.state)).toEqual(Array(6).fill('passed'))
  expect(checks[2]!.detail).toContain('later round')
  const known = structuredClone(late)
  known.batch.draw = structuredClone(proofs[0]!.batch.draw)
  expect(failedOf(known)).toContain('beacon')
})

test('a key that is not the one this device saw before fails receipt and head', () => {
  const other = { k1: { ...publicKey, x: publicKey.y } }
  const failed = checkProof(copy(), other).filter(check => !check.passed)
  expect(failed.map(check => check.id)).toEqual(['receipt', 'head'])
  expect(checkProof(copy(), { k1: publicKey }).every(check => check.passed)).toBe(true)
})

test('garbage never throws: it fails with a reason', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), garbage => {
      const checks = checkProof(garbage)
      expect(checks).toHaveLength(6)
      expect(checks.every(check => check.state === 'failed' && check.detail.length > 0)).toBe(true)
    }),
  )
})

/** Every place in a document, as a path of keys. */
const places = (value: unknown, path: string[] = []): string[][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, entry]) => places(entry, [...path, key]))
    : [path]

test('one damaged value anywhere in a proof never throws, and never passes 6 of 6', () => {
  const all = places(copy())
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom<unknown>(null, -1, 0.5, '', 'ff', [], {}, 2 ** 53, 'zz', Number.NaN),
      (path, damage) => {
        const proof = copy()
        const holder: Record<string, unknown> = path
          .slice(0, -1)
          .reduce<never>((at, key) => at[key as never], proof as never)
        fc.pre(holder[path.at(-1)!] !== damage)
        holder[path.at(-1)!] = damage
        const checks = checkProof(proof)
        expect(checks).toHaveLength(6)
        expect(checks.every(check => check.passed)).toBe(false)
      },
    ),
    { numRuns: 150 },
  )
})

test('the numbers of a batch are different numbers of the drum', () => {
  expect(new Set(numbers).size).toBe(4)
  expect(numbers.every(n => n >= 1 && n <= 40)).toBe(true)
})
