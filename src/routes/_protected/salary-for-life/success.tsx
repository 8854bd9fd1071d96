import { createFileRoute } from '@tanstack/react-router'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccessOf } from '#src/screens/ticket/bought/TicketSuccessOf.tsx'

const Page = () => <TicketSuccessOf game={salaryForLife} />

export const Route = createFileRoute('/_protected/salary-for-life/success')({
  loader: () => playStore(salaryForLife).ready,
  component: Page,
})
