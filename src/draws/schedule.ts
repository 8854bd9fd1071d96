// When batches open, close and are drawn. Instants are milliseconds since 1970 UTC; hours are hours on a clock in Lagos.
import { findLast } from '#src/lib/find-last.ts'
import { DAY, HOUR, MINUTE, lagosInstant, lagosMidnight, lagosParts } from '#src/lib/lagos-time.ts'

export const BATCH = 5 * MINUTE
export const DRAW_HOURS = [10, 12, 14, 16, 18, 20, 22] as const
/** Between closing and the beacon's round: the signed head must be out before the round can be known. */
export const SEAL_MARGIN = 30_000
/** Between the end of a jackpot's window and its draw: all batches must be sealed, and then the list of them. */
export const JACKPOT_MARGIN = 2 * SEAL_MARGIN
/** Without the beacon's round for so long, the stakes go back. */
export const REFUND_AFTER = 24 * HOUR

/** What the schedule has to know about a game. */
interface ScheduledGame {
  batchPrefix: string
  cadence: 'each-batch' | 'fixed-hours'
}

/** The batch on sale at an instant: `opensAt` is inside, `closesAt` is not. */
export const batchBounds = (instant: number): { opensAt: number; closesAt: number } => {
  const opensAt = Math.floor(instant / BATCH) * BATCH
  return { opensAt, closesAt: opensAt + BATCH }
}

const two = (value: number) => String(value).padStart(2, '0')

/** `IC-20261120-1205`, by the Lagos clock. */
export const batchId = (game: { batchPrefix: string }, opensAt: number): string => {
  const { year, month, day, hour, minute } = lagosParts(opensAt)
  return `${game.batchPrefix}-${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}`
}

/** When sales of a batch end, by its code; undefined where it is no code of a batch. */
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

/** The newest draw hour that is not after an instant, on its day or the one before. */
export const lastDrawHour = (instant: number): number => {
  const midnight = lagosMidnight(instant)
  const hours = [midnight - DAY, midnight].flatMap(day => DRAW_HOURS.map(hour => day + hour * HOUR))
  return findLast(hours, hour => hour <= instant)!
}

/** The earliest instant at which a batch that closes then may be drawn. */
export const drawsAt = (game: { cadence: ScheduledGame['cadence'] }, closesAt: number): number =>
  SEAL_MARGIN + (game.cadence === 'each-batch' ? closesAt : firstDrawHour(hour => hour >= closesAt, closesAt))

/** When the next draws are that a batch closing then, and batches after it, are sold for. */
export const drawsAhead = (
  game: { cadence: ScheduledGame['cadence'] },
  closesAt: number,
  count: number,
): number[] => {
  const instants: number[] = []
  for (let at = closesAt; instants.length < count; at = instants.at(-1)! - SEAL_MARGIN + 1)
    instants.push(drawsAt(game, at))
  return instants
}

/** Seconds since 1970 of the beacon's round 1, and between rounds: drand quicknet's, which the sandbox keeps as well. */
export const BEACON_GENESIS = 1_692_803_367
export const BEACON_PERIOD = 3

/** The newest round that is out at an instant. */
export const roundAt = (instant: number): number =>
  Math.floor((Math.floor(instant / 1000) - BEACON_GENESIS) / BEACON_PERIOD) + 1

/** The instant at which a round comes out. */
export const roundTime = (round: number): number => (BEACON_GENESIS + (round - 1) * BEACON_PERIOD) * 1000

/** The first round that comes out at an instant or after it: the one that decides what is due then. */
export const roundFrom = (instant: number): number => {
  const round = roundAt(instant)
  return roundTime(round) >= instant ? round : round + 1
}

/** After the round so long, numbers must have been shown. */
export const RESULT_WITHIN = 10 * MINUTE
/** After the round so long, everybody's lines must have been shown. */
export const FILE_WITHIN = DAY
