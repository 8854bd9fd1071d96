import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/salary-for-life/how-to-play')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'How to play salary for life' },
  component: ComingSoon,
})
