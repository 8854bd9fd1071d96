import { createFileRoute } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { SignUpVerify } from '#src/screens/sign-up/SignUpVerify.tsx'

const Page = () => <SignUpVerify source={Route.useSearch().source ?? '/dashboard'} />

export const Route = createFileRoute('/_app/user/verify-phone-number')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
