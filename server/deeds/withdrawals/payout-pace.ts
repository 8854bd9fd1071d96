// How often a provider is asked about a transfer. All in seconds.

const HOUR = 3_600
const FIRST = [5, 15, 60, 300, 900, HOUR]

/** Hourly up to three days, then daily: an unknown outcome is never given up. @param age of the attempt, ms */
export const untilNextAsk = (asked: number, age: number): number =>
  FIRST[asked] ?? (age < 72 * HOUR * 1000 ? HOUR : 24 * HOUR)

const WATCH = [HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR]

/** A bank may send back what was paid; null after three days, when only the provider's word brings it up again. */
export const untilNextWatch = (asked: number): number | null => WATCH[asked] ?? null

/** Until it is tried again after our own trouble at the provider. */
export const UNSENT_WAIT = 900
/** The same if another provider may take it. */
export const OTHER_RAIL_WAIT = 15

/**
 * "Not found" proves nothing at first. After three of them the same reference is sent again, for a day: if it had
 * arrived after all, the provider refuses it as a duplicate.
 */
export const isSentAgain = (notFound: number, age: number): boolean => notFound >= 3 && age < 24 * HOUR * 1000

/**
 * Longer than a provider may take to answer: until then its sender may still be at it, and nobody else acts. Monnify asks
 * for a name before it sends, and a token that ended early doubles each call and its log-in: seven calls of 20 s.
 */
export const LEASE = 180

/** From here on a person looks into it, ms. */
export const CASE_AFTER = 24 * HOUR * 1000
