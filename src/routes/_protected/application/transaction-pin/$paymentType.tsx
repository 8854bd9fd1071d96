import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/application/transaction-pin/$paymentType')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Transaction PIN' },
  component: ComingSoon,
})
