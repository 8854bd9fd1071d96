import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { WithdrawSteps } from '#src/screens/withdrawals/WithdrawSteps.tsx'

const Page = () => {
  const { user } = useUser()
  const router = useRouter()
  return user ? <WithdrawSteps user={user} onGo={to => router.history.push(to)} /> : null
}

export const Route = createFileRoute('/_protected/withdrawals/withdrawal-steps')({ component: Page })
