import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { useOnline } from '#src/ui/use-online.ts'

interface Props {
  /** What the price tag says. */
  tag: ReactNode
  /** Stands beside the button: how many lines. */
  lines?: ReactNode
  disabled: boolean
  /** Says why the picks are not a ticket yet; by default, that the phone is offline. */
  notYet?: ReactNode
  onSummary: () => void
}

/** The buy bar within thumb's reach: the price tag, the number of lines, and the way on. */
export const PlayBar = ({ tag, lines, disabled, notYet, onSummary }: Props) => {
  const online = useOnline()
  return (
    <div className="buy-bar" role="region" aria-label="Your ticket" data-tour="buy">
      {notYet ??
        (!online && (
          <p className="text-sm font-bold" role="status">
            Not a ticket yet: you are offline. Your picks are kept on this phone.
          </p>
        ))}
      <p className="tag num">{tag}</p>
      <div className="buy-go">
        {lines}
        <Button kind="gold" className="flex-1" disabled={disabled} onClick={onSummary}>
          View summary of picks
        </Button>
      </div>
    </div>
  )
}
