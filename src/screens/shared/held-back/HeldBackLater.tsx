import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { heldBack } from '#src/buying/held-back.ts'

const Dialog = lazy(async () => ({ default: (await import('./HeldBackDialog.tsx')).HeldBackDialog }))

const done = () => {
  heldBack.refusal = undefined
}

/** Hears of refusals wherever a stake or a top-up was asked for. */
export const HeldBackLater = () => {
  const { refusal } = useSnapshot(heldBack)
  return refusal ? (
    <Suspense>
      <Dialog refusal={refusal} onDone={done} />
    </Suspense>
  ) : null
}
