// Withdrawal screens that have two addresses, or that lead on to another address.
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useUser } from '#src/api/user.ts'
import type { User } from '#src/model/user.ts'
import { WithdrawBankPage } from '#src/screens/withdrawals/WithdrawBankPage.tsx'
import { WithdrawFund } from '#src/screens/withdrawals/WithdrawFund.tsx'
import { WithdrawSaved } from '#src/screens/withdrawals/WithdrawSaved.tsx'
import { WithdrawSteps } from '#src/screens/withdrawals/WithdrawSteps.tsx'

const LeadingOn = ({ Screen }: { Screen: ComponentType<{ user: User; onGo: (to: string) => void }> }) => {
  const { user } = useUser()
  const router = useRouter()
  return user ? <Screen user={user} onGo={to => router.history.push(to)} /> : null
}

export const Bank = () => <LeadingOn Screen={WithdrawBankPage} />
export const Fund = () => <LeadingOn Screen={WithdrawFund} />
export const Steps = () => <LeadingOn Screen={WithdrawSteps} />

export const Saved = () => {
  const router = useRouter()
  return <WithdrawSaved onGo={to => router.history.push(to)} />
}
