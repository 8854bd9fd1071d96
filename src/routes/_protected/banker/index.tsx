import { createFileRoute } from '@tanstack/react-router'
import { banker } from '#src/games/banker/rules.ts'
import { oneOf, searchOf } from '#src/lib/search.ts'
import { openPlay } from '#src/screens/play/open-play.ts'
import { PlayOf } from '#src/screens/play/PlayOf.tsx'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

/** The summary is a step of the game's page. */
const Page = () => {
  const face = Route.useLoaderData()
  return Route.useSearch().step === 'summary' ? (
    <PlaySummary game={banker} />
  ) : (
    <PlayOf game={banker} face={face} />
  )
}

export const Route = createFileRoute('/_protected/banker/')({
  validateSearch: searchOf({ step: oneOf(['summary']) }),
  loader: ({ context }) => openPlay(banker, context.queryClient),
  component: Page,
})
