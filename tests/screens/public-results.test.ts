import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import type { Batch, Proof } from '#src/contract/draws.ts'
import { checkProof } from '#src/proof/verify.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { drawChecks, publicProof } from '#src/screens/results/public-proof.ts'
import { isToBeDrawn, isUnknownDraw, stateSentence } from '#src/screens/results/batch-state.ts'
import { documentFacts } from '#src/screens/results/document-facts.ts'
import { paidWords, shortWhen } from '#src/screens/results/results-model.ts'
import { dayOf } from '#src/ui/table/day-choice.ts'
import { lotteryName, lotterySlug } from '#src/lib/lottery-name.ts'
import { plural } from '#src/lib/figures.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'

const { proofs } = sealedBatch([[[1, 2, 3, 4]]])
const [{ batch, rules, keys, keyEntries }] = proofs as [Proof]
const trust = { keys, keyEntries }

const terms = (of: Batch) => documentFacts(of).map(([term]) => term)

const states = (of: Batch) => drawChecks(checkProof(publicProof(of, rules!, trust))).map(it => it.state)

describe('a result in words', () => {
  it('says what was paid, that nobody won, or that nobody played', () => {
    expect(paidWords({ lines: 0, winners: 0, amount: 0 })).toBe('Nobody played this batch')
    expect(paidWords({ lines: 12, winners: 0, amount: 0 })).toBe('12 lines, no winners')
    expect(paidWords({ lines: 7, winners: 0, amount: 150_00 })).toBe('7 lines, no winners, ₦150 cashback')
    expect(paidWords({ lines: 1_200, winners: 1, amount: 1_250_00 })).toBe(
      '1,200 lines, 1 winner, ₦1,250 paid',
    )
  })

  it('leaves the date away on the same Lagos day only, where somebody knows which day it is', () => {
    const now = Date.parse('2026-11-20T23:30:00Z') // half past midnight on the 21st in Lagos
    expect(shortWhen('2026-11-20T23:05:00Z', now)).toBe('12:05am')
    expect(shortWhen('2026-11-20T22:55:00Z', now)).toBe('20/11/2026 11:55pm')
    expect(shortWhen('2026-11-20T23:05:00Z', undefined)).toBe('21/11/2026 12:05am')
  })

  it('has a sentence for every state of a batch', () => {
    const states = ['announced', 'open', 'sealed', 'drawn', 'settled', 'refunded'] as const
    expect(new Set(states.map(state => stateSentence({ state, void: null }))).size).toBe(states.length)
  })

  it('says when a batch will be drawn until its numbers are there; one that was given back never will be', () => {
    const states = ['announced', 'open', 'sealed', 'refunded'] as const
    expect(states.map(state => isToBeDrawn({ state, draw: null }))).toEqual([true, true, true, false])
    // Decided by matches, not by a draw.
    expect(isToBeDrawn({ state: 'settled', draw: null })).toBe(false)
    for (const state of ['drawn', 'settled'] as const) expect(isToBeDrawn({ ...batch, state })).toBe(false)
  })

  it('shows of the public record only what is there already', () => {
    const drawn = terms(batch)
    const sealed = terms({ ...batch, draw: null })
    const open = terms({ ...batch, draw: null, head: null })
    const off: Batch['void'] = {
      entry: { type: 'oriire/void/v3', batch: batch.id, reason: 'head-late' },
      logged: null,
    }
    const voided: Batch = { ...batch, state: 'refunded', draw: null, void: off }
    expect(terms(voided)).toEqual([...sealed, 'Called off', 'That it was called off in the log'])
    expect(stateSentence(voided)).toBe(
      'The seal was not out in time, so there was no draw and every stake went back',
    )
    expect(drawn).toEqual(expect.arrayContaining(sealed))
    expect(sealed).toEqual(expect.arrayContaining(open))
    expect(drawn.length - sealed.length).toBe(3)
    expect(open.join()).not.toMatch(/Numbers|Root|Seal/)
  })

  it('names the place of the seal in the log, and who runs the witnesses that signed it', () => {
    const facts = new Map(documentFacts(batch))
    expect(facts.get('Seal in the log')).toBe('Entry 6')
    const later = { ...batch.head!, logged: { ...batch.head!.logged!, index: 12_344 } }
    expect(new Map(documentFacts({ ...batch, head: later })).get('Seal in the log')).toBe('Entry 12,345')
    expect(facts.get('Signed state of the log that holds it')).toContain('\n7\n')
    expect(facts.get('Witnesses that signed it too')).toBe(
      'sandbox.oriire.invalid/witness (run by us, proves nothing against us)',
    )
    const [alone] = sealedBatch([[[1, 2, 3, 4]]], { seenAt: undefined }).proofs
    expect(new Map(documentFacts(alone!.batch)).get('Witnesses that signed it too')).toBe(
      'none that this app knows',
    )
    const head = { ...batch.head!, logged: null }
    expect(new Map(documentFacts({ ...batch, head })).get('Seal in the log')).toBe('Not yet')
  })
})

describe('the check of a public draw', () => {
  it('runs the three checks that need no ticket, and waits where there is no draw yet instead of failing', () => {
    expect(states(batch)).toEqual(['passed', 'passed', 'passed'])
    expect(states({ ...batch, draw: null, state: 'sealed' })).toEqual(['passed', 'waiting', 'waiting'])
    expect(states({ ...batch, draw: null, head: null, state: 'open' })).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ])
  })
})

describe('a day of results', () => {
  const now = Date.parse('2026-11-20T23:30:00Z')

  it('is a Lagos day for Today, Yesterday and Custom Filter, whatever the device says', () => {
    expect(dayOf('today', now)).toBe('2026-11-21')
    expect(dayOf('yesterday', now)).toBe('2026-11-20')
    expect(dayOf('2026-10-01', now)).toBe('2026-10-01')
  })

  it('is no day while nothing is chosen', () => {
    expect(dayOf('all', now)).toBeUndefined()
    expect(dayOf('', now)).toBeUndefined()
    expect(dayOf('2026-1', now)).toBeUndefined()
  })
})

describe('asking again for results', () => {
  it('waits for the next draw: at least 5 seconds, at most 5 minutes, and lands after a draw', () => {
    expect(untilNextResult(5_500_000 * 300_000 + 45_000)).toBe(300_000)
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }), now => {
        const wait = untilNextResult(now)
        expect(wait).toBeGreaterThanOrEqual(5_000)
        expect(wait).toBeLessThanOrEqual(300_000)
        const afterClose = (now + wait) % 300_000
        expect(afterClose).toBeGreaterThanOrEqual(45_000)
        expect(afterClose).toBeLessThan(50_000)
      }),
    )
  })
})

const answered = (status: number) => new ApiError('', { status, data: {} })

describe('a draw that cannot be shown', () => {
  it('is unknown only where the service says so, not where it was not reached or is busy', () => {
    expect([400, 404].map(status => isUnknownDraw(answered(status)))).toEqual([true, true])
    expect([429, 503].map(status => isUnknownDraw(answered(status)))).toEqual([false, false])
    expect([isUnknownDraw(new ApiError('')), isUnknownDraw(null)]).toEqual([false, false])
  })
})

describe('names', () => {
  it('turn lottery types of the wire into words and addresses §3.28', () => {
    expect(['SALARY_FOR_LIFE', 'INSTANT_CASHOUT', 'WYSE_CASH', 'wyse_cash'].map(lotteryName)).toEqual([
      'Salary for life',
      'Instant cashout',
      'Wyse cash',
      'Wyse cash',
    ])
    expect(lotterySlug('INSTANT_CASHOUT')).toBe('instant-cashout')
  })

  it('count with the right form', () => {
    expect([plural(0, 'line'), plural(1, 'line'), plural(12_000, 'line')]).toEqual([
      '0 lines',
      '1 line',
      '12,000 lines',
    ])
  })
})
