import type { GameLook } from '#src/lib/look.ts'

/** For the forms on real matches. */
export const soccerLook: GameLook = { cloth: 'olive', emblem: 'football' }
