import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { Wallet } from '#src/screens/wallet/Wallet.tsx'

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <Wallet
      user={user}
      onOpen={transactionID => void navigate({ to: '/wallet/$transactionID', params: { transactionID } })}
    />
  )
}

export const Route = createFileRoute('/_protected/wallet/')({ component: Page })
