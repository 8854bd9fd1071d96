// When to invite the player to add the app to the home screen: after something good, on a page where nothing
// is in progress.
import { DAY } from '#src/lib/lagos-time.ts'
import type { InstallWay } from './home-screen.ts'

export interface InviteFacts {
  way: InstallWay
  /** The browser would have offered to install: if it has not, the app is installed already. */
  offersItself: boolean
  /** Visits on this device, this one included. */
  visits: number
  bought: boolean
  /** Has moved on from the page where the visit began. */
  moved: boolean
  path: string
  /** Something is being sent, paid or asked. */
  busy: boolean
  /** How often the invitation was declined, and when last, ms since 1970. */
  declined: number
  declinedAt: number
  now: number
}

const THIRD_VISIT = 3
/** How long each refusal lasts; after the last one we never ask again. */
const QUIET = [30 * DAY, 180 * DAY]

/** Pages for looking around, and the purchase's success page. */
const CALM = /^\/(dashboard|results|winners|game-history|game-statistics|menu|([\w-]+\/)?success)?$/

const isQuiet = ({ declined, declinedAt, now }: InviteFacts): boolean => {
  if (declined === 0) return false
  const lasts = QUIET[declined - 1]
  // If the clock was set back, we cannot tell how long ago it was.
  return lasts === undefined || now < declinedAt + lasts
}

/** Strangers are not invited. */
export const isKnown = ({ bought, visits }: Pick<InviteFacts, 'bought' | 'visits'>): boolean =>
  bought || visits >= THIRD_VISIT

export const isInvited = (facts: InviteFacts): boolean => {
  const { way, offersItself, moved, path, busy } = facts
  if (way === 'installed' || way === 'none' || (way === 'android-menu' && offersItself)) return false
  if (busy || !moved || !CALM.test(path.length > 1 ? path.replace(/\/+$/, '') : path)) return false
  return isKnown(facts) && !isQuiet(facts)
}
