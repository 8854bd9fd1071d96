// A night's total of what is owed to players: everybody finds their own part in it, and nobody another's, whatever the
// operator forges.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Liability } from '#src/contract/liabilities.ts'
import { checkCounted, liabilityLeaf, stepOnWire } from '#src/proof/liabilities.ts'
import { growSumTree, sumPathOf, sumRootOf } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { inOneGo } from '#server/lib/in-pieces.ts'
import { logWorld } from './log-world.ts'

const NIGHT = '2026-11-20'
const phoneOf = (at: number) => `+23480000${String(at).padStart(5, '0')}`
const owed = fc.record({
  play: fc.integer({ min: 0, max: 1e10 }),
  bonus: fc.integer({ min: 0, max: 1e7 }),
  winnings: fc.integer({ min: 0, max: 1e10 }),
  leaving: fc.integer({ min: 0, max: 1e9 }),
  stakes: fc.integer({ min: 0, max: 1e7 }),
  prizes: fc.integer({ min: 0, max: 1e10 }),
})
type Owed = Omit<Liability, 'night' | 'phone' | 'nonce'>
const sumOf = (it: Owed) => Object.values(it).reduce((sum, amount) => sum + amount, 0)
const nothing = { play: 0, bonus: 0, winnings: 0, leaving: 0, stakes: 0, prizes: 0 }

/** What the service answers each player. @param shown what the operator puts into the tree instead */
const counted = (all: readonly Owed[], shown = (it: Liability) => it) => {
  const leaves = all.map((it, at) =>
    shown({ night: NIGHT, phone: phoneOf(at), ...it, nonce: at.toString(16).padStart(32, '0') }),
  )
  const levels = inOneGo(growSumTree(leaves.map(liabilityLeaf)))
  const root = sumRootOf(levels)
  const entry = {
    type: 'oriire/liabilities/v2',
    night: NIGHT,
    at: `${NIGHT}T23:00:30.000Z`,
    root: hex(root.hash),
    total: root.sum,
  } as const
  const log = logWorld()
  log.append({ type: 'oriire/result/v3', batch: 'a' })
  const logged = log.logged(log.append(entry), { seenAt: Date.parse(entry.at) + 1_000 })
  return leaves.map((leaf, at) => {
    const path = sumPathOf(levels, at).map(stepOnWire)
    return { entry, logged, leaf, path, keyEntries: [] }
  })
}
type Counted = ReturnType<typeof counted>[number]
const bend = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const stateOf = (it: unknown, phone: string) => checkCounted(it, phone).state

describe('a night’s total', () => {
  test('holds every player’s part, and adds up to all of them', () => {
    fc.assert(
      fc.property(fc.array(owed, { minLength: 1, maxLength: 40 }), all => {
        const answers = counted(all)
        const sum = all.reduce((sum, it) => sum + sumOf(it), 0)
        expect(answers.map((it, at) => stateOf(it, phoneOf(at)))).toEqual(all.map(() => 'passed'))
        expect(answers[0]!.entry.total).toBe(sum)
      }),
      { numRuns: 40 },
    )
  })

  test('with anything changed in it fails', () => {
    const ways: ((it: Counted) => unknown)[] = [
      it => (it.leaf.play += 1),
      it => ((it.leaf.play += 1), (it.leaf.bonus += 1)),
      it => (it.leaf.nonce = bend(it.leaf.nonce)),
      it => (it.leaf.night = '2026-11-19'),
      it => Object.assign(it.entry, { total: it.entry.total - 1 }),
      it => Object.assign(it.entry, { root: bend(it.entry.root) }),
      it => (it.leaf.leaving += 1),
      it => (it.leaf.stakes += 1),
      it => (it.leaf.prizes += 1),
      it => (it.path[0] = it.path[0]!.replace(/[0-9]+$/, sum => String(Number(sum) + 1))),
      it => (it.path[0] = (it.path[0]!.startsWith('L') ? 'R' : 'L') + it.path[0]!.slice(1)),
      it => (it.path[0] = it.path[0]![0]! + bend(it.path[0]!.slice(1))),
      it => (it.path[0] = it.path[0]!.replace(':', '')),
      it => it.path.pop(),
      it => (it.logged.index -= 1),
    ]
    const some = fc.array(owed, { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(some, fc.nat(), fc.constantFrom(...ways), (all, where, way) => {
        const at = where % all.length
        const answer = counted(all)[at]!
        way(answer)
        expect(stateOf(answer, phoneOf(at))).toBe('failed')
      }),
      { numRuns: 150 },
    )
  })

  test('of which two players are shown one part fails for one of them: it names a phone', () => {
    const both = counted([{ ...nothing, play: 500 }])
    expect(stateOf(both[0], phoneOf(0))).toBe('passed')
    expect(checkCounted(both[0], phoneOf(1))).toMatchObject({
      state: 'failed',
      detail: 'It is the part of another player',
    })
  })

  test('is last night’s, or before it is counted the one before; an older one proves nothing of last night', () => {
    const [some] = counted([{ ...nothing, play: 500 }])
    const on = (day: number, hour: number) =>
      checkCounted(some, phoneOf(0), { heardAt: lagosInstant(2026, 11, day, hour) })
    expect([on(21, 1), on(21, 23), on(22, 0)].map(it => it.state)).toEqual(['passed', 'passed', 'passed'])
    expect(on(23, 0)).toMatchObject({
      state: 'unproven',
      detail: 'Only the total on the night after 20/11/2026 is shown',
    })
  })

  test('that holds less of a player than the leaf says fails', () => {
    const all = [1, 2, 3].map(at => ({ ...nothing, play: at * 1_000, winnings: 50 }))
    const answers = counted(all, it => ({ ...it, winnings: 0 }))
    const said = { ...answers[1]!, leaf: { ...answers[1]!.leaf, winnings: 50 } }
    expect(checkCounted(said, phoneOf(1))).toMatchObject({
      state: 'failed',
      detail: 'Your part is not in the total',
    })
  })

  test('says what of it lies in no wallet, and leaves out what is nothing', () => {
    const [some] = counted([{ ...nothing, play: 500, leaving: 700, prizes: 300 }])
    expect(checkCounted(some, phoneOf(0)).detail).toContain(
      '₦15 (with ₦7 on the way to your bank, ₦3 in prizes not yet paid) of ₦15 owed to all players',
    )
    const [plain] = counted([{ ...nothing, play: 500 }])
    expect(checkCounted(plain, phoneOf(0)).detail).toMatch(/^₦5 of ₦5 owed/)
  })

  test('of a million players has a proof of less than 2 KB, leaf and path together', () => {
    const leaf = {
      night: NIGHT,
      phone: phoneOf(1),
      ...nothing,
      play: 1e10,
      winnings: 1e10,
      nonce: 'f'.repeat(32),
    }
    const hash = new Uint8Array(32).fill(255)
    const path = Array.from({ length: 20 }, (_, at) => stepOnWire({ left: true, hash, sum: 1e6 * 2 ** at }))
    expect(JSON.stringify({ leaf, path }).length).toBeLessThan(2_048)
  })

  test('that cannot be read fails', () => {
    expect(stateOf({}, phoneOf(0))).toBe('failed')
    expect(stateOf({ ...counted([{ ...nothing, play: 1 }])[0], leaf: { play: -1 } }, phoneOf(0))).toBe(
      'failed',
    )
  })
})
