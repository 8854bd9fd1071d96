// What the page of promises says about the figures.
import type { Kept } from '#src/api/public/promises.ts'
import { plural } from '#src/lib/figures.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { words } from './promise-words.ts'

export type What = Kept['what']

/** In the order of the page. */
export const PROMISES = ['draws', 'seals', 'prizes', 'withdrawals', 'cases', 'checks', 'minutes'] as const

const SECOND = 1_000

const whole = (ms: number, unit: number) => Math.ceil(ms / unit)

/** Rounded up: `3 seconds`, `12 minutes`, `5 hours`, `2 days`. */
export const lasted = (ms: number): string => {
  if (ms <= 2 * MINUTE) return plural(Math.max(1, whole(ms, SECOND)), 'second')
  if (ms <= 2 * HOUR) return plural(whole(ms, MINUTE), 'minute')
  return ms <= 2 * DAY ? plural(whole(ms, HOUR), 'hour') : plural(whole(ms, DAY), 'day')
}

/** Rounded down: only what was never missed is 100%. */
export const shareKept = ({ many, missed }: Pick<Kept, 'many' | 'missed'>): string =>
  `${Math.floor(((many - missed) / many) * 10_000) / 100}%`

/** How much of it was kept, in a sentence; undefined if there was nothing to keep. */
export const keptWords = (kept: Kept | undefined): string | undefined => {
  if (!kept || kept.many === 0) return undefined
  if (kept.what === 'minutes') return words.$wasUp(shareKept(kept))
  if (kept.what === 'prizes') return words.$ticketsPaid(kept.many)
  return words.$ofKept(kept.many - kept.missed, kept.many, shareKept(kept))
}

const missedWords: Partial<Record<What, (many: number) => string>> = {
  draws: words.$lateDraws,
  seals: words.$lateSeals,
  withdrawals: words.$cameBack,
  cases: words.$stillOpen,
  checks: words.$foundAFault,
  minutes: words.$minutesAway,
}

interface OneDay {
  day: string
  /** Promises not kept that day. */
  missed: string[]
}

/** The single days, newest first. */
export const daysOf = (rows: readonly Kept[]): OneDay[] => {
  const single = rows.filter(it => it.days === 1)
  return [...new Set(single.map(it => it.day))].map(day => ({
    day,
    missed: PROMISES.flatMap(what => {
      const missed = single.find(it => it.day === day && it.what === what)?.missed ?? 0
      const said = missedWords[what]
      return said && missed > 0 ? [said(missed)] : []
    }),
  }))
}

/** Rows that sum up several days. */
export const togetherOf = (rows: readonly Kept[]): Kept[] => rows.filter(it => it.days > 1)
