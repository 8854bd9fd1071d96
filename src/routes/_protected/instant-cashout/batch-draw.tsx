import { createFileRoute } from '@tanstack/react-router'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { drawSearch } from '#src/screens/ticket/draw/draw-search.ts'
import { TicketDrawOf } from '#src/screens/ticket/draw/TicketDrawOf.tsx'

const Page = () => <TicketDrawOf game={instantCashout} id={Route.useSearch().id} />

export const Route = createFileRoute('/_protected/instant-cashout/batch-draw')({
  validateSearch: drawSearch,
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
