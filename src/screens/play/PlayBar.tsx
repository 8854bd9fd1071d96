import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { words } from './words.ts'

interface Props {
  game: string
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
export const PlayBar = ({ game, tag, lines, disabled, notYet, onSummary }: Props) => {
  const online = useOnline()
  return (
    <div className="buy-bar" role="region" aria-label={words.$yourTicket} data-tour="buy">
      {notYet ??
        (!online && (
          <p className="text-sm font-bold" role="status">
            {words.$notATicketYet}
          </p>
        ))}
      <p className="tag num">{tag}</p>
      <div className="buy-go">
        {lines}
        <UnlessPaused game={game}>
          <Button kind="gold" className="flex-1" disabled={disabled} onClick={onSummary}>
            {words.$viewSummaryOfPicks}
          </Button>
        </UnlessPaused>
      </div>
    </div>
  )
}
