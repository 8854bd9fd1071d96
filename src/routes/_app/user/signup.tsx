import { createFileRoute } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { useGoOn } from '#src/screens/shared/use-go-on.ts'
import { SignUp } from '#src/screens/sign-up/SignUp.tsx'

const Signup = () => {
  const { source } = Route.useSearch()
  useGoOn(source)
  return <SignUp source={source} />
}

export const Route = createFileRoute('/_app/user/signup')({
  validateSearch: searchOf({ source: ownPath }),
  component: Signup,
})
