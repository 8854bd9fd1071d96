import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/withdrawals/refer')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Refer a friend' },
  component: ComingSoon,
})
