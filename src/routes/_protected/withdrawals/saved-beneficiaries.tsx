import { createFileRoute, useRouter } from '@tanstack/react-router'
import { WithdrawSaved } from '#src/screens/withdrawals/WithdrawSaved.tsx'

const Page = () => {
  const router = useRouter()
  return <WithdrawSaved onGo={to => router.history.push(to)} />
}

export const Route = createFileRoute('/_protected/withdrawals/saved-beneficiaries')({ component: Page })
