import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/soccer-cash/summary')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Soccer cash summary' },
  component: ComingSoon,
})
