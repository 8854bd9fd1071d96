// The top of a purchase: until the draw, what it may bring and when; after it, the way to the outcome.
import type { BoughtTicket } from '#src/model/tickets.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { lookOfType } from '#src/games/look-of-type.ts'
import { usePageCloth } from '../../shared/page-cloth.ts'
import { TicketIdle } from '../TicketIdle.tsx'
import { aheadWords } from './ahead-words.ts'
import { TicketReminder } from './TicketReminder.tsx'
import { words } from './words.ts'
import '#src/ui/look/moments.css'

export const TicketAhead = ({ tickets }: { tickets: readonly [BoughtTicket, ...BoughtTicket[]] }) => {
  const [first, ...others] = tickets
  const now = useNow()
  const known = useClockKnown()
  const { isDue, heading, text } = aheadWords(tickets, known ? now : 0)
  const { cloth, emblem } = lookOfType(first.lotteryType)
  usePageCloth(cloth)
  const draw = pathsOfType(first.lotteryType)?.draw
  const drawsAt = Date.parse(first.drawsAt)
  const ticketPath = others.length === 0 ? `/game-history/${first.ticketId}` : '/game-history'
  return (
    <>
      <section className={`cloth cloth-${cloth} rounded-3xl p-5 stack gap-2`}>
        <div className="flex items-center gap-3">
          <Emblem name={emblem} size={56} />
          <h2 className="title-1" aria-live="polite">
            {heading}
          </h2>
        </div>
        <p>{text}</p>
        {!isDue && (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <p>{draw ? words.$drawIn : words.$theDrawIsAt(formatDateTime(drawsAt))}</p>
            <Countdown
              to={drawsAt}
              format={draw ? 'mm:ss' : 'hh:mm:ss'}
              className="clock-large font-extrabold leading-none"
            />
            <NoClock />
          </div>
        )}
      </section>
      {draw ? (
        <GoldLink to={draw} search={{ id: first.ticketId }}>
          {isDue ? words.$seeWhatWasDrawn : words.$watchTheDraw}
        </GoldLink>
      ) : isDue ? (
        <GoldLink to={ticketPath}>{words.$seeWhatWasDrawn}</GoldLink>
      ) : (
        <TicketReminder success={first} />
      )}
      <TicketIdle
        to={draw ?? ticketPath}
        id={draw && first.ticketId}
        label={words.$seeWhatWasDrawn}
        waits={isDue ? undefined : words.$afterTheDrawThis}
      />
    </>
  )
}
