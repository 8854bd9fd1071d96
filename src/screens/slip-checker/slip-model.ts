import type { CheckedSlip } from '#src/api/slips.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './words.ts'

/** What became of one line. */
export const lineWords = ({
  hits,
  amountWon,
  cashbackAmount,
  status,
}: Pick<CheckedSlip['data'][number], 'hits' | 'amountWon' | 'cashbackAmount' | 'status'>): string => {
  if (status === 'Refunded') return words.$stakeGivenBack
  if (hits === null) return words.$notDrawnYet
  const right = hits === 0 ? words.$noneRight : words.$hits(hits)
  const brought = [
    ...(amountWon > 0 ? [formatMoney(amountWon)] : []),
    ...(cashbackAmount > 0 ? [words.$cashback(formatMoney(cashbackAmount))] : []),
  ]
  return [right, ...brought].join(', ')
}
