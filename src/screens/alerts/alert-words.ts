// The names of the kinds of alerts, and how each describes itself.
import type { PushState } from '#src/alerts/what-works.ts'
import type { AlertSettings } from '#src/model/alerts.ts'
import type { GameRules } from '#src/games/game.ts'
import { BATCH, DRAW_HOURS } from '#src/draws/schedule.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'

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
    name: 'A draw is near',
    about: 'Before each draw hour, one alert for all games you follow.',
  },
  {
    kind: 'picks',
    name: 'My picks are not paid',
    about: 'One minute before a batch closes while picks of yours wait. Only while the app is open.',
  },
  {
    kind: 'result',
    name: 'My results',
    about: 'Won or lost, in words: one alert for all your tickets of a batch.',
    mine: true,
  },
  { kind: 'jackpot', name: 'A jackpot is full', about: 'When it can pay the most that it pays at once.' },
  { kind: 'money', name: 'My money has arrived', about: 'When a top-up is in your wallet.', mine: true },
]

const hour = (of: number) => `${of % 12 || 12} ${of < 12 ? 'AM' : 'PM'}`

export const cadenceWords = ({ cadence }: Pick<GameRules, 'cadence'>): string =>
  cadence === 'each-batch'
    ? `Drawn every ${BATCH / MINUTE} minutes: results, no reminders.`
    : `Drawn ${DRAW_HOURS.length} times a day, ${hour(DRAW_HOURS[0])} to ${hour(DRAW_HOURS.at(-1)!)}.`

/** Undefined if the choice makes sense. */
export const emptyWords = (
  { kinds, games }: Pick<AlertSettings, 'kinds' | 'games'>,
  catalogue: readonly GameRules[],
): string | undefined => {
  if (kinds.length === 0) return 'Nothing is chosen, so no alert comes.'
  const followed = catalogue.filter(({ lotteryType }) => games.includes(lotteryType))
  if (kinds.includes('draw') && !followed.some(({ cadence }) => cadence === 'fixed-hours'))
    return 'You follow no game with a draw hour, so no reminder comes.'
  if (followed.length === 0 && kinds.includes('result')) return 'You follow no game, so no result comes.'
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
  on: 'They come also when the app is closed.',
  working: 'They come while the app is open. For the closed app they are being set up.',
  waiting:
    'Waiting for the first message to arrive. It takes about a minute, longer on a phone that saves power. Until then alerts come while the app is open. It can be sent again once a minute, five times a day.',
  off: 'They come while the app is open. This browser gets none when it is closed.',
  offline: 'They come while the app is open. For the closed app the network is needed once.',
  'no-key': 'They come while the app is open. The service sends none to a closed app at the moment.',
  failed:
    'They come while the app is open. For the closed app the push service of this browser did not answer.',
}

/** Where alerts arrive on a device that has them on and allowed. */
export const pushWords = (push: PushState): string => PUSH_WORDS[push]
