import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { googleSource } from '#src/api/session/google-try.ts'
import { ownPath, searchOf, text } from '#src/lib/search.ts'
import { useGoOn } from '#src/screens/shared/use-go-on.ts'
import { SignIn } from '#src/screens/sign-in/SignIn.tsx'
import { SignUpGoogle } from '#src/screens/sign-up/SignUpGoogle.tsx'
import { codeIn } from '#src/screens/syndicates/group-link.ts'
import { part } from '#src/ui/late/part.ts'

const GroupShown = part(async () => (await import('../../-group-shown.tsx')).GroupShownWithTag)

const Login = () => {
  const { source, code, state, error } = Route.useSearch()
  const navigate = Route.useNavigate()
  // Read before it is used up.
  const [wanted] = useState(() => (state && googleSource(state)) || source)
  const [failure, setFailure] = useState<Error | string>()
  useGoOn(wanted)
  const group = codeIn(source)
  const isBack = state !== undefined && (code !== undefined || error !== undefined)
  return isBack ? (
    <SignUpGoogle
      state={state}
      code={code}
      onFailed={why => {
        setFailure(why)
        void navigate({ search: { source: wanted }, replace: true })
      }}
    />
  ) : (
    <>
      {group && (
        <Suspense>
          <GroupShown code={group} />
        </Suspense>
      )}
      <SignIn source={source} failure={failure} />
    </>
  )
}

export const Route = createFileRoute('/_app/user/login')({
  validateSearch: searchOf({
    source: ownPath,
    /** What Google sends back: a code, or why there is none. */
    code: text,
    state: text,
    error: text,
  }),
  component: Login,
})
