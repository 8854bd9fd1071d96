import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/soccer-cash/match-scores/virtual-static')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Match outcome' },
  component: ComingSoon,
})
