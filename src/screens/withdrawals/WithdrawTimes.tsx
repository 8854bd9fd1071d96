import { useQuery } from '@tanstack/react-query'
import { payoutTimesQuery } from '#src/api/withdrawals.ts'
import { payoutTimesWords } from './withdrawal-words.ts'
import { words } from './words.ts'

/** How long payouts took lately: the service's own figures, the same for everybody. */
export const WithdrawTimes = () => {
  const { data, error } = useQuery(payoutTimesQuery())
  return (
    <section aria-label={words.$howLongPayoutsTake}>
      {(data || error) && <p className="hint">{data ? payoutTimesWords(data) : words.$payoutTimesUnknown}</p>}
    </section>
  )
}
