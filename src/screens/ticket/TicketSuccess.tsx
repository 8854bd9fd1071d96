import type { ReactNode } from 'react'
import type { SuccessObject } from '#src/contract/games.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TicketAhead } from './TicketAhead.tsx'
import { slipOfSuccess } from './past-slip.ts'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketRepeat } from './TicketRepeat.tsx'

/** The ticket just bought; shows what the service signed. */
export const TicketSuccess = ({
  success,
  children,
}: {
  success: SuccessObject | null
  children?: ReactNode
}) => {
  if (!success)
    return (
      <div className="w-full max-w-xl mx-auto stack">
        <EmptyState
          heading="No new ticket here"
          sub="Tickets that you bought are in your game history."
          action={
            <LinkButton to="/game-history" kind="gold">
              Game history
            </LinkButton>
          }
        />
      </div>
    )
  const paths = pathsOfType(success.game_type)
  const facts = [
    ['Short ID', shortId(success.game_id)],
    ['Game play ID', success.game_id],
    ['Batch', success.batch_id],
    ['Draw', formatDateTime(Date.parse(success.draws_at))],
    ['Lines', String(success.total_lines)],
    ['Stake of a line', formatBalance(success.stake_per_line)],
    ['Paid', formatBalance(success.total_stake)],
  ] as const
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <TicketAhead tickets={[success]} />
      {children}
      <LinkButton to={paths?.play ?? '/dashboard'} kind="brand" block>
        Play again
      </LinkButton>
      <TicketRepeat gameType={success.game_type} slip={slipOfSuccess(success)} kind="quiet" />
      <section className="card">
        <Facts facts={facts} />
      </section>
      <TicketReceipt proof={success.proof} ticket={success.game_id} />
      <LinkButton to="/game-history/$gameID" params={{ gameID: success.game_id }} kind="quiet" block>
        Open the ticket and its proof
      </LinkButton>
    </div>
  )
}
