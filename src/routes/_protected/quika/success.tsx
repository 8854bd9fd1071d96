import { createFileRoute } from '@tanstack/react-router'
import { quika } from '#src/games/quika/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={quika} />

export const Route = createFileRoute('/_protected/quika/success')({
  loader: () => playStore(quika).ready,
  component: Page,
})
