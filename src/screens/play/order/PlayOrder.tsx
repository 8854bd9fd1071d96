// Below the ways to pay: the same lines in future draws. Its form loads when the button is pressed.
import { lazy, Suspense, useState } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from '../pay/words.ts'

const PlayOrderForm = lazy(async () => ({ default: (await import('./PlayOrderForm.tsx')).PlayOrderForm }))

interface Props {
  slipId: string
  /** For one draw. */
  cost: Kobo
  disabled: boolean
  /** The picks wait for no other payment. */
  onMade: () => void
}

export const PlayOrder = ({ slipId, cost, disabled, onMade }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <QuietButton disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="repeat" /> {words.$playThisEveryDraw}
      </QuietButton>
      {open && (
        <Suspense>
          <PlayOrderForm slipId={slipId} cost={cost} onMade={onMade} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
