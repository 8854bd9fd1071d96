// Awoof beside the other games: its names, its look, its address.
import type { GameLook } from '#src/lib/look.ts'

const look: GameLook = { cloth: 'rose', emblem: 'gift' }

export const awoof = { id: 'awoof', lotteryType: 'AWOOF', look, play: '/awoof' } as const
