import { Link } from '@tanstack/react-router'
import type { TopUp } from '#src/api/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { Money } from '#src/ui/Money.tsx'
import { topUpLook, topUpWords } from './top-up-words.ts'

/** A top-up as a row that leads to its state. */
export const FundRow = ({ topUp }: { topUp: TopUp }) => {
  const { icon, look } = topUpLook(topUp)
  return (
    <Link
      to="/fund-wallet/paystack-fund-status"
      search={{ reference: topUp.reference }}
      className="flex flex-1 items-center gap-3 no-underline"
    >
      <IconChip name={icon} look={look} />
      <span className="flex-1 min-w-0">
        <b className="num">
          <Money amount={topUp.amount} balance />
        </b>
        <span className="block text-sm">{topUpWords(topUp).heading}</span>
        <span className="block hint">{formatDateTime(Date.parse(topUp.createdAt))}</span>
      </span>
      <Icon name="next" size={20} className="text-soft" />
    </Link>
  )
}
