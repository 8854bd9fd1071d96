import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { WithdrawPinPage } from '#src/screens/withdrawals/WithdrawPinPage.tsx'

const Page = () => {
  const { user } = useUser()
  const router = useRouter()
  if (!user) return null
  return (
    <WithdrawPinPage
      user={user}
      onGo={to => router.history.push(to)}
      onSent={({ id }) =>
        void router.navigate({ to: '/withdrawals/successful-withdrawal', search: { id }, replace: true })
      }
    />
  )
}

export const Route = createFileRoute('/_protected/withdrawals/transaction-pin')({ component: Page })
