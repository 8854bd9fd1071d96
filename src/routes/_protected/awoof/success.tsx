import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/awoof/success')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Awoof bid' },
  component: ComingSoon,
})
