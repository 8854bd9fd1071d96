import { createFileRoute } from '@tanstack/react-router'
import { playStore } from '#src/play/store.ts'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

const Page = () => <PlaySummary game={Route.useRouteContext().game} />

export const Route = createFileRoute('/_app/$game/summary')({
  loader: ({ context }) => playStore(context.game).ready,
  component: Page,
})
