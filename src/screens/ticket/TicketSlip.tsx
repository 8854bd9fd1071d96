// The ticket as a slip on its game's cloth: lines, drawn numbers, sums, the seal and the code.
import type { KeptDetail } from '#src/model/kept.ts'
import type { Check } from '#src/proof/verify.ts'
import { formatDateTime, formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { stakeOf } from '../shared/own/own-part.ts'
import { usePageCloth } from '../shared/page-cloth.ts'
import { TicketState } from '../shared/TicketState.tsx'
import { lookOfType } from '#src/games/look-of-type.ts'
import { TicketQr } from './picture/TicketQr.tsx'
import { PlayedMatches } from '../shared/matches/PlayedMatches.tsx'
import { TicketLines } from './TicketLines.tsx'
import { TicketOutcome, TicketSums, backOfTicket, outcomeOfTicket } from './TicketOutcome.tsx'
import { TicketProof } from './TicketProof.tsx'
import { words } from './words.ts'

const Stub = ({ id, batch }: { id: string; batch: string }) => (
  <div className="flex flex-wrap items-center gap-4">
    <TicketQr ticket={id} />
    <p className="min-w-0 text-sm num">
      <span className="text-soft block">{words.$shortId}</span>
      <b className="block text-lg num whitespace-nowrap">{shortId(id)}</b>
      <span className="text-soft block mt-1">{words.$batch}</span>
      {batch}
    </p>
  </div>
)

interface Props {
  ticket: KeptDetail
  checks: readonly Check[] | undefined
  /** Its age, if only this phone's copy could be shown. */
  asOf: number | undefined
}

export const TicketSlip = ({ ticket, checks, asOf }: Props) => {
  const { play, draw } = ticket
  const look = lookOfType(play.lotteryType)
  usePageCloth(look.cloth)
  const waits = play.status === 'Pending'
  return (
    <div className={`cloth cloth-${look.cloth} -mt-2 -mx-[16px] px-3 py-3 md:m-0 md:p-6 md:rounded-3xl`}>
      <Slip>
        <header className="flex flex-wrap items-center gap-3">
          <EmblemChip look={look} />
          <div className="flex-1 min-w-[5.5em]">
            <h2 className="font-extrabold">{lotteryName(play.lotteryType)}</h2>
            <p className="text-sm text-soft num">{formatDateTime(Date.parse(play.date))}</p>
          </div>
          <TicketState status={play.status} stake={stakeOf(play)} back={backOfTicket(ticket)} />
        </header>
        {asOf !== undefined && <AsOf at={asOf} />}
        {ticket.soccer ? (
          <PlayedMatches soccer={ticket.soccer} />
        ) : (
          <TicketLines batch={play.batchId} draw={draw} />
        )}
        {draw.drawn.length > 0 && (
          <div className="flex items-center gap-2 flex-wrap py-1.5 border-t border-dashed border-line">
            <span className="text-sm text-soft">{words.$drawn}</span>
            <LineRow batch={play.batchId} numbers={draw.drawn} size="sm" label={words.$numbersDrawn} />
            <span className="ml-auto text-sm text-soft num">{formatTime(Date.parse(ticket.drawsAt))}</span>
          </div>
        )}
        <div className="pt-2">
          {waits ? (
            <TicketSums ticket={ticket} rows={outcomeOfTicket(ticket).rows} />
          ) : (
            <TicketOutcome ticket={ticket} />
          )}
        </div>
        <Tear />
        {/* As high as most results of the checks, so that the code below does not move. */}
        <div className="min-h-[114px]">
          {checks ? (
            <TicketProof checks={checks} />
          ) : (
            <div role="group" aria-busy="true" aria-label={words.$checkingThisTicketOn}>
              <Skeleton lines={3} />
            </div>
          )}
        </div>
        <Tear />
        <Stub id={play.slipId} batch={play.batchId} />
      </Slip>
    </div>
  )
}
