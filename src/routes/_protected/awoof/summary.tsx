import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/awoof/summary')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Awoof summary' },
  component: ComingSoon,
})
