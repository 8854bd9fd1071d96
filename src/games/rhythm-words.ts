import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { formatHour } from '#src/lib/lagos-time.ts'
import type { GameRules } from './game.ts'
import { words } from './words.ts'

const hours = new Intl.ListFormat('en-GB').format(DRAW_HOURS.map(hour => formatHour(hour)))

/** How often a game is drawn, as a sentence. */
export const rhythmWords = ({ cadence }: Pick<GameRules, 'cadence'>): string =>
  cadence === 'each-batch' ? words.$everyFiveMinutes : words.$atHours(hours)
