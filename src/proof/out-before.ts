// Was a log entry out in time? By what this phone saw, or by the word of witnesses.
import { seenByWitness } from '#src/draws/cosignature.ts'
import { REFUND_AFTER, roundTime } from '#src/draws/schedule.ts'
import { plural } from '#src/lib/figures.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { fail, leaveOpen, must, outcomeOf } from './checks.ts'
import type { Shown } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'

const seconds = (ms: number): string => plural(Math.round(ms / 1000), 'second')

interface Told {
  /** The entry, in words. */
  what: string
  /** What happens at that instant, in words; the draw by default. */
  event?: string
  /** When this phone saw the entry itself, ms. */
  ownSight?: number | undefined
}

/**
 * Was an entry out before an instant, by more than the operator's word?
 * @throws unproven if nobody else says so
 */
export const mustBeOutBefore = (
  { index, checkpoint }: Shown,
  instant: number,
  memory: Memory,
  { what, event = 'the draw', ownSight }: Told,
): string => {
  const without = memory.seen?.find(it => it.at >= instant && it.size <= index)
  const after = event === 'the draw' ? 'the draw’s randomness was out' : event
  if (without) fail(`This phone saw the log after ${after}, and ${what} was not in it`)
  if (ownSight !== undefined && ownSight < instant)
    return `seen by this phone ${seconds(instant - ownSight)} before ${event}`
  const { witnesses, quorum } = pinsOf(memory)
  const seen = witnesses.flatMap(({ key, by }) => {
    const at = seenByWitness(checkpoint, key)
    return at !== undefined && at < instant ? [{ by, at }] : []
  })
  if (quorum < 1 || seen.length < quorum)
    return leaveOpen(
      `Only we say that ${what} was out before ${event}: ${seen.length} of ${Math.max(quorum, 1)} witnesses that are asked for had seen it`,
    )
  const earliest = Math.min(...seen.map(it => it.at))
  return `seen by ${seen.length} of ${witnesses.length} witnesses (${seen.map(it => it.by).join('; ')}) ${seconds(instant - earliest)} before ${event}`
}

/**
 * That an entry was late is known only to a phone that saw the log without it.
 * @throws failed if it was in time, unproven if only we say that it was late
 */
export const mustHaveBeenLate = (shown: Shown, instant: number, memory: Memory, told: Told): void => {
  const { state } = outcomeOf('', () => mustBeOutBefore(shown, instant, memory, told))
  must(
    state !== 'passed',
    `Withheld: ${told.what} was seen in time, and the draw was called off because it was late`,
  )
  if (state === 'unproven') leaveOpen(`Stakes went back, and only we say that ${told.what} was late`)
}

/** What a phone knows of the service's clock is up to a minute old, and its seconds are rounded. */
const LEEWAY = 2 * MINUTE

/** The log gives the reason a moment after the refund. */
export const NO_WHY = 'Stakes went back, and the log does not say why yet'

/**
 * Stakes went back because the beacon is said to have stayed away, which no phone can see: whoever dislikes a result
 * could say so.
 * @throws failed if, as far as this phone knows, they went back sooner than promised; otherwise unproven
 */
export const leaveSilenceOpen = (round: number, { heardAt }: Memory): never => {
  must(
    heardAt === undefined || heardAt >= roundTime(round) + REFUND_AFTER - LEEWAY,
    'Withheld: stakes went back within 24 hours',
  )
  return leaveOpen('Stakes went back, and only we say that the beacon stayed away')
}
