// Above the login, for people who opened an invitation: what it invites them to.
import { useQuery } from '@tanstack/react-query'
import { shownInvitationQuery } from '#src/api/accounts/syndicates.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { MyLines } from '../shared/lines/MyLines.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { GroupOdds, type Tag } from './GroupOdds.tsx'
import { words } from './words.ts'

const overWords = { taken: words.$taken, over: words.$over } as const

export const GroupShown = ({ code, Tag }: { code: string; Tag: Tag }) => {
  const { data, error, refetch } = useQuery(shownInvitationQuery(code))
  if (!data) return <NotYet error={error} refetch={refetch} lines={6} />
  const { lotteryType, tickets, cost, endsAt, from, name, amount, state } = data
  return (
    <section className="card stack w-full max-w-md mb-4" aria-label={words.$youAreInvited}>
      <h2 className="title-2">{words.$invitesYou(from, name)}</h2>
      <p className="font-bold">{lotteryName(lotteryType)}</p>
      <MyLines lines={tickets} />
      <Facts
        facts={[
          [words.$yourShare, formatMoney(amount)],
          [words.$price, formatMoney(cost)],
          ...(state === 'open' ? [[words.$allPaidBy, formatDateTime(Date.parse(endsAt))] as const] : []),
        ]}
      />
      {state === 'open' ? (
        <>
          <GroupOdds group={data} Tag={Tag} />
          <p>
            {words.$howItGoes} {words.$whichDraw}
          </p>
          <p role="status">{words.$logInFirst}</p>
        </>
      ) : (
        <p role="status">{overWords[state]}</p>
      )}
    </section>
  )
}
