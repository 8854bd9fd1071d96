import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/fund-wallet/bank-transfer-status')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Bank transfer' },
  component: ComingSoon,
})
