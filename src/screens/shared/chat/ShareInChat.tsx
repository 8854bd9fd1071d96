// Takes picks into the chat of their game, where whoever reads them can open them.
import type { GameRules } from '#src/games/game.ts'
import { shareCode } from '#src/picks/share-code.ts'
import { picksSearch } from '#src/play/share-link.ts'
import type { Slip } from '#src/play/load-slip.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

export const ShareInChat = ({ game, slip }: { game: GameRules; slip: Slip }) => (
  <LinkButton
    kind="quiet"
    block
    to="/chats-and-tips/{-$channelId}"
    params={{ channelId: game.id }}
    search={
      picksSearch(shareCode(game, { lines: slip.lines.map(line => [...line]), stake: slip.stake })) as never
    }
  >
    <Icon name="chat" /> {words.$shareInChat}
  </LinkButton>
)
