import { createFileRoute, notFound } from '@tanstack/react-router'
import { Awoof } from '#src/screens/awoof/Awoof.tsx'
import { AwoofBid } from '#src/screens/awoof/AwoofBid.tsx'
import { AwoofSuccess } from '#src/screens/awoof/AwoofSuccess.tsx'
import { AwoofSummary } from '#src/screens/awoof/AwoofSummary.tsx'

const Page = () => {
  const { step } = Route.useParams()
  const { reference, item } = Route.useSearch() as { reference?: unknown; item?: unknown }
  if (step === 'summary') return <AwoofSummary paid={String(reference ?? '')} />
  if (step === 'success') return <AwoofSuccess />
  return step ? <AwoofBid id={step} /> : <Awoof shared={String(item ?? '')} />
}

export const Route = createFileRoute('/_protected/awoof/{-$step}')({
  loader: ({ params: { step } }) => {
    if (step && !/^(summary|success|[0-9a-f-]{36})$/.test(step)) throw notFound()
  },
  component: Page,
})
