import { createFileRoute, notFound } from '@tanstack/react-router'
import { Awoof } from '#src/screens/awoof/Awoof.tsx'
import { AwoofSuccess } from '#src/screens/awoof/AwoofSuccess.tsx'
import { AwoofSummary } from '#src/screens/awoof/AwoofSummary.tsx'

const Page = () => {
  const { step } = Route.useParams()
  if (step === 'summary') return <AwoofSummary />
  return step === 'success' ? <AwoofSuccess /> : <Awoof />
}

export const Route = createFileRoute('/_protected/awoof/{-$step}')({
  loader: ({ params: { step } }) => {
    if (step !== undefined && step !== 'summary' && step !== 'success') throw notFound()
  },
  component: Page,
})
