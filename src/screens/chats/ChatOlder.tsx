// Above the oldest message known here: when it comes near the screen, older ones are requested.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Requested before the player reaches the end. */
const NEAR = '600px 0px'

export const ChatOlder = ({ onNear }: { onNear: () => Promise<void> }) => {
  const here = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onNear)
  const [state, setState] = useState<{ isLoading: boolean; error?: unknown }>({ isLoading: false })
  const isWaiting = !state.isLoading && state.error === undefined
  useEffect(() => {
    if (!isWaiting) return
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen!.isIntersecting) return
        setState({ isLoading: true })
        load().then(
          () => setState({ isLoading: false }),
          (error: unknown) => setState({ isLoading: false, error }),
        )
      },
      { rootMargin: NEAR },
    )
    watcher.observe(here.current!)
    return () => watcher.disconnect()
  }, [isWaiting])
  useEffect(() => {
    const again = () => setState({ isLoading: false })
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div ref={here}>
      {state.error === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <ErrorNote error={state.error} onRetry={() => setState({ isLoading: false })} />
      )}
    </div>
  )
}
