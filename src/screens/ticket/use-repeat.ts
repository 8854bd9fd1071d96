// Puts a past ticket's picks and stake back into its game and opens the summary. Buys nothing.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ticketQuery } from '#src/api/games.ts'
import { bidQuery, bidsQuery } from '#src/api/items/items.ts'
import { pathsOf } from '#src/games/paths.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { PlayedTicket, TicketDetail } from '#src/model/tickets.ts'
import { isTicketComplete } from '#src/picks/rows.ts'
import { hrefOf, matchesAgain, virtualAgain } from '#src/play/soccer/again.ts'
import { bidAgain, heldOf } from '#src/play/bid-again.ts'
import { hasOtherPicks, loadSlip, type Slip } from '#src/play/load-slip.ts'
import { playStore } from '#src/play/store.ts'
import { getTicket } from '#src/device/ticket-box.ts'
import { toast } from '#src/ui/toast.ts'
import { formOfTicket, picksOfTicket } from '../shared/matches/match-state.ts'
import { words as matchWords } from '../shared/matches/words.ts'
import { heardOpenBands } from '../shared/held-back/use-open-bands.ts'
import { useKeptBreak } from '../shared/held-back/use-kept-break.ts'
import { slipOfTicket } from './past-slip.ts'
import { words } from './words.ts'

type Past = Pick<TicketDetail, 'draw' | 'soccer'>

/** A ticket's lines put back. */
export const useRepeat = (lotteryType: string) => {
  const router = useRouter()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Slip>()
  const game = gameByLotteryType(lotteryType)
  const isVirtual = lotteryType === virtualSoccer.lotteryType
  const mayPlay = !useKeptBreak()

  const take = (slip: Slip) => {
    if (!game) return
    const store = playStore(game)
    const words = loadSlip(store, slip, heardOpenBands(client, game))
    if (words.length > 0) toast.neutral(words.join('. '))
    const { play, summary } = pathsOf(game)
    router.history.push(isTicketComplete({ rows: store.state.picks }) ? summary : play)
  }
  const repeat = async (slip: Slip) => {
    if (isVirtual) router.history.push(hrefOf(virtualAgain(slip)))
    if (!game) return
    const store = playStore(game)
    await store.ready
    if (hasOtherPicks(store, slip)) setAsked(slip)
    else take(slip)
  }
  return {
    mayPlay,
    /** Not during a break, nor for games no longer sold, or those that offer their lines. */
    canRepeat: mayPlay && (isVirtual || (game !== undefined && !game.offersLines)),
    isVirtual,
    asked,
    repeat,
    replace: () => {
      setAsked(undefined)
      if (asked) take(asked)
    },
    keep: () => setAsked(undefined),
  }
}

/** The same for a row of the history of any kind, which has to be fetched first. */
export const useRepeatRow = ({ lotteryType, slipId, item }: PlayedTicket, playerKey: string) => {
  const router = useRouter()
  const client = useQueryClient()
  const [loading, setLoading] = useState(false)
  const lines = useRepeat(lotteryType)

  const bid = async () => {
    const [found, bids] = await Promise.all([
      client.fetchQuery(bidQuery(slipId)),
      client.fetchQuery(bidsQuery()),
    ])
    if (found.item.state !== 'open') return toast.neutral(words.$itemIsOver)
    const room = { held: heldOf(bids, found.item.id), left: found.item.offered - found.item.sold }
    if (!(await bidAgain(found, room))) return toast.neutral(words.$enoughItems)
    router.history.push('/awoof/summary')
  }
  const ticket = async () => {
    // From this phone's copy, or from the service.
    const detail: Past =
      (await getTicket(playerKey, slipId))?.detail ?? (await client.fetchQuery(ticketQuery(slipId)))
    const { soccer } = detail
    if (!soccer) return lines.repeat(slipOfTicket(detail))
    if (serverNow() >= Date.parse(soccer.closesAt)) return toast.neutral(matchWords.$haveBegun)
    const again = matchesAgain(formOfTicket(soccer), picksOfTicket(soccer), soccer.stakePerPrediction)
    router.history.push(hrefOf(again))
  }
  return {
    ...lines,
    canRepeat:
      lines.canRepeat ||
      (lines.mayPlay &&
        (item !== undefined || predictionGames.some(game => game.lotteryType === lotteryType))),
    loading,
    repeatRow: async () => {
      setLoading(true)
      await (item ? bid() : ticket()).catch(() => toast.error(words.$thisTicketCouldNot))
      setLoading(false)
    },
  }
}
