import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { Credentials } from '#src/screens/account/Credentials.tsx'

const Page = () => {
  const { user } = useUser()
  return user && <Credentials user={user} />
}

export const Route = createFileRoute('/_protected/more-details/credentials')({ component: Page })
