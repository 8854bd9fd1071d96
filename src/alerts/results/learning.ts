// When to ask which tickets the player has: this phone does not know those from standing orders, friends and bids, or
// bought on another phone.
import { SEAL_MARGIN } from '#src/draws/schedule.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'

interface Drawn {
  drawsAt: number
}

export const EVERY = 15 * MINUTE
/** ms until the service is asked again if it does not answer */
const AGAIN = 3_000

export const hasClosed = ({ drawsAt }: Drawn, now: number): boolean => now >= drawsAt - SEAL_MARGIN

export const createLearning = () => {
  let learnedAt = Number.NEGATIVE_INFINITY
  let next = Number.NEGATIVE_INFINITY

  /** A closed batch takes no more tickets, so one fetched after closing is complete. */
  const isIncomplete = (own: readonly Drawn[], now: number) =>
    now >= learnedAt + EVERY || own.some(it => hasClosed(it, now) && !hasClosed(it, learnedAt))

  return {
    /** Learn at the next look: the player has changed, or unknown tickets may have been settled. */
    startOver: () => {
      learnedAt = next = Number.NEGATIVE_INFINITY
    },
    /**
     * Learns if it is time to.
     * @param own the tickets known so far
     * @returns whether more may be known now
     */
    look: async (own: readonly Drawn[], now: number, learn: () => Promise<boolean>): Promise<boolean> => {
      if (now < next || !isIncomplete(own, now)) return false
      next = now + AGAIN
      if (await learn()) learnedAt = now
      return true
    },
  }
}
