import { ApiError } from '#src/api/errors.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { NoTicketHere } from '../shared/slips/SlipParts.tsx'
import { words } from './words.ts'

/** A ticket that cannot be shown; one the player does not own gets no retry. */
export const TicketFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.refusal === 'not-found' ? (
    <NoTicketHere heading={words.$youHaveNoTicket} sub={words.$theAddressMayBe} />
  ) : (
    <ErrorNote error={error} onRetry={onRetry} />
  )
