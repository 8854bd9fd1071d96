import { createFileRoute } from '@tanstack/react-router'
import { quika } from '#src/games/quika/rules.ts'
import { openPlay } from '#src/screens/play/open-play.ts'
import { PlayOf } from '#src/screens/play/PlayOf.tsx'

const Page = () => <PlayOf game={quika} face={Route.useLoaderData()} openSummary />

export const Route = createFileRoute('/_app/quika/')({
  loader: ({ context }) => openPlay(quika, context.queryClient),
  component: Page,
})
