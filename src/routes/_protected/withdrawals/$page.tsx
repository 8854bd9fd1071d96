import { createFileRoute, notFound } from '@tanstack/react-router'
import { FundStatusPage } from '#src/screens/fund-wallet/FundStatusPage.tsx'
import { referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { Refer } from '#src/screens/refer/Refer.tsx'
import { Bank, Saved, Steps } from './-pages.tsx'

const Deposit = () => <FundStatusPage reference={Route.useSearch().reference} />

/** One route for all, as every route adds weight to each first visit. Some have a second address. */
const pages: Partial<Record<string, () => React.ReactNode>> = {
  steps: Steps,
  'withdrawal-steps': Steps,
  bankdetails: Bank,
  'withdrawal-bankdetails': Bank,
  'saved-beneficiaries': Saved,
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
