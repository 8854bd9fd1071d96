import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/more-details/pin-success')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Your PIN is set' },
  component: ComingSoon,
})
