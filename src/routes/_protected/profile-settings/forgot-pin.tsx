import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/profile-settings/forgot-pin')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Forgot your PIN' },
  component: ComingSoon,
})
