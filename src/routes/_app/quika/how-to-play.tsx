import { createFileRoute } from '@tanstack/react-router'
import { faceOf } from '#src/games/faces.ts'
import { quika } from '#src/games/quika/rules.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={quika} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/quika/how-to-play')({
  loader: () => faceOf(quika.id),
  component: Page,
})
