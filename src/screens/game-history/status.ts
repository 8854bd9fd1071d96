import type { Kobo } from '#src/lib/money.ts'

interface Settled {
  won: boolean
  lost: boolean
  status: string
}

/** Pending when neither won nor lost; a refunded ticket says so. */
export const statusOf = ({ won, lost, status }: Settled): string => {
  if (status === 'Refunded') return 'Refunded'
  if (won) return 'Won'
  return lost ? 'Lost' : 'Pending'
}

/** Green only where more came back than was paid: anything less is no reason to celebrate. */
export const statusTone = (row: Settled & { stake_amount: Kobo; amount_won: Kobo }): string =>
  ({
    Won: row.amount_won > row.stake_amount ? 'text-win' : 'text-ink',
    Lost: 'text-soft',
    Refunded: 'text-ink',
  })[statusOf(row)] ?? 'text-brand'
