import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'

/** Whether a batch, by its code, was of matches and not of a drum. */
export const hasScores = (batch: string): boolean => batch.startsWith(`${virtualSoccer.batchPrefix}-`)
