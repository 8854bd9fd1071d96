import { ApiError } from '#src/api/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

/** A ticket that cannot be shown; one the player does not own gets no retry. */
export const TicketFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <EmptyState
      heading={words.$youHaveNoTicket}
      sub={words.$theAddressMayBe}
      action={
        <LinkButton to="/game-history" kind="gold">
          {words.$gameHistory}
        </LinkButton>
      }
    />
  ) : (
    <ErrorNote error={error} onRetry={onRetry} />
  )
