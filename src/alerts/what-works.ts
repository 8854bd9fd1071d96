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

const notifications = (facts: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (facts.permission === 'missing')
    return {
      works: false,
      why: needsHomeScreen(facts) ? HOME_SCREEN : words.$thisBrowserCannotShow,
    }
  if (facts.permission === 'denied') return { works: false, why: words.$notificationsFromThisSite }
  if (!facts.worker) return { works: false, why: words.$theOfflineCopyOf }
  if (facts.permission === 'default') return { works: false, why: words.$youHaveNotBeen }
  return { works: true, why: words.$whileTheAppIs }
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

export const pushWorks = (facts: DeviceFacts, state: PushState): Omit<WorksRow, 'name'> => {
  if (needsHomeScreen(facts)) return { works: false, why: HOME_SCREEN }
  if (!facts.pushManager) return { works: false, why: words.$thisBrowserHasNo }
  if (facts.permission === 'denied') return { works: false, why: words.$blockedTogetherWithNotifications }
  return { works: state === 'on', why: PUSH_WORDS[state] }
}

const homeScreen = ({ apple, installed }: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (installed) return { works: true, why: words.$theAppWasOpened }
  return apple
    ? {
        works: false,
        why: words.$neededOnAnIphone,
      }
    : { works: false, why: words.$notNeededHereBut }
}

const badge = ({ badge: has, installed }: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (!has) return { works: false, why: words.$thisBrowserCannotPut }
  return installed ? { works: true, why: words.$theIconOfThe } : { works: false, why: words.$thereIsAnIcon }
}

/** Decision 17: the app does not use what some browsers could do here. */
const scheduling: Omit<WorksRow, 'name'> = {
  works: false,
  why: words.$noBrowserOfToday,
}

const PERIODIC_WORDS = {
  granted: words.$thePhoneWakesThe,
  prompt: words.$onlyForAnInstalled,
  denied: words.$onlyForAnInstalled,
  missing: words.$thisBrowserNeverWakes,
} as const

const periodicSync = ({ periodicSync: state }: DeviceFacts): Omit<WorksRow, 'name'> => ({
  works: state === 'granted',
  why: PERIODIC_WORDS[state],
})

const memory = ({ storage }: DeviceFacts): Omit<WorksRow, 'name'> =>
  storage
    ? { works: true, why: words.$yourChoiceStaysWhen }
    : { works: false, why: words.$thisBrowserKeepsNothing }

/** The table: a row per feature and what it depends on. */
export const whatWorks = (facts: DeviceFacts, state: PushState): WorksRow[] => [
  { name: words.$notifications, ...notifications(facts) },
  { name: words.$pushWhenTheApp, ...pushWorks(facts, state) },
  { name: words.$onTheHomeScreen, ...homeScreen(facts) },
  { name: words.$numberOnTheIcon, ...badge(facts) },
  { name: words.$keptByThePhone, ...scheduling },
  { name: words.$wokenNowAndThen, ...periodicSync(facts) },
  { name: words.$yourChoiceIsKept, ...memory(facts) },
]
