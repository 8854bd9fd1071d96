// The player's group tickets, and above them the invitation whose link was opened.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { syndicatesQuery } from '#src/api/accounts/syndicates.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { GroupCard } from './GroupCard.tsx'
import { GroupInvitation } from './GroupInvitation.tsx'
import { words } from './words.ts'

const CODE = /[?&]code=([0-9a-f]{24})$/

export const GroupTickets = () => {
  const { data, error, refetch } = useQuery(syndicatesQuery())
  const online = useOnline()
  // Read as it stands: a code of figures alone is no number.
  const { href } = useLocation()
  const code = CODE.exec(href)?.[1]
  return (
    <div className="w-full max-w-xl mx-auto stack">
      {!online && <p role="status">{words.$offline}</p>}
      {code && <GroupInvitation key={code} code={code} />}
      {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && online && <Skeleton lines={8} />}
      {!code && data?.results.length === 0 && (
        <EmptyState
          heading={words.$noneYet}
          sub={words.$howToMake}
          action={
            <LinkButton to="/dashboard" kind="gold">
              {words.$chooseAGame}
            </LinkButton>
          }
        />
      )}
      {data?.results.map(group => (
        <GroupCard key={group.id} group={group} />
      ))}
    </div>
  )
}
