// The scores of a ticket again: for the player while their matches are on sale, and for others.
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { Predictions } from '#src/model/soccer.ts'
import { matchesAgain } from '#src/play/soccer/again.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { formOfTicket, picksOfTicket } from '../../shared/matches/match-state.ts'
import { UnlessPaused } from '../../shared/held-back/UnlessPaused.tsx'
import { words } from '../../shared/matches/words.ts'
import { ShareMatches } from '../../shared/matches/ShareMatches.tsx'

export const TicketScoresAgain = ({ soccer }: { soccer: Predictions }) => {
  const form = formOfTicket(soccer)
  const picks = picksOfTicket(soccer)
  if (serverNow() >= Date.parse(soccer.closesAt))
    return (
      <div className="card stack">
        <p className="hint">{words.$haveBegun}</p>
        <QuietLink to={pathsOfForm(form).play as string}>{words.$pickOthers}</QuietLink>
      </div>
    )
  return (
    <>
      <UnlessPaused>
        <QuietLink {...matchesAgain(form, picks, soccer.stakePerPrediction)}>
          <Icon name="repeat" /> {words.$playAgain}
        </QuietLink>
      </UnlessPaused>
      <ShareMatches form={form} picks={picks} />
    </>
  )
}
