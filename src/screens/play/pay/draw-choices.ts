import type { GameRules } from '#src/games/game.ts'
import { MOST_DRAWS } from '#src/contract/advance.ts'

/** A day has seven draws: one or two of them, then one, two, five and ten days. */
export const drawChoices: readonly number[] = [1, 2, 7, 14, 35, MOST_DRAWS]

/** Only a game with fixed hours has draws to wait for, and a PIN confirms one payment at a time. */
export const sellsInAdvance = ({
  cadence,
  confirmedByPin,
}: Pick<GameRules, 'cadence' | 'confirmedByPin'>): boolean => cadence === 'fixed-hours' && !confirmedByPin
