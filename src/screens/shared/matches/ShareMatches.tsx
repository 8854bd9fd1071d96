import { Suspense, lazy, useState } from 'react'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { soccerShareLink } from '#src/play/soccer/share-link.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ShareInChat } from '../chat/ShareInChat.tsx'
import { words } from './words.ts'

const ShareModal = lazy(async () => ({ default: (await import('#src/ui/modals/ShareModal.tsx')).ShareModal }))

/** Shares matches and scores for someone else to play. */
export const ShareMatches = ({ form, picks }: { form: SoccerForm; picks: readonly MatchPick[] }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
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
