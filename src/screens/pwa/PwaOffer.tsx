import { useIsMutating } from '@tanstack/react-query'
import { takeUpdate } from '#src/pwa/worker.ts'
import { Button } from '#src/ui/Button.tsx'
import { useOpenPurchase } from './use-open-purchase.ts'
import { words } from './notice-words.ts'

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
