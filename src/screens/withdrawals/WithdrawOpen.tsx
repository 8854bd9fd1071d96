import type { WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { formatMoney, parseMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** A request whose answer was lost comes first: another one beside it could pay twice. */
export const WithdrawOpen = ({ draft }: { draft: WithdrawalDraft }) => (
  <section className="card stack" role="status">
    <h2 className="title-2">We are checking your last request</h2>
    <p>
      You asked for {formatMoney(parseMoney(draft.amount) ?? 0)}, and the answer was lost on the way. It was
      taken once or not at all.
    </p>
    <LinkButton to="/withdrawals/transaction-pin" kind="gold" block>
      See what became of it
    </LinkButton>
  </section>
)
