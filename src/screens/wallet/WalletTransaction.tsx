import { useQuery } from '@tanstack/react-query'
import { transactionQuery } from '#src/api/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { movementBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const WalletTransaction = ({ id }: { id: string }) => {
  const query = useQuery(transactionQuery(id))
  const kept = useKeptRows(movementBox, undefined)
  const known = kept?.rows.find(row => row.id === id)
  const it = query.data ?? known
  return (
    <div className="w-full max-w-md mx-auto stack">
      {query.error && kept && known && <AsOf at={kept.asOf} />}
      {query.error && !it && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {!it && !query.error && <Skeleton lines={5} />}
      {it && (
        <section className="card stack">
          <h2 className="title-2">{it.title}</h2>
          <p className={`num font-extrabold text-3xl ${it.amount > 0 ? 'text-win' : ''}`}>
            {it.amount > 0 && '+'}
            <Money amount={it.amount} balance />
          </p>
          <Facts
            facts={[
              ['Wallet', walletNames[it.wallet]],
              ['Date', formatDateTime(Date.parse(it.date))],
              ['Reference', it.reference],
            ]}
          />
          {it.game_play_id && (
            <LinkButton to="/game-history/$gameID" params={{ gameID: it.game_play_id }} kind="brand" block>
              Open the ticket
            </LinkButton>
          )}
        </section>
      )}
    </div>
  )
}
