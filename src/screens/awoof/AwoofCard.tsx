// Card payments for bids whose outcome this phone has not seen: says how each stands, and shows the bids once placed.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { bidsByCardQuery, renewItems } from '#src/api/items/items.ts'
import { useSession } from '#src/api/user.ts'
import { formatBalance } from '#src/lib/money.ts'
import { awoofStore, type CardPayment } from '#src/play/awoof-store.ts'
import { keepBids } from '#src/play/keep-bids.ts'
import { QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words } from './words.ts'

const Followed = ({ card }: { card: CardPayment }) => {
  const router = useRouter()
  const { user } = useSession()
  const { data, error, refetch } = useQuery(bidsByCardQuery(card.requestKey))
  const placed = data?.answer?.bids ?? []
  const show = useEffectEvent(() => {
    awoofStore().forgetCard(card.requestKey)
    if (user) void keepBids(user.phoneNumber, placed)
    void renewItems()
    void router.navigate({ to: '/awoof/{-$step}', params: { step: 'success' }, replace: true })
  })
  const isPlaced = placed.length > 0
  useEffect(() => {
    if (isPlaced) show()
  }, [isPlaced])
  const answer = data?.answer
  if (isPlaced || (!answer && !error)) return null
  return (
    <section className="card stack" role="status">
      <h2 className="title-2">
        {words.$byCard}: <span className="num">{formatBalance(card.amount)}</span>
      </h2>
      {answer ? <p>{answer.message}</p> : <ErrorNote error={error} onRetry={() => void refetch()} />}
      <QuietLink to="/fund-wallet/paystack-fund-status" search={{ reference: card.reference }}>
        {words.$seePayment}
      </QuietLink>
      {answer && (
        <QuietButton onClick={() => awoofStore().forgetCard(card.requestKey)}>{words.$gotIt}</QuietButton>
      )}
    </section>
  )
}

export const AwoofCard = () =>
  useSnapshot(awoofStore().state).cards.map(card => <Followed key={card.requestKey} card={card} />)
