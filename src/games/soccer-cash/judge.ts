// How a real match ended for tickets, from what the sources report.
import { DAY, lagosMidnight } from '#src/lib/lagos-time.ts'
import { times } from './rules.ts'

export type Phase =
  | 'scheduled'
  | 'live'
  | 'stopped'
  | 'abandoned'
  | 'ended'
  | 'postponed'
  | 'cancelled'
  | 'awarded'

export const OPERATOR = 'operator'

/** What one source says now. */
export interface Report {
  source: string
  phase: Phase
  /** As the source has it now, ms. */
  kickOff: number
  /** After 90 minutes and stoppage, as soon as they are played. */
  score?: string | undefined
  /** The teams swapped home and away. */
  isSwapped?: boolean
  /** Since when it has said exactly this, ms. */
  since: number
  /**
   * When it first said that it has stopped, ms, also of one that is to go on at another hour; of a match that has ended only
   * if nobody heard of its end within the day.
   */
  stoppedAt?: number | undefined
}

type VoidReason = 'postponed' | 'moved' | 'abandoned' | 'cancelled' | 'awarded' | 'swapped' | 'no-result'

export type Verdict = { score: string } | { void: VoidReason }

type Judgement =
  | { is: 'waiting' | 'silent' | 'disputed' }
  | { is: 'decided'; verdict: Verdict; sources: string[] }

/** The match must start before this: the end of the Lagos day after the one it was sold for. */
export const startsBy = (kickOff: number): number => lagosMidnight(kickOff) + 2 * DAY

/** It goes on too late for the rules, whatever hour a source has for it now. */
const isOverdue = (it: Report, now: number): boolean => now >= (it.stoppedAt ?? Infinity) + times.resumed

const verdictOf = (it: Report, kickOff: number, now: number): Verdict | undefined => {
  if (it.isSwapped) return { void: 'swapped' }
  switch (it.phase) {
    case 'ended':
      if (it.kickOff >= startsBy(kickOff)) return { void: 'moved' }
      // No report says when it ended: a person has to.
      return it.score === undefined || it.stoppedAt !== undefined ? undefined : { score: it.score }
    case 'awarded':
      // Whatever the league decides later, a match played to the end counts.
      return it.score === undefined ? { void: 'awarded' } : { score: it.score }
    case 'cancelled':
      return { void: 'cancelled' }
    case 'abandoned':
    case 'stopped':
    case 'live':
      return isOverdue(it, now) ? { void: 'abandoned' } : undefined
    case 'postponed':
      if (isOverdue(it, now)) return { void: 'abandoned' }
      return now >= startsBy(kickOff) ? { void: 'postponed' } : undefined
    case 'scheduled':
      if (isOverdue(it, now)) return { void: 'abandoned' }
      // A league without live scores says "not started" for two days: only a new date is news.
      return it.kickOff >= startsBy(kickOff) && now >= startsBy(kickOff) ? { void: 'postponed' } : undefined
  }
}

/** It says itself why there is no result yet. */
const explains = (it: Report, kickOff: number, now: number): boolean =>
  (it.phase === 'postponed' && now < startsBy(kickOff)) ||
  (it.phase === 'stopped' && now < (it.stoppedAt ?? it.since) + times.resumed) ||
  now < it.kickOff + times.silent

/** No score of this match can be right, if it is. A league without live scores says "not started" for two days. */
const deniesScore = ({ phase, kickOff }: Report, now: number): boolean =>
  phase === 'scheduled' ? kickOff > now : ['postponed', 'stopped', 'abandoned'].includes(phase)

const sayingOf = (verdict: Verdict): string => ('void' in verdict ? 'void' : verdict.score)

/**
 * Two sources that agree decide, or one that has said the same for half an hour, unless another has the match off, or the
 * operator at once.
 * @param kickOff as it was sold, ms
 */
export const judge = (kickOff: number, reports: readonly Report[], now: number): Judgement => {
  const said = reports.flatMap(report => {
    const verdict = verdictOf(report, kickOff, now)
    return verdict ? [{ report, verdict }] : []
  })
  const ours = said.find(it => it.report.source === OPERATOR)
  if (ours) return { is: 'decided', verdict: ours.verdict, sources: [OPERATOR] }
  const isLate = now >= kickOff + times.undecided
  const noResult = { is: 'decided', verdict: { void: 'no-result' }, sources: [] as string[] } as const
  const [first, ...others] = said
  const isSilent =
    now >= kickOff + times.silent && !(reports.length > 0 && reports.every(it => explains(it, kickOff, now)))
  if (!first) return isLate ? noResult : { is: isSilent ? 'silent' : 'waiting' }
  if (others.some(it => sayingOf(it.verdict) !== sayingOf(first.verdict)))
    return isLate ? noResult : { is: 'disputed' }
  // A source that lists a match twice agrees with itself.
  const sources = [...new Set(said.map(it => it.report.source))]
  const since = Math.max(...said.map(it => it.report.since))
  const stands = sources.length > 1 || now >= since + times.alone
  if (!stands) return { is: 'waiting' }
  const isDenied =
    'score' in first.verdict &&
    sources.length === 1 &&
    reports.some(it => it.source !== sources[0] && deniesScore(it, now))
  if (isDenied) return isLate ? noResult : { is: 'disputed' }
  return { is: 'decided', verdict: first.verdict, sources }
}
