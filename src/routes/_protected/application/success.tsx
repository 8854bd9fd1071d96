import { createFileRoute } from '@tanstack/react-router'
import { consentStore } from '#src/play/consent-store.ts'
import { lastBought } from '#src/play/last-bought.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={Route.useLoaderData()} />

export const Route = createFileRoute('/_protected/application/success')({
  loader: async () => {
    const game = lastBought()
    await (game.offersLines ? consentStore(game) : playStore(game)).ready
    return game
  },
  component: Page,
})
