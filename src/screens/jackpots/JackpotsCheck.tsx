import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jackpotDrawQuery } from '#src/api/jackpots.ts'
import { checkJackpotOnThisPhone } from '#src/draws/check.ts'
import type { JackpotCheck } from '#src/draws/verify-jackpot.ts'
import { knownKeys } from '#src/play/known-keys.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { JackpotsBatches } from './JackpotsBatches.tsx'
import { JackpotsCheckRow } from './JackpotsCheckRow.tsx'

/** Draws a jackpot again on this phone, out of its public record. */
export const JackpotsCheck = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(jackpotDrawQuery(id))
  const [checks, setChecks] = useState<JackpotCheck[]>()
  useEffect(() => {
    if (!data) return
    let gone = false
    void (async () => {
      const done = await checkJackpotOnThisPhone(data, knownKeys())
      if (!gone) setChecks(done)
    })()
    return () => {
      gone = true
    }
  }, [data])
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!checks) return <Skeleton lines={2} />
  const passed = checks.filter(check => check.state === 'passed').length
  return (
    <div className="mt-2" role="status">
      <b>
        {passed} of {checks.length} checks passed on this phone
      </b>
      <ol className="list-none p-0 mt-2 stack">
        {checks.map(check => (
          <JackpotsCheckRow key={check.title} check={check} />
        ))}
      </ol>
      {data && <JackpotsBatches record={data} />}
    </div>
  )
}
