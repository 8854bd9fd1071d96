import { createFileRoute } from '@tanstack/react-router'
import { fundSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { FundPage } from '../../../-fund-page.tsx'

const Page = () => <FundPage amount={Route.useParams().amount} />

export const Route = createFileRoute('/_protected/fund-wallet/fund-channels/$amount')({
  validateSearch: fundSearch,
  component: Page,
})
