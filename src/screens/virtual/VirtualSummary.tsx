// The picks before paying, with the ways to pay; visitors are led to an account first.
import { useImperativeHandle, useRef, type ComponentType, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { useRegisterSlip } from '#src/api/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { type Kobo, naira } from '#src/lib/money.ts'
import type { User } from '#src/model/user.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { VisitorToPay } from '../shared/slips/SlipParts.tsx'
import { useRegistered } from '../shared/slips/use-registered.ts'
import { summaryPath } from './paths.ts'
import type { Sale } from './use-slate.ts'
import { VirtualSlip } from './VirtualSlip.tsx'
import type { VirtualTag } from './virtual-tag.ts'
import { words } from './words.ts'

export interface PayProps {
  user: User
  slip: { slipId: string; stake: Kobo } | null
  shown: RefObject<string>
  onRenew: (refusal: string) => void
}

interface Props {
  user: User | null
  sale: Sale
  tag: VirtualTag
  stake: Kobo
  Pay: ComponentType<PayProps>
}

export const VirtualSummary = ({ user, sale, tag, stake, Pay }: Props) => {
  const online = useOnline()
  const shown = useRef('')
  useImperativeHandle(shown, () => sale.id, [sale.id])
  const store = virtualStore()
  const { submissions: slip } = useSnapshot(store.state)
  const register = useRegisterSlip(virtualSoccer.lotteryType)
  const { error, reset } = register
  useRegistered(
    register,
    online && user !== null && !slip,
    () => ({ batchId: sale.id, stake: String(naira(stake)), lottery: [{ ticket: [...tag.line] }] }),
    store.keepSubmissions,
  )
  return (
    <>
      <VirtualSlip
        batch={sale.id}
        tag={tag}
        stake={stake}
        most={sale.rules.mostPaid}
        potential={slip?.potentialWinning ?? tag.prize}
        slipId={slip?.slipId}
      />
      {online && error && <ErrorNote error={error} onRetry={reset} />}
      {user ? (
        <Pay
          user={user}
          slip={slip}
          shown={shown}
          onRenew={refusal => void (refusal === 'slip-paid' ? store.load([]) : store.keepSubmissions(null))}
        />
      ) : (
        <VisitorToPay kept={words.$yourPicksAreKept} source={summaryPath} />
      )}
    </>
  )
}
