import type { Bank } from '#src/contract/withdrawals.ts'

interface LastHour {
  /** Arrived within five minutes, or later. */
  quick: number
  slow: number
  /** Still on the way after five minutes. */
  late: number
  refused: number
}

/** One refused transfer may be the account's fault, and says nothing of the bank. */
export const bankHealth = ({ quick, slow, late, refused }: LastHour): Bank['health'] => {
  if (quick + slow === 0) return late > 0 || refused > 1 ? 'down' : 'unknown'
  return quick > slow + late ? 'good' : 'slow'
}
