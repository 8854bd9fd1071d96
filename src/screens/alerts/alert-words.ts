// The names of the kinds of alerts, and how each describes itself.
import type { PushState } from '#src/alerts/what-works.ts'
import type { AlertSettings } from '#src/model/alerts.ts'
import type { OfferedGame } from '#src/alerts/offered-games.ts'
import { BATCH, DRAW_HOURS } from '#src/draws/schedule.ts'
import { formatHour, MINUTE } from '#src/lib/lagos-time.ts'
import { words } from './kinds-words.ts'

type Kind = AlertSettings['kinds'][number]

interface KindWords {
  kind: Kind
  name: string
  about: string
  /** For signed-in players only. */
  mine?: true
}

export const kindWords: readonly KindWords[] = [
  {
    kind: 'draw',
    name: words.$aDrawIsNear,
    about: words.$beforeEachDrawHour,
  },
  {
    kind: 'picks',
    name: words.$myPicksAreNot,
    about: words.$oneMinuteBeforeA,
  },
  {
    kind: 'result',
    name: words.$myResults,
    about: words.$wonOrLostIn,
    mine: true,
  },
  { kind: 'jackpot', name: words.$aJackpotIsFull, about: words.$whenItCanPay },
  { kind: 'money', name: words.$myMoneyHasArrived, about: words.$whenATopUp, mine: true },
]

export const cadenceWords = ({ cadence }: Pick<OfferedGame, 'cadence'>): string =>
  ({
    matches: words.$kickOffAndFinalScore,
    items: words.$drawnAtTen,
    'each-batch': words.$drawnEveryMinutesResults(BATCH / MINUTE),
    'fixed-hours': words.$drawnTimesADay(
      DRAW_HOURS.length,
      formatHour(DRAW_HOURS[0]),
      formatHour(DRAW_HOURS.at(-1)!),
    ),
  })[cadence]

/** Undefined if the choice makes sense. */
export const emptyWords = (
  { kinds, games }: Pick<AlertSettings, 'kinds' | 'games'>,
  catalogue: readonly Pick<OfferedGame, 'lotteryType' | 'cadence'>[],
): string | undefined => {
  if (kinds.length === 0) return words.$nothingIsChosenSo
  const followed = catalogue.filter(({ lotteryType }) => games.includes(lotteryType))
  if (kinds.includes('draw') && !followed.some(({ cadence }) => cadence === 'fixed-hours'))
    return words.$youFollowNoGame
  if (followed.length === 0 && kinds.includes('result')) return words.$youFollowNoGameAt
  return undefined
}

/** Minutes of a day as a time field's `22:30`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Undefined for anything that is not a time. */
export const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}

const PUSH_WORDS: Record<PushState, string> = {
  on: words.$theyComeAlsoWhen,
  working: words.$beingSetUp,
  waiting: words.$waitingForTheFirst,
  off: words.$thisBrowserGetsNone,
  offline: words.$theNetworkIsNeeded,
  'no-key': words.$theServiceSendsNone,
  failed: words.$pushDidNotAnswer,
}

/** Where alerts arrive on a device that has them on and allowed. */
export const pushWords = (push: PushState): string => PUSH_WORDS[push]
