import { createFileRoute, notFound } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { OwnData } from '#src/screens/own-data/OwnData.tsx'

const Page = () => {
  const { user } = useUser()
  return user && <OwnData user={user} />
}

export const Route = createFileRoute('/_protected/profile-settings/$page')({
  loader: ({ params }) => {
    if (params.page !== 'your-data') throw notFound()
  },
  component: Page,
})
