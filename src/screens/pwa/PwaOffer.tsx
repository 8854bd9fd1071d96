import { useIsMutating, useQuery } from '@tanstack/react-query'
import { takeUpdate } from '#src/pwa/worker.ts'
import { Button } from '#src/ui/Button.tsx'
import { words } from './notice-words.ts'
import { useSession } from '#src/api/user.ts'
import { outbox } from '#src/buying/outbox.ts'
import * as keys from '#src/api/keys.ts'

// Whether this player has an unsettled purchase, in this tab or another.
const LOOK_AGAIN = 2_000 // ms

/** `open` is true until known. */
const useOpenPurchase = () => {
  const phone = useSession().user?.phoneNumber
  const { data: open = true, refetch } = useQuery({
    queryKey: [keys.openPurchase, phone],
    queryFn: async () => phone !== undefined && (await outbox.isOpen(phone)),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: LOOK_AGAIN,
  })
  return { open, look: async () => (await refetch()).data ?? true }
}

/**
 * Offers a waiting version, but never while something is being sent or this player's purchase is unsettled.
 */
export const PwaOffer = () => {
  const sending = useIsMutating()
  const { open, look } = useOpenPurchase()
  if (open || sending > 0) return null
  // Another tab may have started paying since the last look.
  const take = async () => {
    if (!(await look())) await takeUpdate()
  }
  return (
    <aside
      aria-label={words.$newVersion}
      className="cloth rounded-card p-4 row fixed inset-x-3 bottom-[calc(12px+var(--bottom-bar))] z-50 mx-auto max-w-120"
    >
      <p role="status">{words.$aNewVersionIs}</p>
      <Button kind="white" className="btn-small" onClick={() => void take()}>
        {words.$update}
      </Button>
    </aside>
  )
}
