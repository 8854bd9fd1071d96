import { Suspense, lazy, useState } from 'react'
import { gameByLotteryType } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { Slip } from '#src/play/load-slip.ts'
import { codeOf, shareLink } from '#src/play/share-link.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ShareInChat } from '../shared/chat/ShareInChat.tsx'
import { words } from './words.ts'

const ShareModal = lazy(async () => ({ default: (await import('#src/ui/modals/ShareModal.tsx')).ShareModal }))

/**
 * Shares a ticket's numbers for someone else to play, but neither the ticket nor its receipt nor its owner.
 */
export const TicketShare = ({ lotteryType, slip }: { lotteryType: string; slip: Slip }) => {
  const [open, setOpen] = useState(false)
  const game = gameByLotteryType(lotteryType)
  if (!game || game.offersLines) return null
  return (
    <>
      <Button kind="quiet" block onClick={() => setOpen(true)}>
        <Icon name="share" /> {words.$shareTheseNumbers}
      </Button>
      {open && (
        <Suspense>
          <ShareModal
            title={words.$shareTheseNumbers}
            text={words.$myNumbersFor(lotteryName(lotteryType))}
            link={shareLink(location.origin, game, slip)}
            onClose={() => setOpen(false)}
          >
            <p>{words.$whoeverOpensThisLink}</p>
            <ShareInChat channel={game.id} code={codeOf(game, slip)} />
          </ShareModal>
        </Suspense>
      )}
    </>
  )
}
