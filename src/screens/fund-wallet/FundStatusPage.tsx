import { FundStatus } from './FundStatus.tsx'
import { FundTopUps } from './FundTopUps.tsx'

/** The page a checkout returns to; without a reference it lists the latest top-ups. */
export const FundStatusPage = ({ reference }: { reference?: string | undefined }) => (
  <div className="w-full max-w-xl mx-auto stack">
    {reference ? <FundStatus key={reference} reference={reference} /> : <FundTopUps />}
  </div>
)
