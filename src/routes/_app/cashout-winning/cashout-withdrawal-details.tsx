import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/cashout-winning/cashout-withdrawal-details')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Cash out a scratch card' },
  component: ComingSoon,
})
