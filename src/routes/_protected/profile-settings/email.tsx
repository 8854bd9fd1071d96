import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { EmailAddress } from '#src/screens/email/EmailAddress.tsx'

const Page = () => {
  const { user } = useUser()
  return user && <EmailAddress user={user} />
}

export const Route = createFileRoute('/_protected/profile-settings/email')({ component: Page })
