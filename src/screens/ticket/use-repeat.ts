// Puts a past ticket's lines and stake back into its game's picks and opens the summary. Buys nothing.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ticketQuery } from '#src/api/games.ts'
import { pathsOf } from '#src/games/paths.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { isTicketComplete } from '#src/picks/rows.ts'
import { hasOtherPicks, loadSlip, type Slip } from '#src/play/load-slip.ts'
import { playStore } from '#src/play/store.ts'
import { getTicket } from '#src/device/ticket-box.ts'
import { toast } from '#src/ui/toast.ts'
import { slipOfTicket } from './past-slip.ts'
import { words } from './words.ts'

export const useRepeat = (lotteryType: string) => {
  const router = useRouter()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Slip>()
  const [loading, setLoading] = useState(false)
  const game = gameByLotteryType(lotteryType)

  const take = (slip: Slip) => {
    if (!game) return
    const store = playStore(game)
    const words = loadSlip(store, slip)
    if (words.length > 0) toast.neutral(words.join('. '))
    const { play, summary } = pathsOf(game)
    router.history.push(isTicketComplete({ rows: store.state.picks }) ? summary : play)
  }
  const repeat = async (slip: Slip) => {
    if (!game) return
    const store = playStore(game)
    await store.ready
    if (hasOtherPicks(store, slip)) setAsked(slip)
    else take(slip)
  }
  /** The ticket from the service, or from this phone's copy. */
  const find = async (id: string, playerKey: string) => {
    const detail =
      (await getTicket(playerKey, id))?.detail ??
      (await client.fetchQuery(ticketQuery(id)).catch(() => undefined))
    return detail && slipOfTicket(detail)
  }
  return {
    /** Not for games no longer sold, or those that offer their lines. */
    canRepeat: game !== undefined && !game.offersLines,
    asked,
    loading,
    repeat: (slip: Slip) => void repeat(slip),
    repeatById: async (id: string, playerKey: string) => {
      setLoading(true)
      const slip = await find(id, playerKey)
      setLoading(false)
      if (slip) await repeat(slip)
      else toast.error(words.$thisTicketCouldNot)
    },
    replace: () => {
      setAsked(undefined)
      if (asked) take(asked)
    },
    keep: () => setAsked(undefined),
  }
}
