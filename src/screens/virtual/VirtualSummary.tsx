// The picks before paying, with the ways to pay; visitors are led to an account first.
import { useImperativeHandle, useRef, type ComponentType, type RefObject } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import type { User } from '#src/model/user.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { VisitorToPay } from '../shared/slips/SlipParts.tsx'
import { summaryPath } from './paths.ts'
import type { Sale } from './use-slate.ts'
import { useVirtualSlip } from './use-virtual-slip.ts'
import { VirtualSlip } from './VirtualSlip.tsx'
import type { VirtualTag } from './virtual-tag.ts'
import { words } from './words.ts'

export interface PayProps {
  user: User
  slip: { slipId: string; stake: Kobo } | null
  shown: RefObject<string>
  onRenew: () => void
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
  const wanted = user ? { batchId: sale.id, stake, line: tag.line } : undefined
  const { slip, error, retry } = useVirtualSlip(wanted, online)
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
      {online && error && <ErrorNote error={error} onRetry={retry} />}
      {user ? (
        <Pay user={user} slip={slip} shown={shown} onRenew={retry} />
      ) : (
        <VisitorToPay kept={words.$yourPicksAreKept} source={summaryPath} />
      )}
    </>
  )
}
