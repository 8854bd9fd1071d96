import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { jackpotDrawQuery, jackpotBatchesQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/proof/check.ts'
import { countWords } from '../shared/checks/check-words.ts'
import { stretchSize } from '#src/memory/log-stretch.ts'
import { memoryOfJackpot } from '#src/memory/memory-of.ts'
import { AskedCheck } from '../shared/checks/AskedCheck.tsx'
import { CheckList } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { useTried } from '#src/ui/late/use-found.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { session } from '#src/api/session/session.ts'
import { BYTES_OF_BATCH, type JackpotRecord } from '#src/model/draws.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { words } from './words.ts'

/** Adds up the public list of all batches, and looks for a second one. */
const JackpotsBatches = ({ record }: { record: JackpotRecord }) => {
  const queries = useQueryClient()
  const { user } = useSnapshot(session)
  if (!record.list) return null
  const { list, logged } = record.list
  const check = async () => {
    const [{ checkBatches }, batches] = await Promise.all([
      import('./check-batches.ts'),
      queries.fetchQuery(jackpotBatchesQuery(record.id)),
    ])
    return checkBatches(record, batches, user?.phoneNumber)
  }
  const size = dataSize(list.batches * BYTES_OF_BATCH + stretchSize(logged).bytes)
  return (
    <AskedCheck
      label={words.$checkThatNoBatch(size)}
      check={check}
      name={`${record.id}-batches`}
      shown={record}
    />
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
  const { found: checks, failed } = useTried(check)
  if (failed) return <ErrorNote error={failed.error} onRetry={failed.again} />
  if (error && !data) return <ErrorNote error={error} onRetry={() => void refetch()} />
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
