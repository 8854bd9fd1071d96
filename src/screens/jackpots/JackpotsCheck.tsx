import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/proof/check.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { countWords } from '../shared/check-words.ts'
import { memoryOfJackpot } from '#src/memory/memory-of.ts'
import { CheckList } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { JackpotsBatches } from './JackpotsBatches.tsx'

/** Redraws a jackpot on this phone from its public record. */
export const JackpotsCheck = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(jackpotDrawQuery(id))
  const [checks, setChecks] = useState<CheckResult[]>()
  useEffect(() => {
    if (!data) return
    let gone = false
    void (async () => {
      const done = await checkJackpotOnThisPhone(data, await memoryOfJackpot(data))
      if (!gone) setChecks(done)
    })()
    return () => {
      gone = true
    }
  }, [data])
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
