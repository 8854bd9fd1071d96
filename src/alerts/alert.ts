// What an alert is, and its tag: the same tag however it arrives, from this phone or by push.
import * as v from 'valibot'
import { ALERT_KINDS } from '#src/contract/alerts.ts'
import { isoDate, lagosParts } from '#src/lib/lagos-time.ts'

export type AlertKind = (typeof ALERT_KINDS)[number]

/** Kinds that say something about one player. */
export const isPrivate = (kind: AlertKind): boolean =>
  kind === 'result' || kind === 'money' || kind === 'picks'

/** The same by tag, which starts with the kind. */
export const isPrivateTag = (tag: string): boolean =>
  ALERT_KINDS.some(kind => isPrivate(kind) && tag.startsWith(`${kind}-`))

/** Both the notification's tag and the push topic, which push services limit to 32 characters. */
const tag = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))
/** A path within the app, never another origin. */
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])/))
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const alert = v.object({
  tag,
  kind: v.picklist(ALERT_KINDS),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  body: v.pipe(v.string(), v.maxLength(300)),
  /** What a tap opens. */
  url: path,
  /** Not due before, ms since 1970 by the service's clock. */
  at: instant,
  /** Pointless from then on. */
  until: instant,
})
export type Alert = v.InferOutput<typeof alert>

const day = (instant: number) => isoDate(instant).replaceAll('-', '')

/** `draw-20261120-10`: the reminder of a fixed draw hour, whichever games draw then. */
export const drawTag = (hour: number): string =>
  `draw-${day(hour)}-${String(lagosParts(hour).hour).padStart(2, '0')}`

/** `picks-IC-20261120-1205`: unpaid picks aim at this batch. */
export const picksTag = (batch: string): string => `picks-${batch}`

/** Beginning and end of what is too long for a tag, of which push services take 32 signs. */
const shortened = (text: string, most: number): string => {
  const half = Math.floor(most / 2)
  return text.length > most ? text.slice(0, half) + text.slice(-half) : text
}

/** `result-IC-20261120-1205`: all of a player's tickets in it; of an item, whose name may be longer, all bids. */
export const resultTag = (batch: string): string => `result-${shortened(batch, 25)}`

/** `result-K12`: a match of the player's tickets kicks off. */
export const kickOffTag = (match: number | ''): string => resultTag(`K${match}`)

export const isKickOffTag = (text: string): boolean => text.startsWith(kickOffTag(''))

/** `jackpot-super-20261120`, by the day of its draw. */
export const jackpotTag = (jackpot: string, drawsAt: number): string => `jackpot-${jackpot}-${day(drawsAt)}`

/** Beginning and end of the reference: those of payments differ all over, those of items in what they begin with. */
export const moneyTag = (reference: string): string => {
  const text = reference.replaceAll(/[^A-Za-z0-9]/g, '')
  return `money-${shortened(text, 26)}`
}
