import { useEffect, useState } from 'react'
import type { GameRules } from '#src/games/game.ts'
import { countTicket, type TicketOdds } from '#src/games/ticket-odds.ts'
import type { Kobo } from '#src/lib/money.ts'

/** The chances of these very lines together, counted in small pieces; undefined until all draws are counted. */
export const useTicketOdds = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
): TicketOdds | undefined => {
  const wanted = JSON.stringify(lines)
  const [counted, setCounted] = useState<{ of: string; odds: TicketOdds }>()
  const of = `${game.id}/${stake}/${wanted}`
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const counting = countTicket(game, stake, JSON.parse(wanted) as number[][])
    const go = () => {
      const { done, value } = counting.next()
      if (done) setCounted({ of, odds: value })
      else timer = setTimeout(go)
    }
    timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [game, stake, wanted, of])
  return counted?.of === of ? counted.odds : undefined
}
