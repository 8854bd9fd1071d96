import type { ReactNode } from 'react'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { useOnline } from '#src/ui/use-online.ts'

/** The buy bar within thumb's reach: price, possible win, and the way on. */
export const PlayBar = ({
  lines,
  total,
  potential,
  card,
  disabled,
  notYet,
  onSummary,
}: {
  lines: number
  total: Kobo
  potential: Kobo
  /** The part of it won through the number of lines. */
  card?: string | undefined
  disabled: boolean
  /** Says why the picks are not a ticket yet; by default, that the phone is offline. */
  notYet?: ReactNode
  onSummary: () => void
}) => {
  const online = useOnline()
  return (
    <div className="buy-bar" role="region" aria-label="Your ticket" data-tour="buy">
      {notYet ??
        (!online && (
          <p className="text-sm font-bold" role="status">
            Not a ticket yet: you are offline. Your picks are kept on this phone.
          </p>
        ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="buy-price">
          <p className="eyebrow">{plural(lines, 'line')}</p>
          <p className="num font-extrabold text-xl leading-tight">{formatMoney(total)}</p>
          <p className="num text-xs text-soft">win up to {formatMoney(potential)}</p>
        </div>
        <Button kind="gold" className="flex-[1_0_8em]" disabled={disabled} onClick={onSummary}>
          View summary of picks
        </Button>
      </div>
      {card && <p className="num text-xs text-soft">{card}</p>}
    </div>
  )
}
