// The bar within thumb's reach: what the picks cost and can win as they change, and the way to the summary.
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import type { VirtualTag } from './virtual-tag.ts'
import { words } from './words.ts'

interface Props {
  tag: VirtualTag | undefined
  stake: Kobo
  /** kobo */
  most: Kobo
  onSummary: () => void
}

export const VirtualBar = ({ tag, stake, most, onSummary }: Props) => (
  <div className="buy-bar" role="region" aria-label={words.$yourTicket} data-tour="buy">
    <p className="tag num" aria-live="polite" data-tour="picks">
      {tag ? (
        <>
          <b>{formatMoney(stake)}</b>, {words.$matches(tag.line.length)}. {words.$allRightPay}{' '}
          <b>{formatMoney(tag.prize)}</b>, {words.$oneIn(tag.oneIn)}. {words.$onAverage(tag.back)}{' '}
          {tag.isCapped && words.$capped(formatMoney(most))}
        </>
      ) : (
        words.$nothingPicked
      )}
    </p>
    <UnlessPaused game={virtualSoccer.id}>
      <GoldButton disabled={!tag} onClick={onSummary}>
        {words.$viewSummary}
      </GoldButton>
    </UnlessPaused>
  </div>
)
