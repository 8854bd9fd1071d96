import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { heldBack } from '#src/buying/held-back.ts'

const Dialog = lazy(async () => ({ default: (await import('./HeldBackDialog.tsx')).HeldBackDialog }))

const close = () => {
  heldBack.refusal = undefined
}
const goOn = () => {
  close()
  heldBack.again?.()
}

/** Hears of refusals wherever a stake or a top-up was asked for. */
export const HeldBackLater = () => {
  const { refusal } = useSnapshot(heldBack)
  return refusal ? (
    <Suspense>
      <Dialog refusal={refusal} onDone={close} onAnswered={goOn} />
    </Suspense>
  ) : null
}
