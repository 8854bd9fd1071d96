import { createFileRoute } from '@tanstack/react-router'
import { WalletTransaction } from '#src/screens/wallet/WalletTransaction.tsx'

const Page = () => {
  const { transactionID } = Route.useParams()
  return <WalletTransaction key={transactionID} id={transactionID} />
}

export const Route = createFileRoute('/_protected/wallet/$transactionID')({ component: Page })
