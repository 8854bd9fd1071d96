import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { useUser } from '#src/api/user.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketDraw } from '#src/screens/ticket/TicketDraw.tsx'
import { TicketSuccess } from '#src/screens/ticket/TicketSuccess.tsx'

const Page = () => {
  const { user } = useUser()
  const { successObject } = useSnapshot(playStore(instantCashout).state)
  const id = Route.useSearch().id ?? successObject?.game_id
  if (!user) return null
  if (!id) return <TicketSuccess success={null} />
  return <TicketDraw key={id} id={id} playerKey={user.phone_number} />
}

export const Route = createFileRoute('/_protected/instant-cashout/batch-draw')({
  validateSearch: v.object({ id: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) }),
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
