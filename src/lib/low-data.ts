// Is this device saving data? If so, nothing loads before it is asked for, and polling slows down.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

const KEY = `${brand.storagePrefix}LOW_DATA`
const PATIENCE = 4

/** Window event fired when the choice changes. */
export const LOW_DATA_CHANGED = 'low-data'

/** The player's own choice, else what the browser asks for. */
export const readLowData = (): boolean => {
  const chosen = readStored(KEY)
  if (typeof chosen === 'boolean') return chosen
  const device = globalThis.navigator as { connection?: { saveData?: boolean } } | undefined
  return device?.connection?.saveData === true
}

export const writeLowData = (on: boolean): void => {
  if (!writeStored(KEY, on)) removeStored(KEY)
}

/** A polling interval in ms: four times as long when saving data. */
export const patiently = (ms: number): number => (readLowData() ? PATIENCE * ms : ms)
