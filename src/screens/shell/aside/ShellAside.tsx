// Beside every app screen of a wide window: balances, the next draws, and the tickets in play.
import { useSession, useUser } from '#src/api/user.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { words } from '../../shared/brand-words.ts'
import { Invitation } from '../../shared/Invitation.tsx'
import { Purse } from '../../shared/Purse.tsx'
import { ShellNextDraws } from './ShellNextDraws.tsx'
import { ShellProfileMenu } from './ShellProfileMenu.tsx'
import { ShellTickets } from './ShellTickets.tsx'

const PLACE = 'rounded-[20px] p-4'

export const ShellAside = () => {
  const { isAuthenticated, isLoading } = useSession()
  const { user } = useUser()
  if (isLoading || (isAuthenticated && !user))
    return (
      <div className={`cloth ${PLACE} min-h-[220px]`}>
        <Skeleton lines={4} />
      </div>
    )
  return (
    <>
      {user && <ShellProfileMenu />}
      {user ? <Purse user={user} className={PLACE} /> : <Invitation className={PLACE} />}
      <ShellNextDraws />
      <p className="hint flex gap-3 items-center">
        <span className="shell-age" aria-hidden="true">
          18+
        </span>
        {words.$adultsOnly}
      </p>
      {/* Last, because it appears only with an answer. */}
      {user && <ShellTickets />}
    </>
  )
}
