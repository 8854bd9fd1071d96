// A ticket's matches and scores before payment, with its price and what it can win.
import { soccerLook } from '#src/games/soccer-cash/look.ts'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { SoccerLines } from '../SoccerLines.tsx'
import type { SoccerTag } from '../soccer-tag.ts'
import type { useSoccerPicks } from '../use-picks.ts'
import { words } from '../words.ts'
import { SlipHead, SlipIds } from '../../shared/slips/SlipParts.tsx'

interface Props {
  form: SoccerForm
  picked: ReturnType<typeof useSoccerPicks>
  tag: SoccerTag
  /** Once it is registered. */
  slipId?: string | undefined
}

export const SoccerSlip = ({ form, picked, tag, slipId }: Props) => {
  const { picks, matches, slate, stake, mostPaid } = picked
  return (
    <section aria-label={words.$yourTicket}>
      <Slip>
        <SlipHead
          look={soccerLook}
          heading={words.$predictions(tag.predictions)}
          back={pathsOfForm(form).scores}
          change={words.$changePicks}
        />
        <SoccerLines picks={picks} matches={matches} slate={slate} />
        <Tear />
        <dl className="sums">
          <dt>{words.$stakeOfAPrediction}</dt>
          <dd>{formatMoney(stake)}</dd>
          <dt>{words.$potentialWinning}</dt>
          <dd className="break-all">{formatMoney(tag.winning)}</dd>
          <dt>{words.$backOnAverage}</dt>
          <dd>{tag.back}%</dd>
          <dt className="sum">{words.$toPay}</dt>
          <dd className="sum">{formatBalance(tag.stake)}</dd>
        </dl>
        {tag.isCapped && (
          <p className="text-sm font-bold mt-3">{words.$capped(formatMoney(mostPaid), tag.back)}</p>
        )}
        <p className="hint mt-3">{words.$ninetyMinutes}</p>
        {slipId && <SlipIds id={slipId} />}
      </Slip>
    </section>
  )
}
