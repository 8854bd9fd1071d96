// Which alert features work on a device, and why others do not, in words for its owner. Pure: takes the
// browser's facts as input.
import { words } from './works-words.ts'

export interface DeviceFacts {
  permission: NotificationPermission | 'missing'
  /** A service worker is registered: alerts are shown through it. */
  worker: boolean
  pushManager: boolean
  /** iPhone or iPad, in any browser. */
  apple: boolean
  /** Opened from the home screen. */
  installed: boolean
  badge: boolean
  periodicSync: PermissionState | 'missing'
  /** IndexedDB keeps what is written. */
  storage: boolean
}

/**
 * Do pushes reach this device? `off` until alerts are turned on, `waiting` until the first one has come,
 * `no-key` if the service sends none.
 */
export type PushState = 'off' | 'working' | 'waiting' | 'on' | 'offline' | 'no-key' | 'failed'

interface WorksRow {
  name: string
  works: boolean
  why: string
}

/** On iPhones, only home screen apps can show notifications. */
export const needsHomeScreen = ({ apple, installed }: DeviceFacts): boolean => apple && !installed

const HOME_SCREEN = words.$onAnIphoneOnly

type Works = Omit<WorksRow, 'name'>

const yes = (why: string): Works => ({ works: true, why })
const no = (why: string): Works => ({ works: false, why })

const notifications = (facts: DeviceFacts): Works => {
  if (facts.permission === 'missing')
    return no(needsHomeScreen(facts) ? HOME_SCREEN : words.$thisBrowserCannotShow)
  if (facts.permission === 'denied') return no(words.$notificationsFromThisSite)
  if (!facts.worker) return no(words.$theOfflineCopyOf)
  return facts.permission === 'default' ? no(words.$youHaveNotBeen) : yes(words.$whileTheAppIs)
}

const PUSH_WORDS: Record<PushState, string> = {
  on: words.$alertsComeWhenThe,
  off: words.$notSetUpTurn,
  working: words.$beingSetUp,
  waiting: words.$waitingForTheFirst,
  offline: words.$needsTheNetworkOnce,
  'no-key': words.$theServiceSendsNo,
  failed: words.$thePushServiceOf,
}

export const pushWorks = (facts: DeviceFacts, state: PushState): Works => {
  if (needsHomeScreen(facts)) return no(HOME_SCREEN)
  if (!facts.pushManager) return no(words.$thisBrowserHasNo)
  if (facts.permission === 'denied') return no(words.$blockedTogetherWithNotifications)
  return { works: state === 'on', why: PUSH_WORDS[state] }
}

const homeScreen = ({ apple, installed }: DeviceFacts): Works => {
  if (installed) return yes(words.$theAppWasOpened)
  return no(apple ? words.$neededOnAnIphone : words.$notNeededHereBut)
}

const badge = ({ badge: has, installed }: DeviceFacts): Works => {
  if (!has) return no(words.$thisBrowserCannotPut)
  return installed ? yes(words.$theIconOfThe) : no(words.$thereIsAnIcon)
}

const PERIODIC_WORDS = {
  granted: words.$thePhoneWakesThe,
  prompt: words.$onlyForAnInstalled,
  denied: words.$onlyForAnInstalled,
  missing: words.$thisBrowserNeverWakes,
} as const

const periodicSync = ({ periodicSync: state }: DeviceFacts): Works => ({
  works: state === 'granted',
  why: PERIODIC_WORDS[state],
})

const memory = ({ storage }: DeviceFacts): Works =>
  storage ? yes(words.$yourChoiceStaysWhen) : no(words.$thisBrowserKeepsNothing)

/** The table: a row per feature and what it depends on. */
export const whatWorks = (facts: DeviceFacts, state: PushState): WorksRow[] => [
  { name: words.$notifications, ...notifications(facts) },
  { name: words.$pushWhenTheApp, ...pushWorks(facts, state) },
  { name: words.$onTheHomeScreen, ...homeScreen(facts) },
  { name: words.$numberOnTheIcon, ...badge(facts) },
  // Decision 17: the app does not use what some browsers could do here.
  { name: words.$keptByThePhone, ...no(words.$noBrowserOfToday) },
  { name: words.$wokenNowAndThen, ...periodicSync(facts) },
  { name: words.$yourChoiceIsKept, ...memory(facts) },
]
