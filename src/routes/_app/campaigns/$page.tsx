import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ClickPage } from '#src/api/accounts/own-data.ts'
import { WinnersCampaign } from '#src/screens/winners/WinnersCampaign.tsx'
import { campaignDay, campaignSearch } from '#src/screens/winners/campaign-search.ts'

const campaigns: readonly ClickPage[] = ['salary-for-life', 'instant-cashout', 'wyse-cash']

const Campaign = () => {
  const page = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { clickid, ...search } = Route.useSearch()
  return (
    <WinnersCampaign
      key={page}
      page={page}
      day={campaignDay(search)}
      onDay={date => void navigate({ search: { date }, replace: true, resetScroll: false })}
      clickId={clickid}
      onAnswered={() => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}

export const Route = createFileRoute('/_app/campaigns/$page')({
  validateSearch: campaignSearch,
  loader: ({ params }) => {
    const page = campaigns.find(it => it === params.page)
    if (!page) throw notFound()
    return page
  },
  component: Campaign,
})
