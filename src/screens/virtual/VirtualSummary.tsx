// The picks before paying, with the ways to pay; visitors are led to an account first.
import {
  useImperativeHandle,
  useRef,
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react'
import { type Kobo, naira } from '#src/lib/money.ts'
import type { User } from '#src/model/user.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { VisitorToPay } from '../shared/slips/SlipParts.tsx'
import { summaryPath } from './paths.ts'
import type { Sale } from './use-slate.ts'
import { VirtualSlip } from './VirtualSlip.tsx'
import type { VirtualTag } from './virtual-tag.ts'
import { words } from './words.ts'
import { useRegisterSlip } from '#src/api/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'

// The picks as a slip at the service: registered once, and again only if picks, stake or batch change.
interface Wanted {
  batchId: string
  stake: Kobo
  line: readonly number[]
}

const useVirtualSlip = (wanted: Wanted | undefined, online: boolean) => {
  const register = useRegisterSlip(virtualSoccer.lotteryType)
  const key = wanted && `${wanted.batchId} ${wanted.stake} ${wanted.line.join()}`
  const send = useEffectEvent(() => {
    if (!wanted) return
    const { batchId, stake, line } = wanted
    register.mutate({ batchId, stake: String(naira(stake)), lottery: [{ ticket: [...line] }] })
  })
  useEffect(() => {
    if (key !== undefined && online) send()
  }, [key, online])
  const isOurs =
    wanted !== undefined &&
    register.variables?.batchId === wanted.batchId &&
    register.variables.stake === String(naira(wanted.stake)) &&
    register.data?.data[0]?.ticket.join() === wanted.line.join()
  return {
    slip: isOurs ? (register.data ?? null) : null,
    error: register.error,
    retry: () => send(),
  }
}

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
        <Pay
          user={user}
          slip={slip}
          shown={shown}
          onRenew={refusal => void (refusal === 'slip-paid' ? virtualStore().load([]) : retry())}
        />
      ) : (
        <VisitorToPay kept={words.$yourPicksAreKept} source={summaryPath} />
      )}
    </>
  )
}
