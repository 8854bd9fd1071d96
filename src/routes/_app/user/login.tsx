import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ownPath, searchOf, text } from '#src/lib/search.ts'
import { SignIn } from '#src/screens/sign-in/SignIn.tsx'

const Login = () => {
  const { source } = Route.useSearch()
  const router = useRouter()
  return <SignIn source={source} onDone={() => router.history.push(source ?? '/dashboard')} />
}

export const Route = createFileRoute('/_app/user/login')({
  validateSearch: searchOf({
    source: ownPath,
    /** What a social sign-in provider sends back. */
    code: text,
  }),
  component: Login,
})
