// The ticket just bought: what it can win, when its matches begin, and the slip itself.
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { GoldLink, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from '../words.ts'
import { UnlessPaused } from '../../shared/held-back/UnlessPaused.tsx'
import { NoTicketHere } from '../../shared/slips/SlipParts.tsx'

interface Props {
  form: SoccerForm
  /** The slip of a ticket. */
  slip: (ticketId: string) => ReactNode
}

export const SoccerSuccess = ({ form, slip }: Props) => {
  const { successObject: success } = useSnapshot(soccerStore(form).state)
  if (!success)
    return (
      <div className="w-full max-w-xl stack">
        <NoTicketHere />
      </div>
    )
  return (
    <div className="w-full max-w-xl stack">
      <section className="cloth cloth-olive rounded-3xl p-5 stack gap-2">
        <div className="flex items-center gap-3">
          <Emblem name="football" size={56} />
          <h2 className="title-1" aria-live="polite">
            {words.$bought}
          </h2>
        </div>
        <p>
          {words.$boughtText(
            lotteryName(success.lotteryType),
            success.lines,
            formatMoney(success.potentialWinning),
          )}
        </p>
        <p>{words.$settledWhen}</p>
      </section>
      {slip(success.ticketId)}
      <GoldLink to="/game-history/$gameID" params={{ gameID: success.ticketId }}>
        {words.$openTheTicket}
      </GoldLink>
      <UnlessPaused>
        <QuietLink to={pathsOfForm(form).play}>{words.$playAgain}</QuietLink>
      </UnlessPaused>
    </div>
  )
}
