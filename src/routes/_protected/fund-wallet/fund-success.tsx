import { createFileRoute } from '@tanstack/react-router'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'

const Page = () => <FundStatusPage reference={Route.useSearch().reference} />

export const Route = createFileRoute('/_protected/fund-wallet/fund-success')({
  validateSearch: referenceSearch,
  component: Page,
})
