import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { PhoneChange } from '#src/screens/account/PhoneChange.tsx'

const Page = () => {
  const { user } = useUser()
  return user && <PhoneChange user={user} />
}

export const Route = createFileRoute('/_protected/profile-settings/phone-update-otp')({ component: Page })
