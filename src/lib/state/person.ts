// Who may play, by the day they were born, and the number by which the state knows them.
import { isoDate } from '../lagos-time.ts'

const ADULT = 18 // years
const OLDEST = 120

/** A real day of somebody who may be alive: `1990-02-28`. */
export const isBirthDate = (day: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(day) && (new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false)

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** The latest birth date of somebody who is 18 now, in Lagos. Born on 29 February, one turns 18 on 1 March. */
export const lastAdultBirth = (now: number): string => yearsBefore(isoDate(now), ADULT)

/** @param now ms */
export const isAdult = (birth: string, now: number): boolean =>
  birth <= lastAdultBirth(now) && birth > yearsBefore(isoDate(now), OLDEST)

/** The last four digits: enough for its owner to recognise it. */
export const maskedNin = (nin: string): string => `•••••••${nin.slice(-4)}`
