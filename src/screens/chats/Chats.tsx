// The channels, with what is unread in each.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chatsQuery, isShutOut } from '#src/api/chats/chats.ts'
import { useSession } from '#src/api/user.ts'
import { channelBox } from '#src/device/chat-boxes.ts'
import { alsoOpen } from '#src/games/also-open.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { formatDate, formatTime, isoDate } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { ChatChannel } from '#src/model/chats.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useKeptBreak } from '../shared/held-back/use-kept-break.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { ChatName } from './ChatName.tsx'
import { ChatsShut } from './ChatsShut.tsx'
import { shown } from './chat-rows.ts'
import { mutedHere } from './muted.ts'
import { words } from './words.ts'

const ChatUnread = ({ count }: { count: number }) =>
  count > 0 ? <span className="pill pill-win num">{words.$newMessages(count)}</span> : null

const Picture = ({ channel }: { channel: ChatChannel }) => {
  const game = anyGameById(channel.id) ?? alsoOpen.find(({ id }) => id === channel.id)
  if (game) return <EmblemChip look={game.look} />
  return <IconChip name={channel.readOnly ? 'bell' : 'chat'} />
}

const whenWords = (at: number) => (isoDate(at) === isoDate(serverNow()) ? formatTime(at) : formatDate(at))

const Row = ({ channel, muted }: { channel: ChatChannel; muted: readonly string[] }) => {
  const { id, name, about, unread, last } = channel
  const [seen] = shown(last ? [last] : [], undefined, muted)
  return (
    <li className="relative">
      <Picture channel={channel} />
      <div className="min-w-[4em] flex-1">
        <Link to="/chats-and-tips/{-$channelId}" params={{ channelId: id }} className="covers font-bold">
          {name}
        </Link>
        {seen?.text ? (
          <p className="text-sm text-soft truncate">{`${seen.name}: ${seen.text}`}</p>
        ) : (
          <p className="text-sm text-soft">{about}</p>
        )}
      </div>
      <div className="text-right text-sm">
        {last && (
          <time className="block text-soft num" dateTime={last.at}>
            {whenWords(Date.parse(last.at))}
          </time>
        )}
        <ChatUnread count={unread} />
      </div>
    </li>
  )
}

export const Chats = () => {
  const { data, error, isPending, refetch } = useQuery(chatsQuery())
  const onBreak = useKeptBreak()
  const muted = mutedHere(useSession().user?.phoneNumber)
  const kept = useKeptRows(channelBox, data?.channels)
  const channels = data?.channels ?? kept?.rows
  if (isShutOut(error) || (!data && onBreak)) return <ChatsShut />
  return (
    <div className="w-full max-w-xl stack">
      {error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!data && kept && <KeptNote at={kept.asOf} failed={error !== null} />}
      {!channels && isPending && <Skeleton lines={8} />}
      {channels && (
        <ul className="card rows list-none m-0 py-0" aria-label={words.$channels}>
          {channels.map(channel => (
            <Row key={channel.id} channel={channel} muted={muted} />
          ))}
        </ul>
      )}
      {data && <ChatName self={data.self} />}
    </div>
  )
}
