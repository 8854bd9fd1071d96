import { createFileRoute } from '@tanstack/react-router'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'

const Page = () => <FundStatusPage reference={Route.useSearch().reference} />

/** Both addresses lead to the status of a top-up: every route adds weight to each first visit. */
export const Route = createFileRoute('/_protected/fund-wallet/$page')({
  params: { parse: ({ page }) => (/^(fund-success|bank-transfer-status)$/.test(page) ? { page } : false) },
  validateSearch: referenceSearch,
  component: Page,
})
