// Refer and Earn: the link and the code, what a friend earns, and what became of each.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { friendsQuery } from '#src/api/friends.ts'
import { useSession } from '#src/api/user.ts'
import { brand } from '#src/brand.ts'
import { keepOwnCode, keptOwnCode } from '#src/play/own-code.ts'
import type { Friends } from '#src/model/friends.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { ShareButtons } from '#src/ui/modals/ShareButtons.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { HeardNote } from '#src/ui/time/HeardNote.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { ReferClaim } from './ReferClaim.tsx'
import { ReferFriends } from './ReferFriends.tsx'
import { words } from './words.ts'

const ReferCode = ({ code, terms }: Pick<Friends, 'code'> & Partial<Pick<Friends, 'terms'>>) => (
  <section className="cloth cloth-rose rounded-card p-5 stack">
    <div className="flex items-center gap-4">
      <Emblem name="gift" size={72} />
      <div className="min-w-0">
        <h2 className="title-2">{words.$bringAFriend}</h2>
        {terms && <p className="text-sm mt-1">{words.$whatYouGet(terms.percent, formatMoney(terms.most))}</p>}
      </div>
    </div>
    <Slip>
      <p className="eyebrow">{words.$yourCode}</p>
      <p className="num font-extrabold text-3xl tracking-tight">{code}</p>
      <Tear />
      <div className="stack">
        <ShareButtons
          title={words.$shareTitle(brand.name)}
          text={words.$shareText(brand.name)}
          link={`${location.origin}/user/signup?invite=${code}`}
        />
      </div>
    </Slip>
  </section>
)

const ReferTerms = ({ terms }: Pick<Friends, 'terms'>) => (
  <div>
    <Fold summary={words.$howItWorks}>
      <ol className="grid gap-2 pl-5 m-0 list-decimal">
        <li>{words.$theySignUp}</li>
        <li>{words.$theyPlay(formatMoney(terms.stake))}</li>
        <li>{words.$thenWeHold(terms.holdDays, terms.cardHoldDays)}</li>
      </ol>
    </Fold>
    <Fold summary={words.$whatDoesNotCount}>
      <p>{words.$onePhone}</p>
    </Fold>
  </div>
)

export const Refer = () => {
  const asked = useQuery(friendsQuery())
  const { data, error, refetch } = asked
  const player = useSession().user?.phoneNumber
  const code = data?.code
  useEffect(() => {
    if (player && code) keepOwnCode(player, code)
  }, [player, code])
  const kept = keptOwnCode(player)
  if (!data && error)
    return (
      <div className="w-full max-w-xl stack">
        {kept && <ReferCode code={kept} />}
        <ErrorNote error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <Skeleton lines={8} />
  return (
    <div className="w-full max-w-xl stack">
      <ReferCode code={data.code} terms={data.terms} />
      <HeardNote asked={asked} />
      <dl className="card sums m-0">
        <dt>{words.$paid}</dt>
        <dd>{formatBalance(data.paid)}</dd>
        <dt>{words.$onHold}</dt>
        <dd>{formatBalance(data.held)}</dd>
      </dl>
      <ReferFriends friends={data.friends} stake={data.terms.stake} />
      <ReferTerms terms={data.terms} />
      {data.mayClaim && <ReferClaim />}
    </div>
  )
}
