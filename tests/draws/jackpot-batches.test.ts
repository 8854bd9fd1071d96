// The public list of a jackpot's batches against the signed root: any change is found.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JackpotBatch, JackpotRecord } from '#src/contract/jackpots.ts'
import { sha256 } from '#src/draws/hash.ts'
import { entryLeaf } from '#src/draws/jackpot.ts'
import { growSumTree, sumRootOf } from '#src/draws/sum-tree.ts'
import { BATCH, batchId } from '#src/draws/schedule.ts'
import { checkJackpotBatches } from '#src/proof/verify-jackpot-batches.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'

const HOUR = 3_600_000
const OPENS = Date.parse('2026-11-19T21:00:00.000Z')

const batchesOf = (stakes: readonly number[]): JackpotBatch[] =>
  stakes.map((stake, at) => ({
    batch: batchId({ batchPrefix: 'IC' }, OPENS + at * BATCH),
    head: hex(sha256(utf8(`head ${at}`))),
    tickets: hex(sha256(utf8(`tickets ${at}`))),
    stake,
  }))

const sealed = (batches: readonly JackpotBatch[]): JackpotRecord => {
  const growing = growSumTree(batches.map(({ stake, ...entry }) => entryLeaf(entry, stake)))
  let step = growing.next()
  while (!step.done) step = growing.next()
  const root = sumRootOf(step.value)
  return {
    commitment: {
      draw: 'super-20261120',
      opensAt: new Date(OPENS).toISOString(),
      closesAt: new Date(OPENS + 24 * HOUR).toISOString(),
    },
    list: {
      list: { draw: 'super-20261120', batches: batches.length, stake: root.sum, root: hex(root.hash) },
    },
  } as JackpotRecord
}

/** 22:00 in Lagos. */
const at = (date: string) => Date.parse(`${date}T21:00:00.000Z`)

const stakes = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 40 })
const own = ({ batch, head }: JackpotBatch, closesAt = OPENS + HOUR) => ({
  batch,
  head,
  closesAt,
  void: null,
})

describe('the list of batches behind a jackpot', () => {
  test('that was sealed adds up, and holds every batch of one’s own', () => {
    fc.assert(
      fc.property(stakes, some => {
        const batches = batchesOf(some)
        const check = checkJackpotBatches(sealed(batches), batches, [own(batches.at(-1)!)])
        expect(check.state).toBe('passed')
        expect(check.detail).toContain('1 batch of your tickets among them')
      }),
      { numRuns: 60 },
    )
  })

  test('of a day of many games adds up, though it is worked out in pieces', () => {
    const batches = batchesOf(Array(240).fill(100)).flatMap(it =>
      ['A', 'B', 'C', 'D', 'E'].map(prefix => ({ ...it, batch: it.batch.replace('IC', prefix) })),
    )
    expect(checkJackpotBatches(sealed(batches), batches, [])).toMatchObject({
      state: 'passed',
      detail: 'The sealed list adds up: 1,200 batches with ₦1,200',
    })
  })

  test('fails where one is left out, added, doubled, moved or changed in any part', () => {
    fc.assert(
      fc.property(stakes, fc.nat(), fc.integer({ min: 0, max: 6 }), (some, where, how) => {
        const batches = batchesOf(some)
        const at = where % batches.length
        const it = batches[at]!
        const other = hex(sha256(utf8('other')))
        const changed = [
          batches.toSpliced(at, 1),
          [...batches, { ...it, batch: batchId({ batchPrefix: 'IC' }, OPENS + 12 * HOUR) }],
          [...batches, it],
          batches.with(at, { ...it, stake: it.stake + 1 }),
          batches.with(at, { ...it, head: other }),
          batches.with(at, { ...it, tickets: other }),
          batches.length > 1 ? [...batches.slice(1), batches[0]!] : [],
        ][how]!
        expect(checkJackpotBatches(sealed(batches), changed, []).state).toBe('failed')
      }),
      { numRuns: 200 },
    )
  })

  test('fails where it does not know a batch of one’s own, or knows another head of it', () => {
    const batches = batchesOf([100, 200])
    const record = sealed(batches)
    const unknown = checkJackpotBatches(record, batches, [{ ...own(batches[0]!), batch: 'IC-9' }])
    expect(unknown).toMatchObject({ state: 'failed', detail: expect.stringContaining('IC-9') })
    expect(checkJackpotBatches(record, batches, [{ ...own(batches[0]!), head: '00' }]).state).toBe('failed')
  })

  test.each([
    ['super', '2026-11-20', '2026-11-19'],
    ['mega', '2026-11-22', '2026-11-15'],
    ['crown', '2026-11-30', '2026-10-31'],
    ['crown', '2027-02-28', '2027-01-31'],
  ])(
    'of %s on %s fails where its window leaves out a batch of one’s own since the draw of %s',
    (jackpot, day, before) => {
      const batches = [
        { ...batchesOf([100])[0]!, batch: batchId({ batchPrefix: 'IC' }, at(day) - 2 * BATCH) },
      ]
      const { list, commitment } = sealed(batches)
      const [opensAt, closesAt] = [new Date(at(day) - HOUR).toISOString(), new Date(at(day)).toISOString()]
      const record = { list, commitment: { ...commitment, jackpot, opensAt, closesAt } } as JackpotRecord
      const withOwn = (closed: number) =>
        checkJackpotBatches(record, batches, [{ ...own(batches[0]!, closed), batch: 'IC-9' }]).state
      expect([at(before), at(before) + BATCH, at(day) - HOUR].map(withOwn)).toEqual([
        'passed',
        'failed',
        'failed',
      ])
    },
  )

  test('says nothing of one’s own batches of another window', () => {
    const batches = batchesOf([100])
    const outside = [OPENS, OPENS + 24 * HOUR + 1].map(at => ({ ...own(batches[0]!, at), batch: 'IC-9' }))
    const check = checkJackpotBatches(sealed(batches), batches, outside)
    expect(check).toMatchObject({ state: 'passed', detail: 'The sealed list adds up: 1 batch with ₦1' })
  })
})
