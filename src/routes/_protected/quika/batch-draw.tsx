import { createFileRoute } from '@tanstack/react-router'
import { quika } from '#src/games/quika/rules.ts'
import { playStore } from '#src/play/store.ts'
import { drawSearch } from '#src/screens/ticket/draw/draw-search.ts'
import { TicketDrawOf } from '#src/screens/ticket/draw/TicketDrawOf.tsx'

const Page = () => <TicketDrawOf game={quika} id={Route.useSearch().id} />

export const Route = createFileRoute('/_protected/quika/batch-draw')({
  validateSearch: drawSearch,
  loader: () => playStore(quika).ready,
  component: Page,
})
