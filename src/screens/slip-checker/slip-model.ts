import type { SlipRow } from '#src/api/slips.ts'
import { formatMoney } from '#src/lib/money.ts'

export const slipTotals = (rows: readonly Pick<SlipRow, 'stake_amount' | 'amount_won'>[]) => ({
  stake: rows.reduce((sum, row) => sum + row.stake_amount, 0),
  won: rows.reduce((sum, row) => sum + row.amount_won, 0),
})

/** What became of one line. */
export const lineWords = ({
  hits,
  amount_won,
  status,
}: Pick<SlipRow, 'hits' | 'amount_won' | 'status'>): string => {
  if (status === 'Refunded') return 'Stake given back'
  if (hits === null) return 'Not drawn yet'
  const right = hits === 0 ? 'None right' : `${hits} right`
  return amount_won > 0 ? `${right}, ${formatMoney(amount_won)}` : right
}
