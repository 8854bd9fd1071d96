import type { WithdrawalTerms } from '#src/model/withdrawals.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { quickAmounts } from './amounts.ts'
import { words } from './words.ts'

interface Props {
  terms: WithdrawalTerms
  /** naira as typed */
  amount: string
  onChange: (amount: string) => void
}

/** Fills in an amount with one tap. */
export const WithdrawCommonSums = ({ terms, amount, onChange }: Props) => {
  const all = naira(terms.mostNow).toFixed(2).replace('.00', '')
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={words.$commonSums}>
      {quickAmounts(terms).map(sum => (
        <Chip key={sum} className="num" aria-pressed={amount === sum} onClick={() => onChange(sum)}>
          {formatMoney(parseMoney(sum)!)}
        </Chip>
      ))}
      <Chip aria-pressed={amount === all} onClick={() => onChange(all)}>
        {words.$allOfIt}
      </Chip>
    </div>
  )
}
