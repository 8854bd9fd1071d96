import { createFileRoute } from '@tanstack/react-router'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'

const Page = () => {
  const { reference, returned } = Route.useSearch()
  return <FundStatusPage reference={reference} returned={returned === 'yes'} />
}

export const Route = createFileRoute('/_protected/fund-wallet/paystack-fund-status')({
  validateSearch: referenceSearch,
  component: Page,
})
