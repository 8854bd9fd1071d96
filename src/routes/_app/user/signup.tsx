import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { SignUp } from '#src/screens/sign-up/SignUp.tsx'

const Signup = () => {
  const { source } = Route.useSearch()
  const router = useRouter()
  return <SignUp source={source} onDone={() => router.history.push(source ?? '/dashboard')} />
}

export const Route = createFileRoute('/_app/user/signup')({
  validateSearch: searchOf({ source: ownPath }),
  component: Signup,
})
