import { createFileRoute } from '@tanstack/react-router'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { openPlay } from '#src/screens/play/open-play.ts'
import { PlayOf } from '#src/screens/play/PlayOf.tsx'

const Page = () => <PlayOf game={instantCashout} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/instant-cashout/')({
  loader: ({ context }) => openPlay(instantCashout, context.queryClient),
  component: Page,
})
