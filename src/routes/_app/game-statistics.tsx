import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/game-statistics')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Game statistics' },
  component: ComingSoon,
})
