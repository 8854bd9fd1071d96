import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/more-details/create-pin')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Create your PIN' },
  component: ComingSoon,
})
