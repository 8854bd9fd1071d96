import { useEffect, useState } from 'react'
import type { GameRules } from '#src/games/game.ts'
import { countTickets, type TicketOdds, type Wager } from '#src/games/ticket-odds.ts'

/** The chances of these very lines together, counted in small pieces; undefined until all draws are counted. */
export const useTicketOdds = (game: GameRules, wagers: readonly Wager[]): TicketOdds | undefined => {
  const wanted = JSON.stringify(wagers)
  const [counted, setCounted] = useState<{ of: string; odds: TicketOdds }>()
  const of = `${game.id}/${wanted}`
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const counting = countTickets(game, JSON.parse(wanted) as Wager[])
    const go = () => {
      const { done, value } = counting.next()
      if (done) setCounted({ of, odds: value })
      else timer = setTimeout(go)
    }
    timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [game, wanted, of])
  return counted?.of === of ? counted.odds : undefined
}
