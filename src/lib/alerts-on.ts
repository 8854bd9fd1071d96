// Whether the alerts are on, for the app's start: it asks nothing else before it loads what they need.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

const KEY = `${brand.storagePrefix}ALERTS`

export const alertsAreOn = (): boolean => readStored(KEY) === true

export const noteAlerts = (on: boolean): void => (on ? void writeStored(KEY, true) : removeStored(KEY))
