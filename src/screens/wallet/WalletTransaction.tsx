import { useQuery } from '@tanstack/react-query'
import { transactionQuery } from '#src/api/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { movementBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money, sumSize } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { aboutOf } from './about-of.ts'
import { WalletPicture } from './WalletPicture.tsx'
import { words } from './words.ts'

export const WalletTransaction = ({ id }: { id: string }) => {
  const query = useQuery(transactionQuery(id))
  const kept = useKeptRows(movementBox, undefined)
  const known = kept?.rows.find(row => row.id === id)
  const it = query.data ?? known
  const about = it ? aboutOf(it) : {}
  return (
    <div className="w-full max-w-md stack gap-5">
      {query.error && kept && known && <AsOf at={kept.asOf} />}
      {!it && <NotYet error={query.error} refetch={query.refetch} lines={5} />}
      {it && (
        <>
          <Slip>
            <div className="flex items-center gap-3">
              <WalletPicture of={it} />
              <h2 className="font-bold min-w-0">{it.title}</h2>
            </div>
            <p className={`num font-extrabold ${sumSize(it.amount)} mt-3 ${it.amount > 0 ? 'text-win' : ''}`}>
              {it.amount > 0 && '+'}
              <Money amount={it.amount} balance />
            </p>
            <Tear />
            <Facts
              facts={[
                [words.$wallet, walletNames[it.wallet]],
                [words.$date, formatDateTime(Date.parse(it.date))],
                [words.$reference, it.reference],
              ]}
            />
          </Slip>
          {about.withdrawals && (
            <LinkButton
              to="/withdrawals/successful-withdrawal"
              search={about.id === undefined ? {} : { id: about.id }}
              kind="brand"
              block
            >
              {about.id === undefined ? words.$yourWithdrawals : words.$openTheWithdrawal}
            </LinkButton>
          )}
          {about.topUp && (
            <LinkButton
              to="/fund-wallet/paystack-fund-status"
              search={{ reference: about.topUp }}
              kind="brand"
              block
            >
              {words.$openTheTopUp}
            </LinkButton>
          )}
          {it.slipId && (
            <LinkButton to="/game-history/$gameID" params={{ gameID: it.slipId }} kind="brand" block>
              {words.$openTheTicket}
            </LinkButton>
          )}
        </>
      )}
    </div>
  )
}
