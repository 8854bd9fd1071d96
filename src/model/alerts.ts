import type { alertSettings } from '#src/contract/alerts.ts'
import type { Read } from './words.ts'

export { LEADS } from '#src/contract/alerts.ts'

export type AlertSettings = Read<typeof alertSettings>
