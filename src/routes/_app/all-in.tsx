import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/all-in')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Soccer cash, all-in' },
  component: ComingSoon,
})
