import { createFileRoute } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import type { SuccessObject } from '#src/contract/games.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccess } from '#src/screens/ticket/TicketSuccess.tsx'

const Page = () => {
  const { successObject } = useSnapshot(playStore(instantCashout).state)
  return <TicketSuccess success={successObject as SuccessObject | null} />
}

export const Route = createFileRoute('/_protected/application/success')({
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
