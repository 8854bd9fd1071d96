import { FundReturned } from './FundReturned.tsx'
import { FundStatus } from './FundStatus.tsx'
import { FundTopUps } from './FundTopUps.tsx'

interface Props {
  reference?: string | undefined
  /** Whether the checkout just led here. */
  returned?: boolean
}

/** The page a checkout returns to; without a reference it lists the latest top-ups. */
export const FundStatusPage = ({ reference, returned = false }: Props) => {
  const status = reference && <FundStatus key={reference} reference={reference} returned={returned} />
  return (
    <div className="w-full max-w-xl stack">
      {!reference && <FundTopUps />}
      {reference && returned ? <FundReturned reference={reference}>{status}</FundReturned> : status}
    </div>
  )
}
