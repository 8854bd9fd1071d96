import type { liveEvent } from '#src/contract/live.ts'
import type { Read } from './words.ts'

/** What open screens hear as it happens. */
export type LiveEvent = Read<typeof liveEvent>
