import { createFileRoute } from '@tanstack/react-router'
import { searchOf, uuid } from '#src/lib/search.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { lastBought } from '#src/play/last-bought.ts'
import { playStore } from '#src/play/store.ts'
import { AdvanceOf } from '#src/screens/advance/AdvanceOf.tsx'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => {
  const { advance } = Route.useSearch()
  return (
    <TicketSuccessOf game={Route.useLoaderData()}>
      {advance && <AdvanceOf key={advance} id={advance} />}
    </TicketSuccessOf>
  )
}

export const Route = createFileRoute('/_protected/application/success')({
  validateSearch: searchOf({ advance: uuid }),
  loader: async () => {
    const game = lastBought()
    await (game.offersLines ? consentStore(game) : playStore(game)).ready
    return game
  },
  component: Page,
})
