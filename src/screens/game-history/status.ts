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

export const statusTone = (row: Settled): string =>
  ({ Won: 'text-win', Lost: 'text-soft', Refunded: 'text-ink' })[statusOf(row)] ?? 'text-brand'
