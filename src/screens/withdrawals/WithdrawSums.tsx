import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { Slip } from '#src/ui/Slip.tsx'
import { sumsOf } from './amounts.ts'
import { words } from './words.ts'

/** What leaves the wallet, what is withheld and what arrives, before anything is asked. */
export const WithdrawSums = ({ amount, withheldPercent }: { amount: Kobo; withheldPercent: number }) => {
  const { withheld, arrives } = sumsOf(amount, { withheldPercent })
  return (
    <Slip>
      <dl className="sums m-0" aria-label={words.$whatArrives}>
        <dt>{words.$youTakeOut}</dt>
        <dd>{formatBalance(amount)}</dd>
        <dt>{words.$ourFee}</dt>
        <dd>{formatBalance(0)}</dd>
        <dt>
          {words.$taxWithheld}
          {withheldPercent > 0 && `, ${withheldPercent}%`}
        </dt>
        <dd>{formatBalance(withheld)}</dd>
        <dt className="sum">{words.$yourBankGets}</dt>
        <dd className="sum">{formatBalance(arrives)}</dd>
      </dl>
    </Slip>
  )
}
