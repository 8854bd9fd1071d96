// The fixed facts of a jackpot, beside the service's figures.
import { jackpots } from '#src/games/jackpots.ts'

const rhythms = {
  daily: 'A winner every day, drawn at 10 PM',
  weekly: 'A winner every week, drawn on Sunday at 10 PM',
  monthly: 'A winner every month, drawn on its last day at 10 PM',
} as const

/** Under a ring, where there is little room. */
export const shortRhythm = { daily: 'Daily', weekly: 'Sundays', monthly: 'Month’s end' } as const

export const rhythmOf = (jackpotType: string): string => {
  const jackpot = jackpots.find(({ name }) => name === jackpotType)
  return jackpot ? rhythms[jackpot.drawn] : 'Drawn when it is due'
}

/** The share of a stake that goes to all pools together: `3%`. */
export const shareOfStake = `${jackpots.reduce((sum, { share }) => sum + share, 0) / 100}%`

/** `62%`; never `100%` below the threshold, never `0%` with something in the pool. */
export const fullnessWords = (percentage: number, pool: number): string => {
  if (percentage >= 100) return '100%'
  if (pool > 0 && percentage < 1) return 'under 1%'
  return `${Math.floor(percentage)}%`
}

/** Who won a draw, as shown to everyone. */
export const drawWords = ({ state, phoneNumber }: { state: string; phoneNumber: string }): string => {
  if (state === 'drawn') return `Won by ${phoneNumber}`
  return state === 'sealed'
    ? 'The chances are sealed; the draw waits for its public randomness'
    : 'Nobody had a chance, so the pool stays for the next draw'
}
