import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/salary-for-life/success')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Salary for life ticket' },
  component: ComingSoon,
})
