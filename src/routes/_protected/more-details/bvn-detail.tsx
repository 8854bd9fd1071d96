import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { BvnDetail } from '#src/screens/account/BvnDetail.tsx'

const Page = () => {
  const { user } = useUser()
  return user && <BvnDetail user={user} />
}

export const Route = createFileRoute('/_protected/more-details/bvn-detail')({ component: Page })
