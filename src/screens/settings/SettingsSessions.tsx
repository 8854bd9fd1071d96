import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsQuery, useLogoutEverywhere } from '#src/api/account.ts'
import { signOutHere } from '#src/api/session/session.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Where the account is signed in, and one button that signs it out everywhere. */
export const SettingsSessions = ({ onLeft }: { onLeft: () => void }) => {
  const query = useQuery(sessionsQuery())
  const leave = useLogoutEverywhere()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const leaveAll = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        signOutHere(true)
        onLeft()
      },
      onError: failure => setError(failure.message),
      onSettled: () => setAsking(false),
    })
  return (
    <section className="card stack">
      <h2 className="title-2">Open sessions</h2>
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Skeleton lines={3} />}
      <ul className="stack list-none p-0 m-0">
        {query.data?.results.map(session => (
          <li key={session.id} className="row border-b border-line pb-3">
            <span>
              <b>{session.device}</b>
              <br />
              <span className="hint">
                Since {formatDateTime(Date.parse(session.created_at))}, last seen{' '}
                {formatDateTime(Date.parse(session.last_seen_at))}
              </span>
            </span>
            {session.current && <span className="text-win font-bold">This device</span>}
          </li>
        ))}
      </ul>
      <Button kind="danger" block loading={leave.isPending} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmModal open={asking} onYes={leaveAll} onNo={() => setAsking(false)} loading={leave.isPending}>
        <p>Every phone and computer where you are signed in is logged out, this one as well.</p>
      </ConfirmModal>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </section>
  )
}
