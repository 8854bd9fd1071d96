import { createFileRoute } from '@tanstack/react-router'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={instantCashout} />

export const Route = createFileRoute('/_protected/instant-cashout/success')({
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
