// What keeps a player from staking or topping up, shown wherever they are.
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { heldBack } from '#src/buying/held-back.ts'
import { part } from '#src/ui/late/part.ts'

const Dialog = lazy(async () => ({ default: (await import('./HeldBackDialog.tsx')).HeldBackDialog }))

const Watch = part(async () => (await import('./HeldBackWatch.tsx')).HeldBackWatch)

const close = () => {
  heldBack.refusal = undefined
}
const goOn = () => {
  close()
  heldBack.again?.()
}

/** Listens for refused stakes and top-ups on any screen, and for reminders that are due. */
export const HeldBackLater = () => {
  const { refusal } = useSnapshot(heldBack)
  return (
    <>
      <Suspense>
        <Watch />
      </Suspense>
      <Suspense>{refusal && <Dialog refusal={refusal} onDone={close} onAnswered={goOn} />}</Suspense>
    </>
  )
}
