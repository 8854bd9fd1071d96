import { createFileRoute } from '@tanstack/react-router'
import { CashoutDetails } from '#src/screens/cashout/CashoutDetails.tsx'

const Page = () => (
  <div className="w-full max-w-xl stack">
    <CashoutDetails />
  </div>
)

export const Route = createFileRoute('/_app/cashout-winning/cashout-withdrawal-details')({ component: Page })
