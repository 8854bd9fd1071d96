// Why a payment was refused, scrolled into view. With too little in the wallet it leads to a top-up; if the payment may
// have gone through, or did before, to what it made.
import { useLocation } from '@tanstack/react-router'
import { ApiError } from '#src/api/errors.ts'
import { useUser } from '#src/api/user.ts'
import { isDecided } from '#src/buying/decided.ts'
import { missingFor } from '#src/buying/pay-way.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { GoldLink, QuietLink } from '#src/ui/buttons/Wide.tsx'

interface Made {
  /** Said if it was made already. */
  refusal: string
  page: 'group-tickets' | 'standing-orders'
  see: string
  /** Said if no answer came. */
  unknown: string
}

interface Props {
  error: Error
  topUp: string
  /** What has to be in the play wallet. */
  amount: Kobo
  made?: Made
}

export const PayRefused = ({ error, topUp, amount, made }: Props) => {
  const refusal = error instanceof ApiError ? error.refusal : ''
  const { user } = useUser()
  const here = useLocation({ select: it => it.pathname + it.searchStr })
  const needed = String(naira(missingFor(amount, user?.playBalance ?? 0)))
  const isUnknown = !isDecided(error, false)
  return (
    <div className="stack" ref={it => it?.scrollIntoView({ block: 'center' })}>
      <ErrorNote error={error} />
      {made && isUnknown && <p>{made.unknown}</p>}
      {made && (isUnknown || refusal === made.refusal) && (
        <QuietLink to="/profile-settings/$page" params={{ page: made.page }}>
          {made.see}
        </QuietLink>
      )}
      {refusal === 'wallet-short' && (
        <GoldLink to="/fund-wallet/fund-channels" search={{ lowBalance: 'true', gameQuery: here, needed }}>
          {topUp}
        </GoldLink>
      )}
    </div>
  )
}
