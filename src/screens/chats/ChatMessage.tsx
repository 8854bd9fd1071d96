// One message: whose, when, what became of it, and the picks that came with it.
import { Link } from '@tanstack/react-router'
import { hasScoreCodes } from '#src/games/soccer-cash/share-code.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { ChatMessage as Message } from '#src/model/chats.ts'
import { pageOfPicks, picksSearch } from '#src/play/share-link.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { words } from './words.ts'

export const ChatPicks = ({ picks, opens }: { picks: NonNullable<Message['picks']>; opens?: boolean }) => {
  const page = pageOfPicks(picks.game)
  if (!page) return null
  const isCalled = hasScoreCodes(picks.game)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Icon name="ticket" size={18} />
      <b>{(isCalled ? words.$predictionsOf : words.$picksOf)(picks.lines, lotteryName(picks.game))}</b>
      {opens && (
        <Link to={page} search={picksSearch(picks.code) as never} className="chip">
          {words.$openInGame}
        </Link>
      )}
    </p>
  )
}

const hiddenWords = (message: Message): string | undefined => {
  if (message.state === 'shown') return undefined
  if (message.why) return message.why
  return message.state === 'reported' ? words.$hiddenForNow : words.$takenDown
}

interface Props {
  message: Message
  isOwn: boolean
  /** Reports, mutes and blocks; undefined if none of these can be done. */
  onMore?: (() => void) | undefined
}

export const ChatMessage = ({ message, isOwn, onMore }: Props) => {
  const hidden = hiddenWords(message)
  return (
    <li className={isOwn ? 'flex justify-end' : 'flex'}>
      <div className={`${isOwn ? 'rounded-card bg-hush' : 'card'} min-w-0 max-w-[85%] py-2 px-3`}>
        <p className="flex items-center gap-2 text-sm text-soft">
          <b className="num truncate">{isOwn ? words.$you : message.name}</b>
          <time className="num" dateTime={message.at}>
            {formatTime(Date.parse(message.at))}
          </time>
          {onMore && (
            <IconButton
              icon="menu"
              label={words.$more(message.name)}
              size={18}
              className="-my-2 ml-auto"
              onClick={onMore}
            />
          )}
        </p>
        {message.text && <p className="break-words">{message.text}</p>}
        {message.picks && <ChatPicks picks={message.picks} opens />}
        {hidden && (
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <Icon name="eye-off" size={16} />
            <span>{hidden}</span>
          </p>
        )}
      </div>
    </li>
  )
}
