import { DRAW_HOURS } from '#src/draws/schedule.ts'
import type { GameRules } from './game.ts'

const hours = new Intl.ListFormat('en-GB').format(DRAW_HOURS.map(hour => `${String(hour)}:00`))

/** How often a game is drawn, as a sentence. */
export const rhythmWords = ({ cadence }: Pick<GameRules, 'cadence'>): string =>
  cadence === 'each-batch'
    ? 'A draw is made every five minutes.'
    : `Draws are made at ${hours} every day, Lagos time.`
