// The way to a top-up of what the play wallet lacks, and back here.
import { useLocation } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { missingFor } from '#src/buying/pay-way.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'

interface Props {
  /** What has to be in the play wallet. */
  amount: Kobo
  children: string
}

export const TopUpFor = ({ amount, children }: Props) => {
  const { user } = useUser()
  const here = useLocation({ select: it => it.pathname + it.searchStr })
  const needed = String(naira(missingFor(amount, user?.playBalance ?? 0)))
  return (
    <GoldLink to="/fund-wallet/fund-channels" search={{ lowBalance: 'true', gameQuery: here, needed }}>
      {children}
    </GoldLink>
  )
}
