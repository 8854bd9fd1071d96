import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/soccer-cash/all-in-success')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'All-in ticket' },
  component: ComingSoon,
})
