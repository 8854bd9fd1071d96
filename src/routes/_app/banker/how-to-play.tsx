import { createFileRoute } from '@tanstack/react-router'
import { faceOf } from '#src/games/faces.ts'
import { banker } from '#src/games/banker/rules.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={banker} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/banker/how-to-play')({
  loader: () => faceOf(banker.id),
  component: Page,
})
