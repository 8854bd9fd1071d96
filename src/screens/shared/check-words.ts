// The results of this phone's checks, summed up in a sentence.
import type { CheckResult, CheckState } from '#src/proof/checks.ts'
import { plural } from '#src/lib/plural.ts'

export const stateWords: Record<CheckState, string> = {
  passed: 'Passed',
  failed: 'Failed',
  waiting: 'Waiting',
  unproven: 'Our word alone',
}

export const worstOf = (checks: readonly Pick<CheckResult, 'state'>[]): CheckState =>
  (['failed', 'unproven', 'waiting'] as const).find(state => checks.some(it => it.state === state)) ??
  'passed'

/** `5 of 6 checks passed on this phone; 1 rests on our word alone`. */
export const countWords = (checks: readonly Pick<CheckResult, 'state'>[]): string => {
  const count = (state: CheckState) => checks.filter(it => it.state === state).length
  const [failed, unproven] = [count('failed'), count('unproven')]
  return [
    `${count('passed')} of ${plural(checks.length, 'check')} passed on this phone`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unproven > 0 ? [`${unproven} ${unproven === 1 ? 'rests' : 'rest'} on our word alone`] : []),
  ].join('; ')
}

/** What the checks that did not pass mean for a player; '' if all passed. */
export const hintOf = (checks: readonly Pick<CheckResult, 'state'>[], isOver = false): string => {
  const worst = worstOf(checks)
  if (worst === 'failed' || worst === 'passed') return ''
  if (worst === 'unproven') return 'Nothing is wrong with what you see, but nobody else than we says so.'
  return isOver ? 'The others need a draw, and there was none.' : 'The others can be made after the draw.'
}
