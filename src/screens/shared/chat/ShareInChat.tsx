// Takes picks into the chat of their game, where readers can open them.
import { picksSearch } from '#src/play/share-link.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

interface Props {
  channel: string
  /** The picks, as in their link. */
  code: string
}

export const ShareInChat = ({ channel, code }: Props) => (
  <QuietLink
    to="/chats-and-tips/{-$channelId}"
    params={{ channelId: channel }}
    search={picksSearch(code) as never}
  >
    <Icon name="chat" /> {words.$shareInChat}
  </QuietLink>
)
