import { createFileRoute } from '@tanstack/react-router'
import { cashoutResultsQuery, latestResultsQuery } from '#src/api/results.ts'
import { ResultsScreen } from '#src/screens/results/ResultsScreen.tsx'
import { pageHead } from '#src/screens/shell/document-title.ts'

export const Route = createFileRoute('/_public/results/')({
  codeSplitGroupings: [['loader', 'component']],
  head: () =>
    pageHead('Results', 'Every draw with its numbers and what it paid. Check any of them on your phone.'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(latestResultsQuery())
    void queryClient.prefetchQuery(cashoutResultsQuery())
  },
  component: ResultsScreen,
})
