import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/fund-wallet/fund-ussd')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Top up by USSD' },
  component: ComingSoon,
})
