import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { playsOf, ticketsQuery } from '#src/api/games.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Money } from '#src/ui/Money.tsx'
import { bidNumbers } from '../../shared/bids/numbers.ts'
import { stakeOf } from '../../shared/own/own-part.ts'
import { words } from '../words/frame.ts'

/** The history has them all. */
const SHOWN = 4

/** The newest tickets that wait for their draw. */
export const ShellTickets = () => {
  const { data } = useInfiniteQuery(ticketsQuery())
  const waiting = data && playsOf(data.pages).filter(({ status }) => status === 'Pending')
  if (!waiting) return null
  return (
    <section className="card shell-tickets" aria-labelledby="tickets-in-play">
      <div className="row">
        <h2 id="tickets-in-play" className="font-extrabold">
          {words.$yourTicketsInPlay}
        </h2>
        <Link to="/game-history" className="btn-link text-sm">
          {words.$history}
        </Link>
      </div>
      {waiting.length === 0 && <p className="text-sm text-soft">{words.$noneWaitsForA}</p>}
      <ul className="rows">
        {waiting.slice(0, SHOWN).map(play => {
          const look = lookOfSold(play.lotteryType)
          return (
            <li key={play.slipId}>
              <Link
                {...(play.item
                  ? { to: '/awoof/{-$step}', params: { step: play.slipId } }
                  : { to: '/game-history/$gameID', params: { gameID: play.slipId } })}
                className="flex flex-1 items-center gap-3 min-h-11 text-sm no-underline"
              >
                {look && <EmblemChip look={look} />}
                <span className="flex-1">
                  <b className="block">{play.item?.name ?? lotteryName(play.lotteryType)}</b>
                  <span className="text-soft">
                    {play.item
                      ? bidNumbers(play.item)
                      : words.$bought(play.lines, formatTime(Date.parse(play.date)))}
                  </span>
                </span>
                <Money amount={stakeOf(play)} className="font-bold" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
