// Checks a ticket against all this phone remembers. Runs again when the ticket changes, and every minute
// while the service still answers about it, because something due may be overdue by then.
import { useCallback } from 'react'
import { checkOnThisPhone } from '#src/proof/check.ts'
import type { Check } from '#src/proof/verify.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstReceipts, receiptKeyOf, type MetReceipt } from '#src/device/first-receipts.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { memoryOfTicket, type OfTicket } from '#src/memory/memory-of.ts'
import { useTried } from '#src/ui/late/use-found.ts'
import { proofAsShown } from './as-shown.ts'

interface Checked {
  checks: Check[]
  met: MetReceipt | undefined
}

export const useChecks = (shown: KeptDetail, { player, ticket, heardAt }: OfTicket) => {
  const heardMinute = heardAt === undefined ? undefined : Math.floor(heardAt / MINUTE)
  const check = useCallback(async () => {
    const at = heardMinute === undefined ? undefined : heardMinute * MINUTE
    const { proof } = shown
    // Also for tickets kept by an app version that had no memory.
    const met = await firstReceipts.meet(receiptKeyOf(player, ticket), proof, serverNow())
    const memory = await memoryOfTicket(proof, { player, ticket, heardAt: at })
    return { checks: await checkOnThisPhone(proofAsShown(shown), memory), met }
  }, [shown, player, ticket, heardMinute])
  const { found, failed } = useTried<Checked>(check)
  return { checked: found, failed }
}
