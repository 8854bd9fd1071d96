import type { CheckedSlip } from '#src/api/slips.ts'
import { formatMoney } from '#src/lib/money.ts'

/** What became of one line. */
export const lineWords = ({
  hits,
  amount_won,
  cashback_amount,
  status,
}: Pick<CheckedSlip['data'][number], 'hits' | 'amount_won' | 'cashback_amount' | 'status'>): string => {
  if (status === 'Refunded') return 'Stake given back'
  if (hits === null) return 'Not drawn yet'
  const right = hits === 0 ? 'None right' : `${hits} right`
  const brought = [
    ...(amount_won > 0 ? [formatMoney(amount_won)] : []),
    ...(cashback_amount > 0 ? [`${formatMoney(cashback_amount)} cashback`] : []),
  ]
  return [right, ...brought].join(', ')
}
