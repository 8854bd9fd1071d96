import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { words } from './words.ts'

interface Props {
  itemId: string
  /** Set if one list has several: read out after the label. */
  name?: string
  bidId?: string
}

/** Checks the draw only on request; anybody may ask. */
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
