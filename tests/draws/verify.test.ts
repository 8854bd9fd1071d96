import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Proof } from '#src/contract/draws.ts'
import { checkProof, type CheckId } from '#src/proof/verify.ts'
import { REFUND_AFTER } from '#src/draws/schedule.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { drawnAt, sealedBatch, sold } from './sealed-batch.ts'

const sealed = sealedBatch(sold)
const { proofs, numbers } = sealed
const copy = (): Proof => structuredClone(proofs[1]!)
const ids: CheckId[] = ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize']

test('every ticket of an honest batch passes 6 of 6 checks, whose words say who saw the seal and when', () => {
  for (const proof of proofs) {
    const checks = checkProof(proof)
    expect(checks.map(check => [check.id, check.state])).toEqual(ids.map(id => [id, 'passed']))
    expect(checks.every(check => check.detail && check.title)).toBe(true)
  }
  const [receipt, , head, beacon] = checkProof(proofs[0])
  const { leaf, index, key } = proofs[0]!.receipt
  const first = { ...proofs[0]!.receipt }
  expect(receipt!.detail).toBe(
    `Number ${index + 1} of batch ${leaf.batch}, signed with key ${key.slice(0, 8)}…`,
  )
  expect(checkProof(proofs[0], { first })[0]!.detail).toBe(
    `${receipt!.detail}, as on the receipt of the purchase`,
  )
  expect(head!.detail).toContain('1 of 1 witnesses (run by us, proves nothing against us) 29 seconds before')
  expect(beacon!.detail).toContain('Sandbox beacon')
})

test('before the seal only the receipt can be checked, before the draw only the seal as well: the rest waits', () => {
  const open = copy()
  Object.assign(open, { path: null, prize: null })
  Object.assign(open.batch, { state: 'open', head: null, draw: null })
  expect(checkProof(open).map(check => check.state)).toEqual(['passed', ...Array(5).fill('waiting')])
  const unlogged = copy()
  unlogged.batch.head!.logged = null
  Object.assign(unlogged.batch, { state: 'sealed', draw: null })
  expect(checkProof(unlogged)[2]!.state).toBe('waiting')
  const undrawn = copy()
  Object.assign(undrawn, { prize: null })
  Object.assign(undrawn.batch, { state: 'sealed', draw: null })
  expect(checkProof(undrawn).map(check => check.state)).toEqual([
    ...Array(3).fill('passed'),
    ...Array(3).fill('waiting'),
  ])
  const unpaid = { ...copy(), prize: null }
  expect(checkProof(unpaid).map(check => check.state)).toEqual([...Array(5).fill('passed'), 'waiting'])
})

test('waiting ends: a seal must be shown by its round, numbers ten minutes after it', () => {
  const unsealed = copy()
  Object.assign(unsealed, { path: null, prize: null })
  Object.assign(unsealed.batch, { state: 'open', head: null, draw: null })
  const at = (heardAt: number) => checkProof(unsealed, { heardAt })
  expect(at(drawnAt - 1)[2]!.state).toBe('waiting')
  expect(at(drawnAt)[2]).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('Not shown in time'),
  })
  const undrawn = copy()
  Object.assign(undrawn, { prize: null })
  Object.assign(undrawn.batch, { state: 'sealed', draw: null })
  const numbersAt = (heardAt: number) => checkProof(undrawn, { heardAt })[4]!
  expect(numbersAt(drawnAt + 599_999).state).toBe('waiting')
  expect(numbersAt(drawnAt + 600_000)).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('Not shown in time'),
  })
})

test('a seal that no witness saw in time is unproven, and one that this phone saw is not', () => {
  for (const seenAt of [undefined, drawnAt, drawnAt + 60_000]) {
    const { proofs: unseen, head } = sealedBatch(sold, { seenAt })
    const check = checkProof(unseen[0])[2]!
    expect(check).toMatchObject({ state: 'unproven', detail: expect.stringContaining('Only we say') })
    expect(unseen[0]!.batch.head!.head).toEqual(head)
  }
})

test('without the rules the numbers and the prize wait for them, and nothing fails', () => {
  expect(checkProof({ ...copy(), rules: null }).map(check => check.state)).toEqual([
    ...Array(4).fill('passed'),
    ...Array(2).fill('waiting'),
  ])
})

test('a batch that was called off says why, from the log, and that only we say that the beacon stayed away', () => {
  const { log, proofs: late } = sealedBatch(sold, { seenAt: drawnAt + 1 })
  for (const [reason, state, words] of [
    ['head-late', 'none', 'the seal was not out before its round'],
    ['no-round', 'unproven', 'only we say that the beacon stayed away'],
  ] as const) {
    const proof = structuredClone(late[0]!)
    const entry = { type: 'oriire/void/v3', batch: proof.batch.id, reason } as const
    const index = log.append(entry)
    Object.assign(proof, { prize: null })
    Object.assign(proof.batch, { state: 'refunded', draw: null, void: { entry, logged: log.logged(index) } })
    // This phone saw the log without the seal once the round was out.
    const seen = [{ size: proof.batch.head!.logged!.index, root: '', at: drawnAt }]
    const checks = checkProof(proof, { heardAt: drawnAt + REFUND_AFTER, seen })
    expect(checks.map(check => check.state)).toEqual(['passed', 'passed', state, ...Array(3).fill('none')])
    expect(checks[2]!.detail).toContain(words)
  }
})

test('that a batch was called off is our word alone until the log says it, for a beacon that stayed away withheld within a day', () => {
  const { log, proofs } = sealedBatch(sold)
  const proof = structuredClone(proofs[0]!)
  const entry = { type: 'oriire/void/v3', batch: proof.batch.id, reason: 'no-round' } as const
  const headAt = (voided: Proof['batch']['void'], heardAt: number) => {
    Object.assign(proof.batch, { state: 'refunded', draw: null, void: voided })
    return checkProof(proof, { heardAt })[2]
  }
  const at = drawnAt + REFUND_AFTER
  expect(headAt({ entry, logged: null }, at)).toMatchObject({
    state: 'unproven',
    detail: 'Stakes went back, and the log does not say why yet',
  })
  const voided = { entry, logged: log.logged(log.append(entry)) }
  // The service's time on a phone is rounded down to the minute.
  expect(headAt(voided, at - MINUTE)!.state).toBe('unproven')
  expect(headAt(voided, at - 5 * MINUTE)).toMatchObject({
    state: 'failed',
    detail: 'Withheld: stakes went back within 24 hours',
  })
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

/** Parts of a proof that no check covers: changing them deceives nobody. */
const asides = ['batch.draw.drawnAt', 'batch.state']

test('one damaged value anywhere in a proof never throws, and never passes 6 of 6', () => {
  const all = places(copy()).filter(path => !asides.includes(path.join('.')))
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
        expect(checks.every(check => check.state === 'passed')).toBe(false)
      },
    ),
    { numRuns: 150 },
  )
})

test('the numbers of a batch are different numbers of the drum', () => {
  expect(new Set(numbers).size).toBe(4)
  expect(numbers.every(n => n >= 1 && n <= 40)).toBe(true)
})
