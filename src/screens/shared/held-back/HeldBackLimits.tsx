import type { SaferPlay } from '#src/model/safer-play.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { limitName } from './limit-name.ts'
import { words } from './words.ts'

/** What is left of the limits that were set, of stakes and losses or of top-ups. */
export const HeldBackLimits = ({ limits, ofTopUps }: Pick<SaferPlay, 'limits'> & { ofTopUps: boolean }) => {
  const facts = limits
    .filter(it => it.amount !== null && (it.kind === 'top-up') === ofTopUps)
    .map(
      it => [limitName(it), words.$leftOf(formatMoney(it.left ?? 0), formatMoney(it.amount ?? 0))] as const,
    )
  return (
    <>
      <p>{words.$nothingWasCharged}</p>
      <Facts facts={facts} />
      {ofTopUps && <p className="hint">{words.$openPayments}</p>}
    </>
  )
}
