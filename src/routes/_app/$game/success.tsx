import { createFileRoute } from '@tanstack/react-router'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={Route.useRouteContext().game} />

export const Route = createFileRoute('/_app/$game/success')({
  loader: ({ context }) => playStore(context.game).ready,
  component: Page,
})
