// Who may write, and what to tell those who may not.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { ChatPlayer } from '#server/db/queries/chats/players.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Undefined if nothing is in the way. */
export const whyNotWrite = ({
  muted_until,
  muted_why,
  is_new,
  has_played,
}: ChatPlayer): Refusal | undefined => {
  if (muted_until)
    return new Refusal('chat-muted', {
      message: `You can read, and write again from ${formatDateTime(muted_until.getTime())}. Our reason: ${muted_why}`,
    })
  if (is_new) return new Refusal('chat-too-new')
  return has_played ? undefined : new Refusal('chat-stake-needed')
}
