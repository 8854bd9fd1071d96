import { createFileRoute, notFound } from '@tanstack/react-router'
import { awoof } from '#src/games/awoof/game.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { Awoof } from '#src/screens/awoof/Awoof.tsx'
import { AwoofBid } from '#src/screens/awoof/AwoofBid.tsx'
import { AwoofSuccess } from '#src/screens/awoof/AwoofSuccess.tsx'
import { AwoofSummary, type AwoofToPay } from '#src/screens/awoof/AwoofSummary.tsx'
import { PlayPaying } from '#src/screens/play/pay/PlayPaying.tsx'

/** Refusals after which the items on screen are out of date. */
const RENEWED_AT = ['price-differs', 'item-unknown', 'item-closed', 'item-sold-out', 'item-cap']

const pay = (it: AwoofToPay) => (
  <PlayPaying
    {...it}
    gameId={awoof.id}
    here="/awoof/summary"
    verifyPhone="/user/verify-phone-number"
    bought="/awoof/success"
    renewedAt={RENEWED_AT}
  />
)

const Page = () => {
  const { step } = Route.useParams()
  const { item } = Route.useSearch() as { item?: unknown }
  if (step === 'summary') return <AwoofSummary pay={pay} />
  if (step === 'success') return <AwoofSuccess />
  return step ? <AwoofBid key={step} id={step} /> : <Awoof shared={String(item ?? '')} />
}

export const Route = createFileRoute('/_protected/awoof/{-$step}')({
  loader: async ({ params: { step } }) => {
    if (step && !/^(summary|success|[0-9a-f-]{36})$/.test(step)) throw notFound()
    await awoofStore().ready
  },
  component: Page,
})
