import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { ownPath } from '#src/lib/search.ts'
import { SignIn } from '#src/screens/sign-in/SignIn.tsx'

const Login = () => {
  const { source } = Route.useSearch()
  const router = useRouter()
  return <SignIn source={source} onDone={() => router.history.push(source ?? '/dashboard')} />
}

export const Route = createFileRoute('/_app/user/login')({
  validateSearch: v.object({
    source: v.optional(v.pipe(v.unknown(), v.transform(ownPath))),
    /** What a social sign-in provider sends back. */
    code: v.fallback(v.optional(v.string()), undefined),
  }),
  component: Login,
})
