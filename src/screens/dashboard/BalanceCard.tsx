// On a phone the page begins with the balances, or for visitors an invitation; wider screens show them on the right.
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session/session.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Invitation } from '../shared/Invitation.tsx'
import { Purse } from '../shared/Purse.tsx'
import { words } from './words.ts'

/** Edge to edge; the game below overlaps its hem. */
const PLACE = 'purse'

export const BalanceCard = () => {
  const { user, isLoading } = useSnapshot(session)
  if (isLoading)
    return (
      <section className={`cloth ${PLACE}`} aria-label={words.$playBalance}>
        <Skeleton lines={4} />
      </section>
    )
  return user ? <Purse user={user} className={PLACE} /> : <Invitation className={PLACE} />
}
