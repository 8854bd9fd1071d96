import { serverNow } from '#src/lib/server-time.ts'
import { keptSince } from './kept.ts'

/** When the service gave an answer that has come just now, ms by its clock: before now if the worker had kept it. */
export const heardAt = (answer: unknown): number => keptSince(answer) ?? serverNow()
