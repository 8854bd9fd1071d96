import { formatDate } from '#src/lib/lagos-time.ts'
import type { Finalist } from '#src/model/matches.ts'

interface DayOfFinalists {
  /** `28/11/2026` */
  day: string
  finalists: Finalist[]
}

/** In the order given: newest day first, and within a day the largest win. */
export const bySettledDay = (list: readonly Finalist[]): DayOfFinalists[] => {
  const days = new Map<string, Finalist[]>()
  for (const it of list) {
    const day = formatDate(Date.parse(it.dateWon))
    days.set(day, [...(days.get(day) ?? []), it])
  }
  return [...days].map(([day, finalists]) => ({ day, finalists }))
}
