// What a player has set up, as cards. If the service does not answer, shows those stored on this phone and says how old
// they are.
import { Fragment, type ReactNode } from 'react'
import type { RowsBox } from '#src/device/rows-box.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { useKeptRows } from '../use-kept-rows.ts'

interface Props<Row> {
  asked: {
    data?: { results: Row[] } | undefined
    dataUpdatedAt: number
    error: Error | null
    refetch: () => unknown
  }
  box: Pick<RowsBox<Row>, 'get' | 'save'>
  offline: string
  /** Shown if there are none, with a link to the first. */
  empty: { heading: string; sub: string; go: string } | undefined
  above?: ReactNode
  card: (row: Row) => ReactNode
}

export const OwnList = <Row extends { id: string }>({
  asked,
  box,
  offline,
  empty,
  above,
  card,
}: Props<Row>) => {
  const { data, error, refetch } = asked
  const online = useOnline()
  const kept = useKeptRows(box, data?.results)
  const rows = data?.results ?? kept?.rows
  return (
    <div className="w-full max-w-xl stack">
      {!online && <p role="status">{offline}</p>}
      <RowsNote asked={asked} keptAt={kept?.asOf} />
      {above}
      {!data && online && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!rows && online && !error && <Skeleton lines={8} />}
      {empty && rows?.length === 0 && (
        <EmptyState
          heading={empty.heading}
          sub={empty.sub}
          action={<LinkButton to="/dashboard">{empty.go}</LinkButton>}
        />
      )}
      {rows?.map(row => (
        <Fragment key={row.id}>{card(row)}</Fragment>
      ))}
    </div>
  )
}
