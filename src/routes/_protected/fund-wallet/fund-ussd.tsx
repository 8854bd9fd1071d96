import { createFileRoute } from '@tanstack/react-router'
import { fundSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { FundUssd } from '#src/screens/fund-wallet/FundUssd.tsx'

const Page = () => {
  const { amount, gameQuery } = Route.useSearch()
  return <FundUssd amount={amount} gameQuery={gameQuery} />
}

export const Route = createFileRoute('/_protected/fund-wallet/fund-ussd')({
  validateSearch: fundSearch,
  component: Page,
})
