// The matches on sale with their chances, as the hashed rules of the batch say, and the time left until kick-off.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { batchAt, currentBatchQuery, rulesQuery } from '#src/api/draws.ts'
import { BATCH, batchBounds } from '#src/draws/schedule.ts'
import { isOfScores, readRules } from '#src/games/rules-schema.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'

const scoresIn = (text: string) => {
  const rules = readRules(text)
  return isOfScores(rules) ? rules : undefined
}

export const useSlate = () => {
  const now = useNow()
  const known = useClockKnown()
  const { opensAt, closesAt } = batchBounds(now)
  const current = useQuery(currentBatchQuery(virtualSoccer.id, opensAt))
  const batch = batchAt(current.data, opensAt)
  const next = batchAt(current.data, closesAt)
  const hash = batch?.commitment.rules
  const found = useQuery({ ...rulesQuery(hash ?? ''), enabled: hash !== undefined })
  // Fetched ahead, to be here when the current matches kick off.
  useQuery({ ...rulesQuery(next?.commitment.rules ?? ''), enabled: next !== undefined })
  const text = found.data?.rules
  const rules = useMemo(() => (text === undefined ? undefined : scoresIn(text)), [text])
  const left = closesAt - now
  return {
    known,
    left,
    /** The part of the batch's time that is left, 0 to 1. */
    share: known ? left / BATCH : 0,
    sale: batch && rules ? { id: batch.id, rules } : undefined,
    error: current.error ?? found.error,
    retry: () => void (current.error ? current.refetch() : found.refetch()),
  }
}

export type Slate = ReturnType<typeof useSlate>
export type Sale = NonNullable<Slate['sale']>
