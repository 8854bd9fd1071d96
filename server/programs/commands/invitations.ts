// The operator's command about invitations held for review: many of one player's friends came from one network.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { listInReview, passReview, refuseReview } from '#server/db/queries/money/friends.ts'
import type { Command } from './place.ts'

const LISTED = 100

/** `invitations` lists those waiting; `invitations ID pass|refuse` decides, once. */
export const invitations: Command = async ({ db }, id = '', verdict = '') => {
  if (id === '') {
    const rows = await listInReview(db, LISTED)
    const lines = rows.map(
      it =>
        `${it.friend_id}  ${maskPhone(it.friend)} invited by ${maskPhone(it.referrer)}, ${formatDateTime(it.at.getTime())}: ` +
        `${it.others} more from that network${it.device_known ? ', one of them on the same phone' : ''}`,
    )
    return lines.join('\n') || 'No invitation waits.'
  }
  if (!/^\d{1,15}$/.test(id) || !['pass', 'refuse'].includes(verdict))
    throw new Error('Say which, and what becomes of it: invitations 12 pass|refuse')
  const isPassed = verdict === 'pass'
  if (!(await (isPassed ? passReview : refuseReview)(db, Number(id))))
    throw new Error(`No invitation ${id} waits`)
  return isPassed ? `${id} counts like every other.` : `${id} does not count, and who invited is told.`
}
