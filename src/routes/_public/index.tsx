import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { jackpotsQuery, latestResultsQuery, winnersFeedQuery } from '#src/api/front-page.ts'
import { brand } from '#src/brand.ts'
import { part } from '#src/ui/late/part.ts'
import { HomeKept } from '#src/screens/home/HomeKept.tsx'
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx'
import { NextDrawCard } from '#src/screens/next-draw/NextDrawCard.tsx'
import { ResultsNewest } from '#src/screens/results/ResultsNewest.tsx'
import * as cadence from '#src/lib/language/cadence.ts'

// What lies below the first screen is not needed for the first tap.
const Below = part(async () => (await import('./-home-below.tsx')).HomeBelow)

const below = (
  <Suspense fallback={<HomeKept />}>
    <Below />
  </Suspense>
)

const Home = () => <HomeScreen draw={<ResultsNewest />} nextDraw={<NextDrawCard />} below={below} />

export const Route = createFileRoute('/_public/')({
  codeSplitGroupings: [],
  head: () => ({
    meta: [
      { title: `${brand.name}: ${brand.tagline}` },
      {
        name: 'description',
        content: `${brand.tagline} Sealed draws ${cadence.eachBatch}, honest odds, 18+.`,
      },
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
