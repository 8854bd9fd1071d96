import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/soccer-cash/game-selection/')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Soccer cash' },
  component: ComingSoon,
})
