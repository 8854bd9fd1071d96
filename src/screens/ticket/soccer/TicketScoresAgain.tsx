// The scores of a ticket again: for the player while their matches are on sale, and for others.
import { Suspense, lazy, useState } from 'react'
import { CHAT, pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { Predictions } from '#src/model/soccer.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import { matchesAgain } from '#src/play/soccer/again.ts'
import { soccerShareLink } from '#src/play/soccer/share-link.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { formOfTicket, picksOfTicket } from '../../shared/matches/match-state.ts'
import { ShareInChat } from '../../shared/chat/ShareInChat.tsx'
import { words } from '../../shared/matches/words.ts'

const ShareModal = lazy(async () => ({ default: (await import('#src/ui/modals/ShareModal.tsx')).ShareModal }))

export const TicketScoresAgain = ({ soccer }: { soccer: Predictions }) => {
  const [open, setOpen] = useState(false)
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
      <Button kind="quiet" block onClick={() => setOpen(true)}>
        <Icon name="share" /> {words.$share}
      </Button>
      {open && (
        <Suspense>
          <ShareModal
            title={words.$share}
            text={words.$shareText}
            link={soccerShareLink(location.origin, form, picks)}
            onClose={() => setOpen(false)}
          >
            <p>{words.$shareNote}</p>
            <ShareInChat channel={CHAT} code={soccerShareCode(form, picks)} />
          </ShareModal>
        </Suspense>
      )}
    </>
  )
}
