import { createFileRoute } from '@tanstack/react-router'
import { WalletLog } from '#src/screens/wallet/WalletLog.tsx'

const Page = () => {
  const navigate = Route.useNavigate()
  return (
    <WalletLog
      onOpen={transactionID => void navigate({ to: '/wallet/$transactionID', params: { transactionID } })}
    />
  )
}

export const Route = createFileRoute('/_protected/transactional-log')({ component: Page })
