// The ticket before it is paid: its scores, its price, its chance and what it can win.
import { ScoreRows } from '../shared/lines/ScoreRows.tsx'
import { SlipHead, SlipIds } from '../shared/slips/SlipParts.tsx'
import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { playPath } from './paths.ts'
import type { VirtualTag } from './virtual-tag.ts'
import { words } from './words.ts'

interface Props {
  batch: string
  tag: VirtualTag
  stake: Kobo
  /** kobo */
  most: Kobo
  /** The service's, once the slip is registered. */
  potential: Kobo
  slipId: string | undefined
}

export const VirtualSlip = ({ batch, tag, stake, most, potential, slipId }: Props) => (
  <section aria-label={words.$yourTicket}>
    <Slip>
      <SlipHead
        look={virtualSoccer.look}
        heading={words.$matches(tag.line.length)}
        back={playPath}
        change={words.$changePicks}
      />
      <ScoreRows batch={batch} numbers={tag.line} label={words.$yourTicket} />
      <Tear />
      <dl className="sums">
        <dt>{words.$potentialWinning}</dt>
        <dd className="break-all">{formatMoney(potential)}</dd>
        <dt>{words.$fewerThanAll}</dt>
        <dd>{words.$nothingBack}</dd>
        <dt>{words.$chance}</dt>
        <dd>{words.$oneIn(tag.oneIn)}</dd>
        <dt>{words.$comesBack}</dt>
        <dd>{tag.back}%</dd>
        <dt className="sum">{words.$toPay}</dt>
        <dd className="sum">{formatBalance(stake)}</dd>
      </dl>
      {tag.isCapped && <p className="text-sm font-bold mt-3">{words.$capped(formatMoney(most))}</p>}
      {slipId && <SlipIds id={slipId} />}
    </Slip>
  </section>
)
