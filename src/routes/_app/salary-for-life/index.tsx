import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/salary-for-life/')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Salary for life' },
  component: ComingSoon,
})
