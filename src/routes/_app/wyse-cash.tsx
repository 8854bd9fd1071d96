import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/wyse-cash')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Wyse cash' },
  component: ComingSoon,
})
