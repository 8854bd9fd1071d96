// Whether this device saves data: then nothing is loaded before it is asked for.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

const KEY = `${brand.storagePrefix}LOW_DATA`

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
