import { createFileRoute } from '@tanstack/react-router'
import { fundSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { FundPage } from '../../../-fund-page.tsx'

export const Route = createFileRoute('/_protected/fund-wallet/fund-channels/')({
  validateSearch: fundSearch,
  component: FundPage,
})
