import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/proof/check.ts'
import { countWords } from '../shared/check-words.ts'
import { memoryOfJackpot } from '#src/memory/memory-of.ts'
import { CheckList } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { useFound } from '../shared/use-found.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { JackpotsBatches } from './JackpotsBatches.tsx'

/** Redraws a jackpot on this phone from its public record. */
export const JackpotsCheck = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(jackpotDrawQuery(id))
  const check = useCallback(
    () => data && memoryOfJackpot(data).then(memory => checkJackpotOnThisPhone(data, memory)),
    [data],
  )
  const checks = useFound(check)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!checks) return <Skeleton lines={2} />
  return (
    <div className="mt-2" role="status">
      <b>{countWords(checks)}</b>
      <CheckList checks={checks} />
      <ChecksFailed checks={checks} name={id} shown={data} />
      {data && <JackpotsBatches record={data} />}
    </div>
  )
}
