// How a ticket of virtual matches ended: all scores of its batch, its own predictions, and every amount.
import type { KeptDetail } from '#src/model/kept.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { ScoreRows } from '../../shared/lines/ScoreRows.tsx'
import { TicketOutcome } from '../TicketOutcome.tsx'
import { words } from './words.ts'

export const VirtualOutcome = ({ ticket }: { ticket: KeptDetail }) => {
  const { draw, play } = ticket
  const line = draw.tickets[0]?.ticket ?? []
  return (
    <>
      <Slip>
        <TicketOutcome ticket={ticket} />
        <Tear />
        <h2 className="font-bold">{words.$yourCalls}</h2>
        <ScoreRows batch={play.batchId} numbers={line} hits={draw.drawn} label={words.$yourCalls} />
        {draw.drawn.length > 0 && (
          <>
            <Tear />
            <h2 className="font-bold">{words.$allScores}</h2>
            <ScoreRows batch={play.batchId} numbers={draw.drawn} label={words.$allScores} />
          </>
        )}
      </Slip>
      <p className="text-sm">{draw.drawn.length > 0 ? words.$fixed : words.$refunded}</p>
      <GoldLink to="/game-history/$gameID" params={{ gameID: play.slipId }}>
        {words.$openTheTicket}
      </GoldLink>
    </>
  )
}
