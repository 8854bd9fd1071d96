// The picks as a slip at the service: registered once, and again only if picks, stake or batch change.
import { useEffect, useEffectEvent } from 'react'
import { useRegisterSlip } from '#src/api/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { naira, type Kobo } from '#src/lib/money.ts'

interface Wanted {
  batchId: string
  stake: Kobo
  line: readonly number[]
}

export const useVirtualSlip = (wanted: Wanted | undefined, online: boolean) => {
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
