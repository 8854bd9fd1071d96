import type { CheckedSlip } from '#src/api/slips.ts'
import { formatMoney } from '#src/lib/money.ts'

/** What became of one line. */
export const lineWords = ({
  hits,
  amountWon,
  cashbackAmount,
  status,
}: Pick<CheckedSlip['data'][number], 'hits' | 'amountWon' | 'cashbackAmount' | 'status'>): string => {
  if (status === 'Refunded') return 'Stake given back'
  if (hits === null) return 'Not drawn yet'
  const right = hits === 0 ? 'None right' : `${hits} right`
  const brought = [
    ...(amountWon > 0 ? [formatMoney(amountWon)] : []),
    ...(cashbackAmount > 0 ? [`${formatMoney(cashbackAmount)} cashback`] : []),
  ]
  return [right, ...brought].join(', ')
}
