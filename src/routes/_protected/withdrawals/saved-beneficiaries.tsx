import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/withdrawals/saved-beneficiaries')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Saved beneficiaries' },
  component: ComingSoon,
})
