import { createFileRoute } from '@tanstack/react-router'
import { lotteryWinnersQuery } from '#src/api/results.ts'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { WinnersScreen } from '#src/screens/winners/WinnersScreen.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'

export const Route = createFileRoute('/_public/winners')({
  codeSplitGroupings: [['loader', 'component']],
  head: () => pageHead('Winners', 'Who won, how much and when, with most of every phone number hidden.'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(winnersFeedQuery())
    void queryClient.prefetchQuery(lotteryWinnersQuery('INSTANT_CASHOUT'))
  },
  component: WinnersScreen,
})
