import { createFileRoute } from '@tanstack/react-router'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={Route.useRouteContext().game} />

export const Route = createFileRoute('/_app/$game/how-to-play')({
  component: Page,
})
