import { createFileRoute } from '@tanstack/react-router'
import { pathsOf } from '#src/games/paths.ts'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { SignUpVerify } from '#src/screens/sign-up/SignUpVerify.tsx'

const Page = () => {
  const { game } = Route.useRouteContext()
  return <SignUpVerify source={Route.useSearch().source ?? pathsOf(game).play} />
}

export const Route = createFileRoute('/_app/$game/verify-phone-number')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
