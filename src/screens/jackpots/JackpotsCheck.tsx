import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/draws/check.ts'
import type { CheckResult } from '#src/draws/checks.ts'
import { countWords } from '#src/screens/shell/check-words.ts'
import { memoryOfJackpot } from '#src/screens/shell/memory-of.ts'
import { ShellChecks } from '#src/screens/shell/ShellChecks.tsx'
import { ShellChecksFailed } from '#src/screens/shell/ShellChecksFailed.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { JackpotsBatches } from './JackpotsBatches.tsx'

/** Draws a jackpot again on this phone, out of its public record. */
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
      <ShellChecks checks={checks} />
      <ShellChecksFailed checks={checks} name={id} shown={data} />
      {data && <JackpotsBatches record={data} />}
    </div>
  )
}
