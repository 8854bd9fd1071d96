import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { listed } from '#src/lib/language/figure.ts'
import { formatHour } from '#src/lib/lagos-time.ts'
import type { GameRules } from './game.ts'
import { words } from './words.ts'

const hours = listed(
  DRAW_HOURS.map(hour => formatHour(hour)),
  'and',
)

/** How often a game is drawn, as a sentence. */
export const rhythmWords = ({ cadence }: Pick<GameRules, 'cadence'>): string =>
  ({ 'each-batch': words.$everyFiveMinutes, 'fixed-hours': words.$atHours(hours) })[cadence]
