// A ticket from the service, or this phone's copy if the service cannot be reached.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { ticketQuery } from '#src/api/games.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { heardOf, serverNow } from '#src/lib/server-time.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import type { TicketDetail } from '#src/model/tickets.ts'
import { getTicket } from '#src/device/ticket-box.ts'
import { GENTLY, nextAsking, waitsForLog } from './draw/poll.ts'
import { keepAnswer } from './keep-answer.ts'
import { nextAskingOfMatches } from '../shared/matches/match-state.ts'
import { useFound } from '#src/ui/late/use-found.ts'

export const useTicket = (id: string, playerKey: string) => {
  const kept = useFound(useCallback(() => getTicket(playerKey, id), [playerKey, id]))
  const query = useQuery({
    ...ticketQuery(id),
    refetchInterval: ({ state: { data, error } }) => {
      if (data && waitsForLog(data.proof)) return GENTLY
      // What an event asked for may fail, and no other event asks again.
      if (isLive() && !error) return false
      return data?.soccer
        ? data.play.status === 'Pending' && nextAskingOfMatches(data.soccer, serverNow())
        : nextAsking(data && { status: data.play.status, drawsAt: Date.parse(data.drawsAt) }, serverNow())
    },
  })
  const { data, dataUpdatedAt, refetch } = query

  const keep = useEffectEvent(
    (player: string, it: TicketDetail) => void keepAnswer(player, it, dataUpdatedAt),
  )
  useEffect(() => {
    if (data) keep(playerKey, data)
  }, [data, playerKey])

  useEffect(() => {
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [refetch])

  const isDenied = query.error instanceof ApiError && query.error.refusal === 'not-found'
  // A final ticket never changes, so this phone's copy is never stale, even offline.
  const isFinal = kept !== undefined && kept.detail.play.status !== 'Pending'
  return {
    ticket: (data ?? kept?.detail) as KeptDetail | undefined,
    /** When the service answered, ms; that it has no such ticket is an answer too. */
    heardAt: data ? heardOf(dataUpdatedAt) : isDenied ? heardOf(query.errorUpdatedAt) : kept?.asOf,
    asOf: data || !kept || (isFinal && !query.error) ? undefined : kept.asOf,
    error: data || kept ? null : query.error,
    retry: () => void refetch(),
  }
}
