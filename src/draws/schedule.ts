// When batches open, close and are drawn. Instants are ms since 1970 UTC; hours are Lagos time.
import { findLast } from '#src/lib/find-last.ts'
import { DAY, HOUR, MINUTE, lagosInstant, lagosMidnight, lagosParts, two } from '#src/lib/lagos-time.ts'

export const BATCH = 5 * MINUTE
export const DRAW_HOURS = [10, 12, 14, 16, 18, 20, 22] as const
/** From closing to the beacon round: the signed head must be out before the round can be known. */
export const SEAL_MARGIN = 30_000
/** From the end of a jackpot's window to its draw: all batches must be sealed, then the list of them. */
export const JACKPOT_MARGIN = 2 * SEAL_MARGIN
/** Stakes are refunded if the beacon round has not arrived after this long. */
export const REFUND_AFTER = 24 * HOUR

/** When a sealed batch is drawn: on its own, or with others at the next fixed hour. */
export type Cadence = 'each-batch' | 'fixed-hours'

/** What the schedule needs to know about a game. */
interface ScheduledGame {
  batchPrefix: string
  cadence: Cadence
}

/** The batch on sale at an instant, from `opensAt` up to but not including `closesAt`. */
export const batchBounds = (instant: number): { opensAt: number; closesAt: number } => {
  const opensAt = Math.floor(instant / BATCH) * BATCH
  return { opensAt, closesAt: opensAt + BATCH }
}

/** `IC-20261120-1205`, in Lagos time. */
export const batchId = (game: { batchPrefix: string }, opensAt: number): string => {
  const { year, month, day, hour, minute } = lagosParts(opensAt)
  return `${game.batchPrefix}-${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}`
}

/** When a batch's sales end, by its code; undefined if it is not a batch code. */
export const closesAtOf = (batch: string): number | undefined => {
  const [, year, month, day, hour, minute] =
    /^[A-Z0-9]+-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(batch)?.map(Number) ?? []
  if (minute === undefined) return undefined
  return lagosInstant(year!, month!, day!, hour!, minute) + BATCH
}

const firstDrawHour = (isDue: (hourInstant: number) => boolean, instant: number): number => {
  for (let midnight = lagosMidnight(instant); ; midnight += DAY) {
    const due = DRAW_HOURS.map(hour => midnight + hour * HOUR).find(isDue)
    if (due !== undefined) return due
  }
}

/** The next draw hour after `now`, today or tomorrow. */
export const nextDrawHour = (now: number): number => firstDrawHour(hour => hour > now, now)

/** The latest draw hour not after an instant, on its day or the one before. */
export const lastDrawHour = (instant: number): number => {
  const midnight = lagosMidnight(instant)
  const hours = [midnight - DAY, midnight].flatMap(day => DRAW_HOURS.map(hour => day + hour * HOUR))
  return findLast(hours, hour => hour <= instant)!
}

const sealedUntil: Record<Cadence, (closesAt: number) => number> = {
  'each-batch': closesAt => closesAt,
  'fixed-hours': closesAt => firstDrawHour(hour => hour >= closesAt, closesAt),
}

/** The earliest time at which a batch with this closing time may be drawn. */
export const drawsAt = ({ cadence }: Pick<ScheduledGame, 'cadence'>, closesAt: number): number =>
  SEAL_MARGIN + sealedUntil[cadence](closesAt)

/** The next draws that batches are sold for, starting with the batch that closes then. */
export const drawsAhead = (
  game: Pick<ScheduledGame, 'cadence'>,
  closesAt: number,
  count: number,
): number[] => {
  const instants: number[] = []
  for (let at = closesAt; instants.length < count; at = instants.at(-1)! - SEAL_MARGIN + 1)
    instants.push(drawsAt(game, at))
  return instants
}

/** Unix time of beacon round 1, and the period, in seconds: drand quicknet's, and the sandbox's too. */
export const BEACON_GENESIS = 1_692_803_367
export const BEACON_PERIOD = 3

/** The latest round published at an instant. */
export const roundAt = (instant: number): number =>
  Math.floor((Math.floor(instant / 1000) - BEACON_GENESIS) / BEACON_PERIOD) + 1

/** When a round is published. */
export const roundTime = (round: number): number => (BEACON_GENESIS + (round - 1) * BEACON_PERIOD) * 1000

/** The first round published at or after an instant: the one that decides a draw due then. */
export const roundFrom = (instant: number): number => {
  const round = roundAt(instant)
  return roundTime(round) >= instant ? round : round + 1
}

/** Deadline for publishing the numbers, counted from the round. */
export const RESULT_WITHIN = 10 * MINUTE
/** Deadline for publishing everybody's lines, counted from the round. */
export const FILE_WITHIN = DAY
