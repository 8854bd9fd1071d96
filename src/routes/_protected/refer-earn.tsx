import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/refer-earn')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Refer and Earn' },
  component: ComingSoon,
})
