import type { Unsent } from '#src/device/chat-boxes.ts'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { ChatPicks } from './ChatMessage.tsx'
import { words } from './words.ts'

interface Props {
  message: Unsent
  onRemove: () => void
  /** Puts the text back to be changed. */
  onEdit: () => void
}

/** A message that waits for the network, or that was refused with a reason. */
export const ChatUnsent = ({ message, onRemove, onEdit }: Props) => {
  const online = useOnline()
  const { refused, text, picks } = message
  return (
    <li className="flex justify-end">
      <div className="rounded-card bg-hush min-w-0 max-w-[85%] py-2 px-3">
        <p className="break-words">{text}</p>
        {picks && <ChatPicks picks={picks} />}
        <p className={`flex items-center gap-1.5 text-sm ${refused ? 'error-text' : 'text-soft'}`}>
          <Icon name={refused ? 'alert' : online ? 'clock' : 'offline'} size={16} />
          <span role="status">
            {refused ? `${words.$notSent}. ${refused}` : online ? words.$sending : words.$waits}
          </span>
        </p>
        <div className="flex flex-wrap gap-2 mt-2">
          {refused && <SmallButton onClick={onEdit}>{words.$editIt}</SmallButton>}
          {(refused || !online) && <SmallButton onClick={onRemove}>{words.$takeBack}</SmallButton>}
        </div>
      </div>
    </li>
  )
}
