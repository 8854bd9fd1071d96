// Whether this device saves data: then nothing is loaded before it is asked for, and what is asked again is asked rarely.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

const KEY = `${brand.storagePrefix}LOW_DATA`
const PATIENCE = 4

/** Whoever writes a new choice tells the window by an event of this name. */
export const LOW_DATA_CHANGED = 'low-data'

/** The player's own choice, or what the browser asks for. */
export const readLowData = (): boolean => {
  const chosen = readStored(KEY)
  if (typeof chosen === 'boolean') return chosen
  const device = globalThis.navigator as { connection?: { saveData?: boolean } } | undefined
  return device?.connection?.saveData === true
}

export const writeLowData = (on: boolean): void => {
  if (!writeStored(KEY, on)) removeStored(KEY)
}

/** The time until something is asked again, ms: four times as long where data is saved. */
export const patiently = (ms: number): number => (readLowData() ? PATIENCE * ms : ms)
