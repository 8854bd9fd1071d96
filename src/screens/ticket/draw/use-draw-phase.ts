import { useEffect } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { drawPhase } from './poll.ts'

/** What to tell about a ticket now. Once it is drawn, its winnings are in the wallet. */
export const useDrawPhase = ({ draw, play, ...ticket }: KeptDetail) => {
  const now = useNow()
  const known = useClockKnown()
  const phase = drawPhase(
    {
      closesAt: Date.parse(ticket.closesAt),
      drawsAt: Date.parse(ticket.drawsAt),
      numbers: draw.drawn,
      status: play.status,
    },
    known ? now : 0,
  )
  const drawn = phase === 'drawn'
  useEffect(() => {
    if (drawn) void forgetMoney()
  }, [drawn])
  return { phase, drawn, known }
}
