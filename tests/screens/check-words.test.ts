import { expect, test } from 'vitest'
import type { CheckState } from '#src/proof/checks.ts'
import { countWords, hintOf, worstOf } from '#src/screens/shared/checks/check-words.ts'
import { voidWords } from '#src/screens/shared/void-words.ts'
import { outcomeOf } from '#src/screens/ticket/outcome.ts'

const checks = (...states: CheckState[]) => states.map(state => ({ state }))

test('the count says what failed and what rests on our word alone, and never calls that passed', () => {
  expect(countWords(checks('passed', 'passed'))).toBe('2 of 2 checks passed on this phone')
  expect(countWords(checks('passed', 'unproven'))).toBe(
    '1 of 2 checks passed on this phone; 1 rests on our word alone',
  )
  expect(countWords(checks('failed', 'unproven', 'unproven', 'waiting'))).toBe(
    '0 of 4 checks passed on this phone; 1 failed; 2 rest on our word alone',
  )
})

test('the worst of the checks decides what is said beside them', () => {
  expect(worstOf(checks('waiting', 'unproven', 'failed'))).toBe('failed')
  expect(worstOf(checks('passed', 'waiting', 'unproven'))).toBe('unproven')
  expect(worstOf(checks('passed', 'waiting'))).toBe('waiting')
  expect(worstOf(checks('passed'))).toBe('passed')
  expect(hintOf(checks('passed', 'waiting'))).toBe('The rest can be checked after the draw.')
  expect(worstOf(checks('passed', 'waiting', 'none'))).toBe('none')
  expect(hintOf(checks('passed', 'none'))).toBe('The rest needs a draw, and there was none.')
  expect(hintOf(checks('waiting', 'unproven'))).toContain('only we say so')
  expect(hintOf(checks('passed', 'failed'))).toBe('')
})

test('a batch that was called off says why in plain words, wherever its ticket is shown', () => {
  const why = voidWords({ void: { entry: { reason: 'head-late' } } })
  expect(why).toBe('The seal was not out in time')
  expect(voidWords({ void: { entry: { reason: 'no-round' } } })).toContain('stayed away for 24 hours')
  expect(voidWords({ void: null })).toBeUndefined()
  const refunded = {
    status: 'Refunded',
    stake: 20_000,
    won: 0,
    cashback: 0,
    tax: 0,
    jackpot: 0,
    later: 0,
  } as const
  expect(outcomeOf(refunded, why).text).toBe(
    'The seal was not out in time, so your stake came back. Your ₦200 is back in your wallet.',
  )
  expect(outcomeOf(refunded).text).toBe('The draw did not happen. Your ₦200 is back in your wallet.')
})
