import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/campaigns/wyse-cash')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Wyse cash winners' },
  component: ComingSoon,
})
