import type { GameRules } from '#src/games/game.ts'
import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { MyLine } from '../../shared/lines/MyLines.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { SlipHead, SlipIds } from '../../shared/slips/SlipParts.tsx'
import { words } from './words.ts'

interface Props {
  game: GameRules
  lines: readonly (readonly number[])[]
  /** kobo: per line, for the whole ticket, and the most it can win. */
  stake: Kobo
  total: Kobo
  potential: Kobo
  /** Where to change the picks. */
  back: string
  slipId?: string
}

/** A ticket's lines before payment, with its price and what it can win. */
export const PlaySlip = ({ game, lines, stake, total, potential, back, slipId }: Props) => (
  <section aria-label={words.$yourTicket}>
    <Slip>
      <SlipHead
        look={game.look}
        heading={plural(lines.length, 'line')}
        back={back}
        change={words.$changePicks}
      />
      <ol className="my-lines mt-2">
        {lines.map((line, index) => (
          <li key={index}>
            <span className="eyebrow num w-5">{index + 1}</span>
            <MyLine numbers={line} at={index} />
            <span className="ml-auto num text-sm">{formatMoney(stake)}</span>
          </li>
        ))}
      </ol>
      <Tear />
      <PlayTicketTag game={game} wagers={[{ stake, lines }]} />
      <dl className="sums mt-3">
        <dt>{words.$stakeOfALine}</dt>
        <dd>{formatMoney(stake)}</dd>
        <dt>{words.$potentialWinning}</dt>
        <dd className="break-all">{formatMoney(potential)}</dd>
        <dt className="sum">{words.$toPay}</dt>
        <dd className="sum">{formatBalance(total)}</dd>
      </dl>
      {slipId && <SlipIds id={slipId} />}
    </Slip>
  </section>
)
