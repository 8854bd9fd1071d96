import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/profile-settings/pin-otp')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'PIN code' },
  component: ComingSoon,
})
