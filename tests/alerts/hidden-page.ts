// A page in the background that may show notifications, on a device whose storage is empty; nothing answers it.
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { makeStorage } from '../api/device.ts'

const nothing = () => undefined
const deaf = { addEventListener: nothing, removeEventListener: nothing, startMessages: nothing }

/** Before the modules under test are loaded, as some look at once. @param registration the page's service worker */
export const openHiddenPage = (registration: object, onLine = false): void => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('document', { visibilityState: 'hidden', ...deaf })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('navigator', { onLine, serviceWorker: { ready: Promise.resolve(registration), ...deaf } })
}
