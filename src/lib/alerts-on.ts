// Whether the alerts are on, for the app's start: it asks nothing else before it loads what they need.
import { brand } from '#src/brand.ts'
import { readStored } from './stored.ts'

export const ALERTS_ON = `${brand.storagePrefix}ALERTS`

export const alertsAreOn = (): boolean => readStored(ALERTS_ON) === true
