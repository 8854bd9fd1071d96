// The results of this phone's checks, summed up in a sentence.
import type { CheckResult, CheckState } from '#src/proof/checks.ts'
import { words } from './checks-words.ts'

export const stateWords: Record<CheckState, string> = {
  passed: words.$passed,
  failed: words.$failed,
  waiting: words.$waiting,
  none: words.$nothingToCheck,
  unproven: words.$ourWordAlone,
}

export const worstOf = (checks: readonly Pick<CheckResult, 'state'>[]): CheckState =>
  (['failed', 'unproven', 'none', 'waiting'] as const).find(state => checks.some(it => it.state === state)) ??
  'passed'

/** `5 of 6 checks passed on this phone; 1 rests on our word alone`. */
export const countWords = (checks: readonly Pick<CheckResult, 'state'>[]): string => {
  const count = (state: CheckState) => checks.filter(it => it.state === state).length
  const [failed, unproven] = [count('failed'), count('unproven')]
  return [
    words.$ofPassedOnThis(count('passed'), checks.length),
    ...(failed > 0 ? [words.$someFailed(failed)] : []),
    ...(unproven > 0 ? [words.$onOurWordAlone(unproven)] : []),
  ].join('; ')
}

/** What the checks that did not pass mean for a player; '' if all passed. */
export const hintOf = (checks: readonly Pick<CheckResult, 'state'>[]): string => {
  const worst = worstOf(checks)
  if (worst === 'failed' || worst === 'passed') return ''
  if (worst === 'unproven') return words.$nothingIsWrongWith
  return worst === 'none' ? words.$theRestNeedsA : words.$theRestCanBe
}
