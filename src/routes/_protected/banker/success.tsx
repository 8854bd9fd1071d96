import { createFileRoute } from '@tanstack/react-router'
import { banker } from '#src/games/banker/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={banker} />

export const Route = createFileRoute('/_protected/banker/success')({
  loader: () => playStore(banker).ready,
  component: Page,
})
