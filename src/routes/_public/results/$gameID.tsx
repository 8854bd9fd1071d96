import { createFileRoute } from '@tanstack/react-router'
import { batchQuery } from '#src/api/draws.ts'
import type { Batch } from '#src/model/draws.ts'
import { ResultsDetail } from '#src/screens/results/ResultsDetail.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { WholeDraw } from '#src/screens/whole-draw/WholeDraw.tsx'

const wholeDrawOf = (batch: Batch) => <WholeDraw batch={batch} />

const Result = () => {
  const { gameID } = Route.useParams()
  return <ResultsDetail key={gameID} id={gameID} wholeDraw={wholeDrawOf} />
}

export const Route = createFileRoute('/_public/results/$gameID')({
  codeSplitGroupings: [['loader', 'component']],
  head: ({ params }) => pageHead(`Result ${params.gameID}`),
  loader: ({ context: { queryClient }, params: { gameID } }) => {
    void queryClient.prefetchQuery(batchQuery(gameID))
  },
  component: Result,
})
