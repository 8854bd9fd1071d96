import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { jackpotDrawQuery, jackpotBatchesQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/proof/check.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { countWords } from '../shared/check-words.ts'
import { memoryOfJackpot } from '#src/memory/memory-of.ts'
import { CheckList } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { useFound } from '#src/ui/late/use-found.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { session } from '#src/api/session/session.ts'
import { BYTES_OF_BATCH, type JackpotRecord } from '#src/model/draws.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { words } from './words.ts'

/** Adds up the public list of all batches. Separate, because it costs data. */
const JackpotsBatches = ({ record }: { record: JackpotRecord }) => {
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
    <TextButton className="mt-2" aria-busy={checking.isPending} onClick={() => checking.mutate()}>
      {words.$checkThatNoBatch(size)}
    </TextButton>
  )
}

/** Redraws a jackpot on this phone from its public record. */
export const JackpotsCheck = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(jackpotDrawQuery(id))
  const check = useCallback(
    () =>
      data &&
      memoryOfJackpot(data.record, data.heardAt).then(memory => checkJackpotOnThisPhone(data.record, memory)),
    [data],
  )
  const checks = useFound(check)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!checks) return <Skeleton lines={2} />
  return (
    <div className="mt-2" role="status">
      <b>{countWords(checks)}</b>
      <CheckList checks={checks} />
      <ChecksFailed checks={checks} name={id} shown={data?.record} />
      {data && <JackpotsBatches record={data.record} />}
    </div>
  )
}
