import { createFileRoute } from '@tanstack/react-router'
import { faceOf } from '#src/games/faces.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={instantCashout} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/instant-cashout/how-to-play')({
  loader: () => faceOf(instantCashout.id),
  component: Page,
})
