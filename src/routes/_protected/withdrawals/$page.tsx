import { createFileRoute, notFound } from '@tanstack/react-router'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { Refer } from '#src/screens/refer/Refer.tsx'
import { Bank, Steps } from './-pages.tsx'

const Deposit = () => <FundStatusPage reference={Route.useSearch().reference} />

/** Second addresses of some pages; our own links use the first ones. */
const pages: Partial<Record<string, () => React.ReactNode>> = {
  'withdrawal-steps': Steps,
  'withdrawal-bankdetails': Bank,
  'successful-deposit': Deposit,
  refer: Refer,
}

const Page = () => {
  const Screen = pages[Route.useParams().page]!
  return <Screen />
}

export const Route = createFileRoute('/_protected/withdrawals/$page')({
  validateSearch: referenceSearch,
  loader: ({ params }) => {
    if (!Object.hasOwn(pages, params.page)) throw notFound()
  },
  component: Page,
})
