import { createFileRoute } from '@tanstack/react-router'
import { WinnersCampaign } from '#src/screens/winners/WinnersCampaign.tsx'
import { campaignDay, campaignSearch } from '#src/screens/winners/campaign-search.ts'

const Campaign = () => {
  const navigate = Route.useNavigate()
  const { clickid, ...search } = Route.useSearch()
  return (
    <WinnersCampaign
      path="/campaigns/instant-cashout"
      day={campaignDay(search)}
      onDay={date => void navigate({ search: { date }, replace: true, resetScroll: false })}
      clickId={clickid}
      onAnswered={() => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}

export const Route = createFileRoute('/_app/campaigns/instant-cashout')({
  validateSearch: campaignSearch,
  component: Campaign,
})
