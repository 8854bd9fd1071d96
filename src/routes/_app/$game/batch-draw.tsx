import { createFileRoute } from '@tanstack/react-router'
import { playStore } from '#src/play/store.ts'
import { drawSearch } from '#src/screens/ticket/draw/draw-search.ts'
import { TicketDrawOf } from '#src/screens/ticket/draw/TicketDrawOf.tsx'

const Page = () => <TicketDrawOf game={Route.useRouteContext().game} id={Route.useSearch().id} />

export const Route = createFileRoute('/_app/$game/batch-draw')({
  validateSearch: drawSearch,
  loader: ({ context }) => playStore(context.game).ready,
  component: Page,
})
