import { batchId as idOf } from '#src/draws/schedule.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'

export const batchId = (opensAt: number): string => idOf(instantCashout, opensAt)
export const MINUTES = (count: number): number => count * 60_000
