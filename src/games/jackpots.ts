// The jackpots in display order: what fills them, how large they grow, when they are drawn.
import { kobo, type Kobo } from '#src/lib/money.ts'
import { DAY, lagosInstant, lagosParts, lagosTimeOn } from '#src/lib/lagos-time.ts'

export interface Jackpot {
  /** Last part of its ledger account, `jackpot:super`. */
  id: 'super' | 'mega' | 'crown'
  name: string
  /** The most paid at once, kobo. */
  threshold: Kobo
  /** Share of every stake, in hundredths of a percent. */
  share: number
  drawn: 'daily' | 'weekly' | 'monthly'
}

export const jackpots: readonly Jackpot[] = [
  { id: 'super', name: 'Super Jackpot', threshold: kobo(500_000), share: 150, drawn: 'daily' },
  { id: 'mega', name: 'Mega Jackpot', threshold: kobo(5_000_000), share: 100, drawn: 'weekly' },
  { id: 'crown', name: 'Crown jumbo Jackpot', threshold: kobo(20_000_000), share: 50, drawn: 'monthly' },
]

/** What texts call one chance. A draw counts every kobo staked, so fractions of it are chances too. */
export const CHANCE: Kobo = kobo(100)

const DRAW_HOUR = 22

/** The next draw after `now`, at 22:00 in Lagos: any day, Sundays, or the last day of a month. */
export const nextJackpotDraw = (drawn: Jackpot['drawn'], now: number): number => {
  const tonight = lagosTimeOn(now, DRAW_HOUR)
  const first = tonight > now ? tonight : tonight + DAY
  if (drawn === 'daily') return first
  const { year, month, weekday } = lagosParts(first)
  if (drawn === 'weekly') return first + ((7 - weekday) % 7) * DAY
  return lagosTimeOn(lagosInstant(year, month + 1, 1) - DAY, DRAW_HOUR)
}

/** How full a pool is, 0-100. */
export const fullness = (jackpot: Jackpot, pool: Kobo): number =>
  Math.min(100, Math.max(0, Math.floor((pool / jackpot.threshold) * 10_000) / 100))
