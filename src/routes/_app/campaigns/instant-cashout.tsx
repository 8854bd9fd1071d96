import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/campaigns/instant-cashout')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Instant cashout winners' },
  component: ComingSoon,
})
