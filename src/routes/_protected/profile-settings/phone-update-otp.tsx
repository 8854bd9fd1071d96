import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/profile-settings/phone-update-otp')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Change your phone number' },
  component: ComingSoon,
})
