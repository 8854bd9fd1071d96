import type { ReactNode } from 'react'
import type { SuccessObject } from '#src/contract/games.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TicketIdle } from './TicketIdle.tsx'
import { slipOfSuccess } from './past-slip.ts'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketRepeat } from './TicketRepeat.tsx'
import { TicketReminder } from './TicketReminder.tsx'

/** The ticket that was just bought; what is shown is what the service signed. */
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
  const isWatched = paths?.draw !== undefined
  const drawsAt = Date.parse(success.draws_at)
  const facts = [
    ['Game play ID', success.game_id],
    ['Batch', success.batch_id],
    ['Draw', formatDateTime(drawsAt)],
    ['Lines', String(success.total_lines)],
    ['Stake of a line', formatBalance(success.stake_per_line)],
    ['Paid', formatBalance(success.total_stake)],
  ] as const
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <section className="bg-band rounded-2xl p-5 stack items-center text-center">
        <Icon name="check" size={40} />
        <h2 className="title-1">Your ticket is in the draw</h2>
        <p>
          {lotteryName(success.game_type)}, {plural(success.total_lines, 'line')}. You can win up to{' '}
          <b className="num">{formatMoney(success.pontential_winning)}</b>.
        </p>
        <p className="opacity-85">
          {isWatched ? 'Draw in' : <>The draw is at {formatDateTime(drawsAt)}, Lagos time. It is in</>}
        </p>
        <Countdown
          to={drawsAt}
          format={isWatched ? 'mm:ss' : 'hh:mm:ss'}
          className="text-4xl font-extrabold"
        />
      </section>
      {paths?.draw && (
        <LinkButton to={paths.draw} search={{ id: success.game_id }} kind="gold" block>
          Watch the draw
        </LinkButton>
      )}
      {children}
      {!isWatched && <TicketReminder success={success} />}
      <LinkButton to={paths?.play ?? '/dashboard'} kind="brand" block>
        Play again
      </LinkButton>
      <TicketRepeat gameType={success.game_type} slip={slipOfSuccess(success)} kind="quiet" />
      <section className="card">
        <Facts facts={facts} />
      </section>
      <TicketReceipt proof={success.proof} />
      <LinkButton to="/game-history/$gameID" params={{ gameID: success.game_id }} kind="quiet" block>
        Open the ticket and its proof
      </LinkButton>
      <TicketIdle to={paths?.play} />
    </div>
  )
}
