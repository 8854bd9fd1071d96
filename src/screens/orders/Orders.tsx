// The player's standing orders.
import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#src/api/accounts/orders.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { OrderCard } from './OrderCard.tsx'
import { words } from './words.ts'

export const Orders = () => {
  const { data, error, refetch } = useQuery(ordersQuery())
  const online = useOnline()
  return (
    <div className="w-full max-w-xl mx-auto stack">
      {!online && <p role="status">{words.$offline}</p>}
      {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && online && <Skeleton lines={8} />}
      {data?.results.length === 0 && (
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
      {data?.results.map(order => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  )
}
