// Why a payment was refused, scrolled into view. With too little in the play wallet it leads to a top-up, with a number
// that is not verified to that and back here; if the payment may have gone through, or did before, to what it made.
import { ApiError } from '#src/api/errors.ts'
import { isDecided } from '#src/buying/decided.ts'
import type { Kobo } from '#src/lib/money.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { TopUpFor } from './TopUpFor.tsx'
import { VerifyFirst } from './VerifyFirst.tsx'

export interface Made {
  /** Said if it was made already. */
  refusal: string
  page: 'group-tickets' | 'standing-orders'
  see: string
  /** Said if no answer came. */
  unknown: string
  /** The player goes to what was made already: the picks wait for nothing any more. */
  onSee?: () => void
}

interface Props {
  error: Error
  /** None if another wallet pays, which no top-up fills. */
  topUp: string | undefined
  /** What has to be in the play wallet. */
  amount: Kobo
  made?: Made
}

/** One function for all renders: React calls another one again, and a player who corrects a field would be moved from it. */
const show = (it: HTMLElement | null) => it?.scrollIntoView({ block: 'center' })

export const PayRefused = ({ error, topUp, amount, made }: Props) => {
  const refusal = error instanceof ApiError ? error.refusal : ''
  const isUnknown = !isDecided(error, false)
  return (
    <div className="stack" ref={show}>
      <ErrorNote error={error} />
      {made && isUnknown && <p>{made.unknown}</p>}
      {made && (isUnknown || refusal === made.refusal) && (
        <QuietLink
          to="/profile-settings/$page"
          params={{ page: made.page }}
          onClick={isUnknown ? undefined : made.onSee}
        >
          {made.see}
        </QuietLink>
      )}
      {refusal === 'phone-not-verified' && <VerifyFirst />}
      {refusal === 'wallet-short' && topUp && <TopUpFor amount={amount}>{topUp}</TopUpFor>}
    </div>
  )
}
