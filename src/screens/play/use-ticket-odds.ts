import { useEffect, useState } from 'react'
import type { GameRules } from '#src/games/game.ts'
import { countTickets, type TicketOdds, type Wager } from '#src/games/ticket-odds.ts'

/** The odds of these exact lines together, counted in small chunks; undefined until done. */
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
