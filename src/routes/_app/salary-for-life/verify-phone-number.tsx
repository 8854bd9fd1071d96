import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { SignUpVerify } from '#src/screens/sign-up/SignUpVerify.tsx'

const Page = () => {
  const { source = '/salary-for-life' } = Route.useSearch()
  const router = useRouter()
  return <SignUpVerify source={source} onDone={() => router.history.push(source)} />
}

export const Route = createFileRoute('/_app/salary-for-life/verify-phone-number')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
