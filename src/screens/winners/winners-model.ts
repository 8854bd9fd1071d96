// The tabs of the winners, what stands in each, and where 'Play next game' leads.
import type { JackpotWinner, WinnerRow } from './winners-types.ts'
import { lotteryName, lotterySlug } from '#src/lib/lottery-name.ts'

export type WinnersTab = 'SALARY_FOR_LIFE' | 'INSTANT_CASHOUT' | 'WYSE_CASH' | 'JACKPOT'

export const winnersTabs: readonly { id: WinnersTab; label: string }[] = [
  { id: 'SALARY_FOR_LIFE', label: 'Salary for Life' },
  { id: 'INSTANT_CASHOUT', label: 'Instant Cashout' },
  { id: 'WYSE_CASH', label: 'Wyse Cash' },
  { id: 'JACKPOT', label: 'Jackpot Winners' },
]

/** The dashboard and /winners show every tab; a game's own page shows its tab and the jackpots. */
export const tabsFor = (path: string): readonly { id: WinnersTab; label: string }[] => {
  const own = winnersTabs.filter(({ id }) => id !== 'JACKPOT' && path.includes(lotterySlug(id)))
  return own.length === 0 ? winnersTabs : [...own, winnersTabs[3]!]
}

export const emptyWords = (tab: WinnersTab) =>
  tab === 'JACKPOT'
    ? {
        heading: 'No Jackpot Winners yet',
        sub: 'The next jackpot draw is at 10 PM. Every ₦100 staked is one chance.',
      }
    : {
        heading: 'No Game Won History yet',
        sub: `Wins in ${lotteryName(tab)} appear here as soon as a draw has paid them.`,
      }

/** One line of either table. */
export interface ShownWinner {
  key: string
  phone: string
  amount: number
  stake: number | null
  what: string
  won: number
}

export const shownWinner = (row: WinnerRow, index: number): ShownWinner => ({
  key: `${row.game_play_id}-${index}`,
  phone: row.phone_number,
  amount: row.earning,
  stake: row.stake_amount,
  what: row.win_type,
  won: Date.parse(row.date_won),
})

export const shownJackpot = (row: JackpotWinner, index: number): ShownWinner => ({
  key: `${row.date}-${index}`,
  phone: row.phone_number,
  amount: row.total_jackpot_amount,
  stake: null,
  what: row.win_type,
  won: Date.parse(row.date),
})
