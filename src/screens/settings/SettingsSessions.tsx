import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsQuery, useLogoutEverywhere } from '#src/api/account.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { words } from './words.ts'

/** Where the account is signed in, and one button that signs it out everywhere. */
export const SettingsSessions = ({ onLeft }: { onLeft: () => void }) => {
  const query = useQuery(sessionsQuery())
  const leave = useLogoutEverywhere()
  const [asking, setAsking] = useState(false)
  const leaveAll = () =>
    leave.mutate(undefined, {
      onSuccess: onLeft,
      onSettled: () => setAsking(false),
    })
  return (
    <section className="card stack">
      <h2 className="title-2">{words.$whereYouAreLogged}</h2>
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Skeleton lines={3} />}
      <ul className="rows">
        {query.data?.results.map(session => (
          <li key={session.id}>
            <IconChip name="phone" />
            <span className="flex-1 min-w-0">
              <b className="mr-2">{session.device}</b>
              {session.current && <span className="pill pill-win">{words.$thisDevice}</span>}
              <span className="hint block">
                {words.$lastSeenLoggedIn(
                  formatDateTime(Date.parse(session.lastSeenAt)),
                  formatDateTime(Date.parse(session.createdAt)),
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button kind="danger" block loading={leave.isPending} onClick={() => setAsking(true)}>
        {words.$logOutEverywhere}
      </Button>
      <ConfirmModal open={asking} onYes={leaveAll} onNo={() => setAsking(false)} loading={leave.isPending}>
        <p>{words.$everyPhoneAndComputer}</p>
      </ConfirmModal>
      <ErrorAlert error={leave.error} onClose={leave.reset} />
    </section>
  )
}
