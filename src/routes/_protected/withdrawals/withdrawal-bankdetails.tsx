import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { WithdrawBankPage } from '#src/screens/withdrawals/WithdrawBankPage.tsx'

const Page = () => {
  const { user } = useUser()
  const router = useRouter()
  return user ? <WithdrawBankPage user={user} onGo={to => router.history.push(to)} /> : null
}

export const Route = createFileRoute('/_protected/withdrawals/withdrawal-bankdetails')({ component: Page })
