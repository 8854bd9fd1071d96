// What a player has set up, as cards. None of it is kept on the phone: without a network and an answer from before, only
// the sentence about it stands there.
import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'

interface Props {
  asked: { data?: { results: readonly unknown[] } | undefined; error: Error | null; refetch: () => unknown }
  offline: string
  /** Said if there is none, with the way to the first. */
  empty: { heading: string; sub: string; go: string } | undefined
  above?: ReactNode
  /** The cards. */
  children: ReactNode
}

export const OwnList = ({ asked: { data, error, refetch }, offline, empty, above, children }: Props) => {
  const online = useOnline()
  return (
    <div className="w-full max-w-xl mx-auto stack">
      {!online && <p role="status">{offline}</p>}
      {above}
      {!data &&
        online &&
        (error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {empty && data?.results.length === 0 && (
        <EmptyState
          heading={empty.heading}
          sub={empty.sub}
          action={
            <LinkButton to="/dashboard" kind="gold">
              {empty.go}
            </LinkButton>
          }
        />
      )}
      {children}
    </div>
  )
}
