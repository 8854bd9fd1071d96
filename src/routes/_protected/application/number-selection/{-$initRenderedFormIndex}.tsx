import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/application/number-selection/{-$initRenderedFormIndex}')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Number selection' },
  component: ComingSoon,
})
