// The batch on sale, counted down by the service's clock. Known offline too, because batches follow the
// clock.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { batchAt, currentBatchQuery, rulesQuery } from '#src/api/draws.ts'
import { batchBounds, batchId, drawsAt, SEAL_MARGIN } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { batchClock } from './batch-clock.ts'

export const useBatch = (game: GameRules, onBatch?: (opensAt: number) => void) => {
  const now = useNow()
  const known = useClockKnown()
  const { opensAt, closesAt } = batchBounds(now)
  const onSale = batchAt(useQuery(currentBatchQuery(game.id, opensAt)).data, opensAt)
  // Fetched before buying, so a ticket can be checked by its batch's rules offline.
  const rules = onSale?.commitment.rules
  useQuery({ ...rulesQuery(rules ?? ''), enabled: rules !== undefined })
  const begin = useEffectEvent((at: number) => onBatch?.(at))
  useEffect(() => {
    if (known) begin(opensAt)
  }, [known, opensAt])
  return {
    /** If the time is unknown, so is the batch, and nothing is said about it. */
    known,
    id: known ? (onSale?.id ?? batchId(game, opensAt)) : '—',
    /** The service has published the batch's commitment. */
    committed: onSale !== undefined,
    ...batchClock(closesAt, now),
    closesAt,
    /** When sales end for this batch's draw, ms: at the batch's own end, or at the next fixed hour. */
    drawHour: drawsAt(game, closesAt) - SEAL_MARGIN,
    now,
  }
}
