import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { jackpotBatchesQuery } from '#src/api/jackpots.ts'
import { session } from '#src/api/session/session.ts'
import { BYTES_OF_BATCH, type JackpotRecord } from '#src/model/draws.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { CheckList } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words } from './words.ts'

/** Adds up the public list of all batches. Separate, because it costs data. */
export const JackpotsBatches = ({ record }: { record: JackpotRecord }) => {
  const queries = useQueryClient()
  const { user } = useSnapshot(session)
  const checking = useMutation({
    mutationFn: async () => {
      const [{ checkBatches }, batches] = await Promise.all([
        import('./check-batches.ts'),
        queries.fetchQuery(jackpotBatchesQuery(record.id)),
      ])
      return checkBatches(record, batches, user?.phoneNumber)
    },
  })
  if (!record.list) return null
  const size = dataSize(Math.max(1_000, record.list.list.batches * BYTES_OF_BATCH))
  if (checking.error) return <ErrorNote error={checking.error} onRetry={() => checking.mutate()} />
  return checking.data ? (
    <>
      <CheckList checks={[checking.data]} />
      <ChecksFailed checks={[checking.data]} name={`${record.id}-batches`} shown={record} />
    </>
  ) : (
    <button
      type="button"
      className="btn-link mt-2"
      aria-busy={checking.isPending}
      onClick={() => checking.mutate()}
    >
      {words.$checkThatNoBatch(size)}
    </button>
  )
}
