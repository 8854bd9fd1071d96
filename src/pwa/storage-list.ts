// What the app has stored on this phone, by what it is for. Names are read from the browser, so nothing is left out.
import { brand } from '#src/brand.ts'

export const STORED_FOR = ['login', 'play', 'money', 'proof', 'alerts', 'settings', 'app', 'other'] as const
type StoredFor = (typeof STORED_FOR)[number]

const names: Partial<Record<StoredFor, string>> = {
  login:
    'TOKEN TRY ENDED LEFT DEVICE code after TARGET player PLAYER CODE_REQUEST google INVITE NUMBER_CHANGE',
  play: 'play consent numbers last-bought AIMS OWN_CODE chats chat-messages chat-unsent CHAT_MUTED CHATS_WAITING orders advances bids group-tickets NO_PLAY LOOK_BACK',
  money:
    'tickets receipts history movements top-ups typed withdrawals withdrawal-draft checkout outbox QUERIES hidden-balances',
  proof: 'draws log announcements heads first-bids HEARD',
  alerts:
    'alerts alerts-first alerts-plan alerts-shown alerts-unseen alerts-money alerts-aims alerts-settings ALERTS',
  settings: 'THEME LANGUAGE LOW_DATA HOME_SCREEN TOURS DATA RESTARTED LIVE',
}

/** @param name as the browser gives it: a key, a database or a cache */
export const storedFor = (name: string): StoredFor => {
  if (!name.startsWith(brand.storagePrefix)) return /^(oriire|workbox)-/.test(name) ? 'app' : 'other'
  const own = name.slice(brand.storagePrefix.length).split(/[:/]/)[0]!
  return STORED_FOR.find(it => names[it]?.split(' ').includes(own)) ?? 'other'
}

/** Storage may be blocked, and older browsers do not list their databases. */
const orNone = async (list: () => string[] | Promise<string[]>): Promise<string[]> => {
  try {
    return await list()
  } catch {
    return []
  }
}

export interface StoredHere {
  /** How many things are stored for each purpose. */
  counts: Partial<Record<StoredFor, number>>
  /** Cookies that scripts can read: the app sets none. */
  cookies: number
}

export const storedHere = async (): Promise<StoredHere> => {
  const all = [
    ...(await orNone(() => Object.keys(localStorage))),
    ...(await orNone(() => Object.keys(sessionStorage))),
    ...(await orNone(async () => (await indexedDB.databases()).flatMap(it => it.name ?? []))),
    ...(await orNone(() => caches.keys())),
  ]
  const counts: StoredHere['counts'] = {}
  for (const name of all) counts[storedFor(name)] = (counts[storedFor(name)] ?? 0) + 1
  return { counts, cookies: document.cookie.split(';').filter(it => it.trim() !== '').length }
}
