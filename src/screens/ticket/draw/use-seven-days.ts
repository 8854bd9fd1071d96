import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ticketsQuery } from '#src/api/games.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { historyBox, knownPlays } from '#src/device/history-box.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { sevenDays, type Spell } from './seven-days.ts'

/** From the newest tickets of the service, else from those this phone keeps; undefined while none are known. */
export const useSevenDays = (playerKey: string): Spell | undefined => {
  const { data, isError } = useInfiniteQuery(ticketsQuery())
  const [kept, setKept] = useState<PlayedTicket[]>()
  useEffect(() => {
    if (!isError) return
    void Promise.all([historyBox.get(playerKey), listTickets(playerKey)]).then(found =>
      setKept(knownPlays(...found).rows),
    )
  }, [isError, playerKey])
  const rows = data?.pages.flatMap(page => page.results) ?? kept
  return rows && sevenDays(rows, data !== undefined && rows.length >= data.pages[0]!.count, serverNow())
}
