import { createFileRoute } from '@tanstack/react-router'
import { searchOf, uuid } from '#src/lib/search.ts'
import { WithdrawStatusPage } from '#src/screens/withdrawals/WithdrawStatusPage.tsx'

const Page = () => <WithdrawStatusPage id={Route.useSearch().id} />

export const Route = createFileRoute('/_protected/withdrawals/successful-withdrawal')({
  validateSearch: searchOf({ id: uuid }),
  component: Page,
})
