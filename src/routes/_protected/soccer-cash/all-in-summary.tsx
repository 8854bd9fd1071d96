import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/soccer-cash/all-in-summary')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'All-in summary' },
  component: ComingSoon,
})
