import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/user/verify-phone-number')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Verify your phone number' },
  component: ComingSoon,
})
