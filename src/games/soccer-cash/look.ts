import type { GameLook } from '#src/lib/look.ts'

/** Of the forms on real matches. */
export const soccerLook: GameLook = { cloth: 'olive', emblem: 'football' }
