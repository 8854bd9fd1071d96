import { Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { pathsOf } from '#src/games/paths.ts'
import { text, searchOf } from '#src/lib/search.ts'
import { openPlay } from '#src/screens/play/open-play.ts'
import { PlayOf } from '#src/screens/play/PlayOf.tsx'

const PlaySummary = lazy(async () => ({
  default: (await import('#src/screens/play/PlaySummary.tsx')).PlaySummary,
}))

/** The summary of some games is a step of this page. */
const Page = () => {
  const { game } = Route.useRouteContext()
  return pathsOf(game).summary.endsWith(`?step=${Route.useSearch().step}`) ? (
    <Suspense>
      <PlaySummary game={game} />
    </Suspense>
  ) : (
    <PlayOf game={game} />
  )
}

export const Route = createFileRoute('/_app/$game/')({
  validateSearch: searchOf({ step: text }),
  loader: ({ context }) => openPlay(context.game, context.queryClient),
  component: Page,
})
