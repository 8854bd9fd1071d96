// The plan of what is due when. Pure: settings, facts and a time in, alerts out. Always the same for the same
// input, so it can be remade whenever something changes.
import type { AlertSettings } from '#src/contract/alerts.ts'
import { BATCH, SEAL_MARGIN, batchBounds, batchId, drawsAt, nextDrawHour } from '#src/draws/schedule.ts'
import type { Game } from '#src/games/game.ts'
import { everyGame, pathsOfType } from '#src/games/every-game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import {
  drawTag,
  jackpotTag,
  kickOffTag,
  moneyTag,
  picksTag,
  resultTag,
  type Alert,
  type AlertKind,
} from './alert.ts'
import { afterQuiet, isQuiet } from './quiet.ts'
import {
  drawWords,
  jackpotWords,
  kickOffWords,
  picksWords,
  resultWords,
  topUpWords,
  type AlertWords,
  type BatchOutcome,
} from './words.ts'

/** Unpaid picks, and the batch they aim at. */
export interface OpenPicks {
  lotteryType: string
  lines: number
  batch: string
  closesAt: number
  /** When they last changed. */
  since: number
}

/** All of the player's tickets in a batch are settled. */
export interface KnownOutcome extends BatchOutcome {
  batch: string
  drawsAt: number
  /** When this phone heard of it. */
  heardAt: number
  /** Its game play ID, if it is a single ticket. */
  ticket?: string
}

/** An upcoming match on the player's open tickets. */
export interface KickOff {
  /** The match number. */
  number: number
  lotteryType: string
  /** `Arsenal – Chelsea` */
  begins: string
  at: number
  tickets: number
  /** Its game play ID, if it is a single ticket. */
  ticket?: string
}

export interface FullJackpot {
  id: string
  name: string
  /** The most it pays at once, kobo. */
  threshold: Kobo
  drawsAt: number
  heardAt: number
}

export interface ArrivedTopUp {
  reference: string
  heardAt: number
}

export interface AlertFacts {
  picks: readonly OpenPicks[]
  outcomes: readonly KnownOutcome[]
  kickOffs: readonly KickOff[]
  jackpots: readonly FullJackpot[]
  topUps: readonly ArrivedTopUp[]
  /** Lottery types of which nothing is sold for now. */
  held: readonly string[]
}

export const NO_FACTS: AlertFacts = {
  picks: [],
  outcomes: [],
  kickOffs: [],
  jackpots: [],
  topUps: [],
  held: [],
}

/**
 * The batch that picks made at this time aim at: the one on sale, or for fixed-hours games the last one
 * before the next draw, as nothing is lost by waiting until then.
 */
export const aimOf = (
  game: Pick<Game, 'batchPrefix' | 'cadence'>,
  at: number,
): { batch: string; closesAt: number } => {
  const closesAt = drawsAt(game, batchBounds(at).closesAt) - SEAL_MARGIN
  return { batch: batchId(game, closesAt - BATCH), closesAt }
}

const make = (
  kind: AlertKind,
  tag: string,
  words: AlertWords,
  url: string,
  [at, until]: [number, number],
): Alert => ({ tag, kind, ...words, url, at, until })

/** Fixed draw hours still on sale, for the next day. */
const hoursAhead = (now: number): number[] => {
  const hours: number[] = []
  for (let hour = nextDrawHour(now); hour <= now + DAY; hour = nextDrawHour(hour)) hours.push(hour)
  return hours
}

const drawAlerts = (wanted: AlertSettings, { held }: AlertFacts, now: number): Alert[] => {
  const followed = games.filter(
    ({ cadence, lotteryType }) =>
      cadence === 'fixed-hours' && wanted.games.includes(lotteryType) && !held.includes(lotteryType),
  )
  if (followed.length === 0) return []
  const url = followed.length === 1 ? pathsOf(followed[0]!).play : '/dashboard'
  const types = followed.map(({ lotteryType }) => lotteryType)
  return hoursAhead(now).map(hour =>
    make('draw', drawTag(hour), drawWords(hour, types), url, [hour - wanted.lead * MINUTE, hour]),
  )
}

/** What is left of a plan that a page made before nothing of these games was sold. @param held lottery types */
export const withoutHeld = (
  planned: readonly Alert[],
  wanted: AlertSettings,
  held: readonly string[],
): readonly Alert[] => {
  if (held.length === 0) return planned
  const unsold = everyGame
    .filter(({ lotteryType }) => held.includes(lotteryType))
    .map(({ batchPrefix }) => picksTag(`${batchPrefix}-`))
  return planned.flatMap(alert => {
    if (alert.kind === 'picks') return unsold.some(tag => alert.tag.startsWith(tag)) ? [] : [alert]
    if (alert.kind !== 'draw') return [alert]
    return drawAlerts(wanted, { ...NO_FACTS, held }, alert.at).filter(({ tag }) => tag === alert.tag)
  })
}

/** Skips picks changed in the last minute: their player is still at it. */
const picksAlerts = (wanted: AlertSettings, { picks, held }: AlertFacts): Alert[] =>
  picks
    .filter(
      ({ lotteryType, closesAt, since }) =>
        wanted.games.includes(lotteryType) && !held.includes(lotteryType) && since < closesAt - MINUTE,
    )
    .map(({ lotteryType, lines, batch, closesAt }) =>
      make(
        'picks',
        picksTag(batch),
        picksWords(lotteryType, lines, closesAt),
        pathsOfType(lotteryType)?.play ?? '/dashboard',
        [closesAt - MINUTE, closesAt],
      ),
    )

const resultAlerts = (wanted: AlertSettings, { outcomes }: AlertFacts): Alert[] =>
  outcomes
    .filter(({ lotteryType }) => wanted.games.includes(lotteryType))
    .map(outcome =>
      make('result', resultTag(outcome.batch), resultWords(outcome), historyOf(outcome.ticket), [
        afterQuiet(wanted.quiet, outcome.heardAt),
        outcome.drawsAt + DAY,
      ]),
    )

/** After this, kick-off is no longer news. */
export const BEGUN = 2 * HOUR

const historyOf = (ticket: string | undefined) => (ticket ? `/game-history/${ticket}` : '/game-history')

const kickOffAlerts = (wanted: AlertSettings, { kickOffs }: AlertFacts): Alert[] =>
  kickOffs
    .filter(({ lotteryType }) => wanted.games.includes(lotteryType))
    .map(({ number, begins, at, tickets, ticket }) =>
      make('result', kickOffTag(number), kickOffWords(begins, at, tickets), historyOf(ticket), [
        at,
        at + BEGUN,
      ]),
    )

const jackpotAlerts = (wanted: AlertSettings, { jackpots }: AlertFacts): Alert[] =>
  jackpots.map(({ id, name, threshold, drawsAt: due, heardAt }) =>
    make('jackpot', jackpotTag(id, due), jackpotWords(name, threshold, due), '/dashboard', [
      afterQuiet(wanted.quiet, heardAt),
      due,
    ]),
  )

const moneyAlerts = (wanted: AlertSettings, { topUps }: AlertFacts): Alert[] =>
  topUps.map(({ reference, heardAt }) =>
    make('money', moneyTag(reference), topUpWords(), '/wallet', [
      afterQuiet(wanted.quiet, heardAt),
      heardAt + DAY,
    ]),
  )

/**
 * Alerts due now or within a day, soonest first, without expired ones. Nothing is due in quiet hours: results,
 * money and full jackpots wait until they end, the rest would be too late.
 */
export const planAlerts = (wanted: AlertSettings, facts: AlertFacts, now: number): Alert[] =>
  [
    ...drawAlerts(wanted, facts, now),
    ...picksAlerts(wanted, facts),
    ...resultAlerts(wanted, facts),
    ...kickOffAlerts(wanted, facts),
    ...jackpotAlerts(wanted, facts),
    ...moneyAlerts(wanted, facts),
  ]
    .filter(({ kind, at, until }) => wanted.kinds.includes(kind) && until > now && at < until)
    .filter(({ at }) => !isQuiet(wanted.quiet, at))
    .sort((a, b) => a.at - b.at)
