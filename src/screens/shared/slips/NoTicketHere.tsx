import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

/** In place of a ticket: leads to those that the player has. */
export const NoTicketHere = ({
  heading = words.$noNewTicket,
  sub = words.$ticketsThatYouBought,
}: {
  heading?: string
  sub?: string
}) => (
  <EmptyState
    heading={heading}
    sub={sub}
    action={
      <LinkButton to="/game-history" kind="gold">
        {words.$gameHistory}
      </LinkButton>
    }
  />
)
