// How we keep what we promise, counted for each day when it is over.
import { DAY, MINUTE, isoDate } from '#src/lib/lagos-time.ts'
import { DRAWN_WITHIN, PROMISE_DAYS, SEALED_WITHIN } from '#src/contract/promises/promises.ts'
import { insertPromises, listUncountedDays } from '#server/db/queries/operator/promises.ts'
import type { Service } from '#server/service.ts'

/** How many missed days are counted later, after the service was down. */
const MISSED_AT_MOST = 14

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+01:00`)

/**
 * Counts the days that have ended, each by itself and with those before it. Safe on any number of nodes.
 * @returns the days counted
 */
export const countPromises = ({ db }: Pick<Service, 'db'>): Promise<string[]> =>
  db.tx(async tx => {
    const days = (await listUncountedDays(tx, MISSED_AT_MOST)).map(it => it.day)
    for (const day of days)
      for (const many of [1, PROMISE_DAYS]) {
        const until = startOf(day) + DAY
        const from = until - many * DAY
        await insertPromises(tx, {
          day,
          days: many,
          first: isoDate(from + MINUTE),
          from: new Date(from),
          until: new Date(until),
          sealedWithin: SEALED_WITHIN,
          drawnWithin: DRAWN_WITHIN,
        })
      }
    return days
  })
