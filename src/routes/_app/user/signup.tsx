import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepInvite } from '#src/api/session/kept-invite.ts'
import { like, ownPath, searchOf } from '#src/lib/search.ts'
import { useGoOn } from '#src/screens/shared/use-go-on.ts'
import { SignUp } from '#src/screens/sign-up/SignUp.tsx'

const Signup = () => {
  const { source, invite } = Route.useSearch()
  useGoOn(source)
  useEffect(() => {
    if (invite) keepInvite(invite)
  }, [invite])
  return <SignUp source={source} isInvited={invite !== undefined} />
}

export const Route = createFileRoute('/_app/user/signup')({
  validateSearch: searchOf({ source: ownPath, invite: like(/^\w{7}$/) }),
  component: Signup,
})
