// Below the ways to pay: one ticket for several friends. Its form loads when the button is pressed.
import { lazy, Suspense, useRef, useState } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from '../pay/words.ts'

const PlayTogetherForm = lazy(async () => ({
  default: (await import('./PlayTogetherForm.tsx')).PlayTogetherForm,
}))

interface Props {
  slipId: string
  /** kobo */
  cost: Kobo
  disabled: boolean
  /** The picks wait for no other payment. */
  onMade: () => void
  /** The slip was paid elsewhere: the same picks make a new one. */
  onRenew: () => void
}

export const PlayTogether = ({ slipId, cost, disabled, onMade, onRenew }: Props) => {
  const [open, setOpen] = useState(false)
  // By slip and shares: reopening the form after a lost answer and paying again does not pay twice.
  const keys = useRef(new Map<string, string>())
  const keyOf = (wish: string): string => {
    const key = keys.current.get(wish) ?? crypto.randomUUID()
    keys.current.set(wish, key)
    return key
  }
  return (
    <>
      <QuietButton disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="share" /> {words.$shareWithFriends}
      </QuietButton>
      {open && (
        <Suspense>
          <PlayTogetherForm
            slipId={slipId}
            cost={cost}
            keyOf={keyOf}
            onMade={onMade}
            onRenew={onRenew}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
