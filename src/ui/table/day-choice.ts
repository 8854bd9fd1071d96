import { DAY, isoDate } from '#src/lib/lagos-time.ts'

/** `all` means every day; anything but the three words is an ISO day, `2026-11-20`. */
export type DayChoice = 'all' | 'today' | 'yesterday' | (string & {})

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The Lagos day of a choice; undefined if it is every day, or not a valid day yet. */
export const dayOf = (choice: DayChoice, now: number): string | undefined => {
  if (choice === 'today') return isoDate(now)
  if (choice === 'yesterday') return isoDate(now - DAY)
  return ISO_DAY.test(choice) ? choice : undefined
}
