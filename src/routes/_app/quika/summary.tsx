import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/quika/summary')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Quika summary' },
  component: ComingSoon,
})
