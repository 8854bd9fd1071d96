// A ticket from the service, or this phone's copy if the service cannot be reached.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ticketQuery } from '#src/api/games.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { serverNow, serverOffset } from '#src/lib/server-time.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { getTicket, saveTicket } from '#src/device/ticket-box.ts'
import { nextAsking } from './draw/poll.ts'
import { nextAskingOfMatches } from '../shared/matches/match-state.ts'
import { useFound } from '#src/ui/late/use-found.ts'

export const useTicket = (id: string, playerKey: string) => {
  const kept = useFound(useCallback(() => getTicket(playerKey, id), [playerKey, id]))
  const query = useQuery({
    ...ticketQuery(id),
    refetchInterval: ({ state: { data } }) =>
      !isLive() &&
      (data?.soccer
        ? data.play.status === 'Pending' && nextAskingOfMatches(data.soccer, serverNow())
        : nextAsking(data && { status: data.play.status, drawsAt: Date.parse(data.drawsAt) }, serverNow())),
  })
  const { data, refetch } = query

  useEffect(() => {
    if (!data) return
    void saveTicket(playerKey, data, serverNow())
    const { batch } = data.proof
    if (batch.head) void import('#src/memory/memory-of.ts').then(it => it.meetHead(batch))
  }, [data, playerKey])

  useEffect(() => {
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [refetch])

  // A final ticket never changes, so this phone's copy is never stale, even offline.
  const isFinal = kept !== undefined && kept.detail.play.status !== 'Pending'
  return {
    ticket: (data ?? kept?.detail) as KeptDetail | undefined,
    /** When the service answered, ms. */
    heardAt: data ? query.dataUpdatedAt + serverOffset() : kept?.asOf,
    asOf: data || !kept || (isFinal && !query.error) ? undefined : kept.asOf,
    error: data || kept ? null : query.error,
    retry: () => void refetch(),
  }
}
