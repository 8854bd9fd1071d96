import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/virtual')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Virtual soccer' },
  component: ComingSoon,
})
