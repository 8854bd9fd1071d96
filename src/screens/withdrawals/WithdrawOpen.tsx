import type { WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

/** A request whose answer was lost comes first: another one beside it could pay twice. */
export const WithdrawOpen = ({ draft }: { draft: WithdrawalDraft }) => (
  <section className="card stack" role="status">
    <h2 className="title-2">{words.$weAreCheckingYour}</h2>
    <p>{words.$youAskedForAnd(formatMoney(parseMoney(draft.amount) ?? 0))}</p>
    <GoldLink to="/withdrawals/transaction-pin">{words.$seeWhatBecameOf}</GoldLink>
  </section>
)
