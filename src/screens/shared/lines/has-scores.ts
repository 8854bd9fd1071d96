import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'

/** Whether a batch, by its code, has matches rather than a drum. */
export const hasScores = (batch: string): boolean => batch.startsWith(`${virtualSoccer.batchPrefix}-`)
