// Which alert features work on a device, and why others do not, in words for its owner. Pure: takes the
// browser's facts as input.

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

const HOME_SCREEN = 'On an iPhone only an app on the home screen may show alerts.'

const notifications = (facts: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (facts.permission === 'missing')
    return {
      works: false,
      why: needsHomeScreen(facts) ? HOME_SCREEN : 'This browser cannot show notifications.',
    }
  if (facts.permission === 'denied')
    return { works: false, why: 'Notifications from this site are blocked in the settings of the browser.' }
  if (!facts.worker)
    return { works: false, why: 'The offline copy of the app is not set up yet. Open the app once more.' }
  if (facts.permission === 'default')
    return { works: false, why: 'You have not been asked yet: turn the alerts on.' }
  return { works: true, why: 'While the app is open, this phone shows alerts by itself.' }
}

const PUSH_WORDS: Record<PushState, string> = {
  on: 'Alerts come when the app is closed, as long as the phone has a network.',
  off: 'Not set up: turn the alerts on.',
  working: 'Being set up.',
  waiting: 'Waiting for the first message to arrive.',
  offline: 'Needs the network once to be set up. It is tried again when you are back.',
  'no-key': 'The service sends no pushes at the moment.',
  failed: 'The push service of this browser did not answer. It is tried again at the next start.',
}

export const pushWorks = (facts: DeviceFacts, state: PushState): Omit<WorksRow, 'name'> => {
  if (needsHomeScreen(facts)) return { works: false, why: HOME_SCREEN }
  if (!facts.pushManager) return { works: false, why: 'This browser has no push.' }
  if (facts.permission === 'denied') return { works: false, why: 'Blocked together with notifications.' }
  return { works: state === 'on', why: PUSH_WORDS[state] }
}

const homeScreen = ({ apple, installed }: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (installed) return { works: true, why: 'The app was opened from the home screen.' }
  return apple
    ? {
        works: false,
        why: 'Needed on an iPhone: tap Share, then Add to Home Screen, and open it from there.',
      }
    : { works: false, why: 'Not needed here, but phones keep the alerts of installed apps longer.' }
}

const badge = ({ badge: has, installed }: DeviceFacts): Omit<WorksRow, 'name'> => {
  if (!has) return { works: false, why: 'This browser cannot put a number on the app’s icon.' }
  return installed
    ? { works: true, why: 'The icon of the app shows how many results you have not seen.' }
    : { works: false, why: 'There is an icon only when the app is on the home screen.' }
}

/** Decision 17: the app does not use what some browsers could do here. */
const scheduling: Omit<WorksRow, 'name'> = {
  works: false,
  why: 'No browser of today lets an app leave alerts with the phone. Push does it instead.',
}

const PERIODIC_WORDS = {
  granted: 'The phone wakes the app now and then. Too rarely for a draw, so it only helps.',
  prompt: 'Only for an installed app that is often used.',
  denied: 'Only for an installed app that is often used.',
  missing: 'This browser never wakes a closed app by itself. Push does not need it.',
} as const

const periodicSync = ({ periodicSync: state }: DeviceFacts): Omit<WorksRow, 'name'> => ({
  works: state === 'granted',
  why: PERIODIC_WORDS[state],
})

const memory = ({ storage }: DeviceFacts): Omit<WorksRow, 'name'> =>
  storage
    ? { works: true, why: 'Your choice stays when the app is closed.' }
    : { works: false, why: 'This browser keeps nothing: your choice holds until the page is closed.' }

/** The table: a row per feature and what it depends on. */
export const whatWorks = (facts: DeviceFacts, state: PushState): WorksRow[] => [
  { name: 'Notifications', ...notifications(facts) },
  { name: 'Push when the app is closed', ...pushWorks(facts, state) },
  { name: 'On the home screen', ...homeScreen(facts) },
  { name: 'Number on the icon', ...badge(facts) },
  { name: 'Kept by the phone ahead of time', ...scheduling },
  { name: 'Woken now and then', ...periodicSync(facts) },
  { name: 'Your choice is kept', ...memory(facts) },
]
