import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { WithdrawFund } from '#src/screens/withdrawals/WithdrawFund.tsx'

const Page = () => {
  const { user } = useUser()
  const router = useRouter()
  return user ? <WithdrawFund user={user} onGo={to => router.history.push(to)} /> : null
}

export const Route = createFileRoute('/_protected/withdrawals/fund')({ component: Page })
