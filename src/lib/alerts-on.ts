// Are alerts on? Kept apart so the app's start can ask without loading the rest of them.
import { brand } from '#src/brand.ts'
import { readStored } from './stored.ts'

export const ALERTS_ON = `${brand.storagePrefix}ALERTS`

export const alertsAreOn = (): boolean => readStored(ALERTS_ON) === true
