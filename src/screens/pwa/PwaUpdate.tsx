import { useIsMutating } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { pwa, takeUpdate } from '#src/pwa/pwa.ts'
import { Button } from '#src/ui/Button.tsx'

/** Offers a waiting version; never while something is being sent, a payment above all. */
export const PwaUpdate = () => {
  const { updateReady } = useSnapshot(pwa)
  const sending = useIsMutating()
  if (!updateReady || sending > 0) return null
  return (
    <aside
      aria-label="New version"
      className="card row fixed inset-x-3 bottom-[calc(12px+var(--bottom-bar))] z-50 mx-auto max-w-120"
    >
      <p role="status">A new version is ready</p>
      <Button className="btn-small" onClick={() => void takeUpdate()}>
        Update
      </Button>
    </aside>
  )
}
