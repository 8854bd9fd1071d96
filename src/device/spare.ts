// This tab's session storage as a spare place for small records: survives a reload, but not the tab.
import type { Spare } from './journal.ts'
import { tabStorage } from './mirror.ts'

/** If storage is full or blocked, reads find nothing and nothing is stored. */
const tried = <T>(work: (storage: Storage) => T, otherwise: T): T => {
  try {
    const storage = tabStorage()
    return storage ? work(storage) : otherwise
  } catch {
    return otherwise
  }
}

/** @param prefix of its keys, used by nothing else */
export const spareOfTab = (prefix: string): Spare => ({
  get: key => tried(storage => storage.getItem(prefix + key), null),
  set: (key, text) =>
    tried(storage => {
      storage.setItem(prefix + key, text)
      return true
    }, false),
  remove: key => tried(storage => storage.removeItem(prefix + key), undefined),
  entries: () =>
    tried(
      storage =>
        Object.keys(storage)
          .filter(key => key.startsWith(prefix))
          .map(key => [key.slice(prefix.length), storage.getItem(key) ?? '']),
      [],
    ),
})
