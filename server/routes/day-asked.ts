import { DAY, lagosMidnight } from '#src/lib/lagos-time.ts'

/** The Lagos day of a `2026-11-20`, `to` exclusive; undefined for an empty one. */
export const dayOf = (date: string | undefined) => {
  if (!date) return undefined
  const from = lagosMidnight(Date.parse(`${date}T12:00:00+01:00`))
  return { from: new Date(from), to: new Date(from + DAY) }
}
