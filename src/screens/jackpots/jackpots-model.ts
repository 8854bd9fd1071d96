// The fixed facts of a jackpot, beside the service's figures.
import { jackpots } from '#src/games/jackpots.ts'
import { words } from './words.ts'

const rhythms = {
  daily: words.$aWinnerEveryDay,
  weekly: words.$aWinnerEveryWeek,
  monthly: words.$aWinnerEveryMonth,
} as const

/** Under a ring, where there is little room. */
export const shortRhythm = { daily: words.$daily, weekly: words.$sundays, monthly: words.$monthsEnd } as const

export const rhythmOf = (jackpotType: string): string => {
  const jackpot = jackpots.find(({ name }) => name === jackpotType)
  return jackpot ? rhythms[jackpot.drawn] : words.$drawnWhenItIs
}

/** The share of a stake that goes to all pools together: `3%`. */
export const shareOfStake = `${jackpots.reduce((sum, { share }) => sum + share, 0) / 100}%`

/** `62%`; never `100%` below the threshold, never `0%` with something in the pool. */
export const fullnessWords = (percentage: number, pool: number): string => {
  if (percentage >= 100) return '100%'
  if (pool > 0 && percentage < 1) return words.$under1
  return `${Math.floor(percentage)}%`
}

/** Who won a draw, as shown to everyone. */
export const drawWords = ({ state, phoneNumber }: { state: string; phoneNumber: string }): string => {
  if (state === 'drawn') return words.$wonBy(phoneNumber)
  return state === 'sealed' ? words.$theChancesAreSealed : words.$nobodyWon
}
