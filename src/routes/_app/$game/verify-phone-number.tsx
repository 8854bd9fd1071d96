import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pathsOf } from '#src/games/paths.ts'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { SignUpVerify } from '#src/screens/sign-up/SignUpVerify.tsx'

const Page = () => {
  const { game } = Route.useRouteContext()
  const { source = pathsOf(game).play } = Route.useSearch()
  const router = useRouter()
  return <SignUpVerify source={source} onDone={() => router.history.push(source)} />
}

export const Route = createFileRoute('/_app/$game/verify-phone-number')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
