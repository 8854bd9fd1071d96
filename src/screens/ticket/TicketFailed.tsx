import { ApiError } from '#src/api/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** A ticket that cannot be shown; one the player does not own gets no retry. */
export const TicketFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <EmptyState
      heading="You have no ticket with this ID"
      sub="The address may be cut short. All your tickets are in your game history."
      action={
        <LinkButton to="/game-history" kind="gold">
          Game history
        </LinkButton>
      }
    />
  ) : (
    <ErrorNote error={error} onRetry={onRetry} />
  )
