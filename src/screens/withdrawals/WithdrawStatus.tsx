// What has become of one withdrawal, until it is over; offline, what this phone knew last.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import { isOver, withdrawalQuery } from '#src/api/withdrawals.ts'
import { useSession } from '#src/api/user.ts'
import { withdrawalBox } from '#src/device/money-boxes.ts'
import { download } from '#src/lib/download.ts'
import { formatBalance } from '#src/lib/money.ts'
import { heardOf, serverNow } from '#src/lib/server-time.ts'
import { GoldLink, QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { ErrorNote, NotYet } from '#src/ui/ErrorNote.tsx'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { WithdrawTold } from './WithdrawTold.tsx'
import { words } from './words.ts'

export const WithdrawStatus = ({ id }: { id: string }) => {
  const query = useQuery(withdrawalQuery(id))
  const kept = useKeptRows(withdrawalBox, undefined)
  const player = useSession().user?.phoneNumber
  const fresh = query.data
  const isStale = query.error !== null
  const it = fresh ?? (isStale ? kept?.rows.find(row => row.id === id) : undefined)
  const over = fresh !== undefined && isOver(fresh)
  useEffect(() => {
    if (over) void forgetMoney()
  }, [over])
  useEffect(() => {
    if (fresh && player) void withdrawalBox.saveOne(player, fresh, row => row.id === fresh.id, serverNow())
  }, [fresh, player])

  if (!it) return <NotYet error={query.error} refetch={query.refetch} lines={8} />
  const notice = it.hold?.notice
  return (
    <>
      {isStale && <AsOf at={fresh ? heardOf(query.dataUpdatedAt) : (kept?.asOf ?? 0)} />}
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      <WithdrawTold it={it} />
      {notice && (
        <QuietButton
          onClick={() => download(`hold-${it.id}.json`, JSON.stringify(notice), 'application/json')}
        >
          {words.$saveOurSignedNotice}
        </QuietButton>
      )}
      {it.hold?.reason === 'identity' && (
        <GoldLink to="/withdrawals/upload">{words.$sendYourDocument}</GoldLink>
      )}
      {it.state === 'paid' && <QuietLink to="/withdrawals/testimonials">{words.$sayHowItWent}</QuietLink>}
      {it.state === 'returned' && (
        <GoldLink to="/withdrawals/fund">{words.$withdrawAgain(formatBalance(it.amount))}</GoldLink>
      )}
    </>
  )
}
