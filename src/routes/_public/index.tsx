import { createFileRoute } from '@tanstack/react-router'
import { jackpotsQuery, latestResultsQuery, winnersFeedQuery } from '#src/api/front-page.ts'
import { brand } from '#src/brand.ts'
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx'
import { NextDrawCard } from '#src/screens/next-draw/NextDrawCard.tsx'

const Home = () => <HomeScreen nextDraw={<NextDrawCard />} />

export const Route = createFileRoute('/_public/')({
  codeSplitGroupings: [],
  head: () => ({
    meta: [
      { title: `${brand.name}: ${brand.tagline}` },
      { name: 'description', content: `${brand.tagline} Sealed draws every five minutes, honest odds, 18+.` },
    ],
  }),
  // Prefetches without waiting, so the page paints first.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(latestResultsQuery())
    void queryClient.prefetchQuery(jackpotsQuery())
    void queryClient.prefetchQuery(winnersFeedQuery())
  },
  component: Home,
})
