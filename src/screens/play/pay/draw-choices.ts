import type { GameRules } from '#src/games/game.ts'
import { MOST_DRAWS } from '#src/model/tickets.ts'

/** At seven draws a day: one or two draws, then one, two, five and ten days. */
export const drawChoices: readonly number[] = [1, 2, 7, 14, 35, MOST_DRAWS]

/** Only games with fixed draw hours, and none paid with a PIN, which confirms one payment at a time. */
export const sellsInAdvance = ({
  cadence,
  confirmedByPin,
}: Pick<GameRules, 'cadence' | 'confirmedByPin'>): boolean => cadence === 'fixed-hours' && !confirmedByPin
