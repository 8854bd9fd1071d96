import { createFileRoute } from '@tanstack/react-router'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'

const Page = () => <FundStatusPage reference={Route.useSearch().reference} />

export const Route = createFileRoute('/_protected/fund-wallet/bank-transfer-status')({
  validateSearch: referenceSearch,
  component: Page,
})
