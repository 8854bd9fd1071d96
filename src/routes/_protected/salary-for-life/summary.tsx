import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/salary-for-life/summary')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Salary for life summary' },
  component: ComingSoon,
})
