import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { words } from './words.ts'

interface Props {
  itemId: string
  /** Said where several stand in one list. */
  name?: string
  bidId?: string
}

/** The draw is checked when asked for, by whoever asks. */
export const AwoofChecked = ({ itemId, name, bidId }: Props) => {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <AwoofCheck itemId={itemId} bidId={bidId} />
  return (
    <Button kind="quiet" block onClick={() => setAsked(true)}>
      {words.$check}
      {name && <span className="sr-only">: {name}</span>}
    </Button>
  )
}
