// The scores of a ticket again: for the player while their matches are on sale, and for others.
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { Predictions } from '#src/model/soccer.ts'
import { matchesAgain } from '#src/play/soccer/again.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { formOfTicket, picksOfTicket } from '../../shared/matches/match-state.ts'
import { words } from '../../shared/matches/words.ts'
import { ShareMatches } from '../../shared/matches/ShareMatches.tsx'

export const TicketScoresAgain = ({ soccer }: { soccer: Predictions }) => {
  const form = formOfTicket(soccer)
  const picks = picksOfTicket(soccer)
  if (serverNow() >= Date.parse(soccer.closesAt))
    return (
      <div className="card stack">
        <p className="hint">{words.$haveBegun}</p>
        <LinkButton to={pathsOfForm(form).play as string} kind="quiet" block>
          {words.$pickOthers}
        </LinkButton>
      </div>
    )
  return (
    <>
      <LinkButton {...matchesAgain(form, picks, soccer.stakePerPrediction)} kind="quiet" block>
        <Icon name="repeat" /> {words.$playAgain}
      </LinkButton>
      <ShareMatches form={form} picks={picks} />
    </>
  )
}
