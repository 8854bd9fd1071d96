// One chat: its messages, what waits to be sent, and where to write.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { channelQuery, isShutOut } from '#src/api/chats/chats.ts'
import { ApiError } from '#src/api/errors.ts'
import { useSession } from '#src/api/user.ts'
import { channelBox, type Unsent } from '#src/device/chat-boxes.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { ChatMessage as Message } from '#src/model/chats.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { toast } from '#src/ui/toast.ts'
import { useKeptBreak } from '../shared/held-back/use-kept-break.ts'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { ChatAbout } from './ChatAbout.tsx'
import { ChatLog } from './ChatLog.tsx'
import { ChatOlder } from './ChatOlder.tsx'
import { ChatRules } from './ChatRules.tsx'
import { ChatsShut } from './ChatsShut.tsx'
import { ChatState } from './ChatState.tsx'
import { ChatWrite } from './ChatWrite.tsx'
import { shown } from './chat-rows.ts'
import { mutedHere, setMuted } from './muted.ts'
import { picksIn, shareWords } from './picks-in.ts'
import { sender, unsent } from './sender.ts'
import { useChat } from './use-chat.ts'
import { useScroll } from './use-scroll.ts'
import { words } from './words.ts'

const written = v.object({ text: v.string() })

const NoSuchChat = () => (
  <EmptyState
    heading={words.$noSuchChat}
    action={
      <LinkButton to="/chats-and-tips/{-$channelId}" params={{}} kind="brand">
        {words.$allChats}
      </LinkButton>
    }
  />
)

const useChannel = (id: string) => {
  const { data } = useQuery(channelQuery(id))
  const kept = useKeptRows(channelBox, undefined)
  return data ?? kept?.rows.find(it => it.id === id)
}

export const Chat = ({ id, code }: { id: string; code: string | undefined }) => {
  const player = useSession().user?.phoneNumber
  const onBreak = useKeptBreak()
  const channel = useChannel(id)
  const chat = useChat(id)
  const router = useRouter()
  const [picks, setPicksHere] = useState(() => picksIn(code))
  const setPicks = (other: typeof picks) => {
    setPicksHere(other)
    // Those of the address are sent or left out: a reload would offer them again.
    if (code !== undefined) void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  const form = useKeptForm(`chat:${id}`, written, { text: picks ? shareWords(picks) : '' })
  const setText = (text: string) => form.set('text', text)
  const [muted, setMutedNow] = useState(() => mutedHere(player))
  const [about, setAbout] = useState<Message>()
  const { self, error } = chat
  const hidden = [...muted, ...(self?.blocked ?? []).map(it => it.author)]
  const messages = shown(chat.messages, self?.author, hidden)
  // The stream may be quicker than the answer.
  const mine = useSnapshot(unsent).all.filter(
    it => it.player === player && it.channel === id && !messages.some(({ id: sent }) => sent === it.id),
  )
  useEffect(() => {
    if (player) void sender.open(player)
  }, [player])
  useScroll(messages[0]?.number, mine.at(-1)?.id ?? messages.at(-1)?.id, chat.more)

  if (error instanceof ApiError && error.refusal === 'chat-unknown') return <NoSuchChat />
  if (isShutOut(error) || (!self && onBreak)) return <ChatsShut />
  const send = (typed: string) => {
    if (!player) return
    const message = { player, channel: id, id: crypto.randomUUID(), text: typed, at: serverNow() }
    void sender.add(picks ? { ...message, picks } : message)
    setText('')
    setPicks(undefined)
  }
  const edit = (message: Unsent) => {
    // What is being written would be lost.
    if (form.values.text.trim() !== '' || picks) return toast.neutral(words.$sendThatFirst)
    setText(message.text)
    setPicks(message.picks)
    void sender.remove(message)
  }
  const isReadOnly = channel?.readOnly ?? false
  return (
    // So that the browser does not move the page too.
    <div className="w-full max-w-xl stack chat" style={{ overflowAnchor: 'none' }}>
      <ChatState
        chat={chat}
        isEmpty={messages.length === 0 && mine.length === 0}
        isReadOnly={isReadOnly}
        mayWrite={!self?.whyNot}
      />
      {chat.more && <ChatOlder onNear={chat.loadOlder} />}
      <ChatLog messages={messages} unsent={mine} author={self?.author} onMore={setAbout} onEdit={edit} />
      {!isReadOnly && <ChatRules notice={channel?.notice} />}
      {!isReadOnly && (
        <ChatWrite
          text={form.values.text}
          onText={setText}
          picks={picks}
          onLeaveOut={() => setPicks(undefined)}
          whyNot={self?.whyNot}
          slow={channel?.slow ?? 0}
          onSend={send}
        />
      )}
      {about && (
        <ChatAbout
          message={about}
          onMute={author => setMutedNow(setMuted(player, author, true))}
          onBlocked={() => void chat.reload()}
          onClose={() => setAbout(undefined)}
        />
      )}
    </div>
  )
}
