import { createFileRoute } from '@tanstack/react-router'
import { ownPath, searchOf, text } from '#src/lib/search.ts'
import { useGoOn } from '#src/screens/shared/use-go-on.ts'
import { SignIn } from '#src/screens/sign-in/SignIn.tsx'

const Login = () => {
  const { source } = Route.useSearch()
  useGoOn(source)
  return <SignIn source={source} />
}

export const Route = createFileRoute('/_app/user/login')({
  validateSearch: searchOf({
    source: ownPath,
    /** The social sign-in provider's response. */
    code: text,
  }),
  component: Login,
})
