// One chat: its messages, what waits to be sent, and where to write.
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { channelQuery } from '#src/api/chats/chats.ts'
import { ApiError } from '#src/api/errors.ts'
import { useSession } from '#src/api/user.ts'
import { channelBox } from '#src/device/chat-boxes.ts'
import { games } from '#src/games/rules.ts'
import { hasScoreCodes, predictionsIn } from '#src/games/soccer-cash/share-code.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { ChatMessage as Message } from '#src/model/chats.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { ChatAbout } from './ChatAbout.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import { ChatOlder } from './ChatOlder.tsx'
import { ChatUnsent } from './ChatUnsent.tsx'
import { ChatWrite } from './ChatWrite.tsx'
import { shown } from './chat-rows.ts'
import { mutedHere, setMuted } from './muted.ts'
import { sender, unsent } from './sender.ts'
import { useChat } from './use-chat.ts'
import { words } from './words.ts'

/** Picks that came with the address, in the game whose they are. */
const picksIn = (code: string | undefined) => {
  if (code === undefined) return undefined
  const called = predictionsIn(code)
  if (called) return { game: called.game, code, lines: called.predictions }
  const game = games.find(it => !it.offersLines && readShareCode(it, code).slip)
  return game && { game: game.id, code, lines: readShareCode(game, code).slip!.lines.length }
}

const shareWords = ({ game }: { game: string }) =>
  (hasScoreCodes(game) ? words.$myScoresFor : words.$myNumbersFor)(lotteryName(game))

const ChatRules = ({ notice }: { notice: string | null | undefined }) => (
  <>
    {notice && <p className="card text-sm">{notice}</p>}
    <Fold summary={words.$rules}>
      <ul className="grid gap-2 pl-5 m-0 list-disc">
        <li>{words.$ruleScores}</li>
        <li>{words.$ruleContact}</li>
        <li>{words.$ruleSelling}</li>
        <li>{words.$ruleReport}</li>
      </ul>
    </Fold>
  </>
)

/** Px from the end of the page within which a new message scrolls along. */
const NEAR = 240

/** Older messages push nothing away: what was read stays where it is. */
const useScroll = (first: number | undefined, last: string | undefined) => {
  const before = useRef({ first, last, height: 0 })
  useLayoutEffect(() => {
    const page = document.documentElement
    const was = before.current
    const isOlder = first !== undefined && was.first !== undefined && first < was.first
    const isNear = was.last === undefined || was.height - (scrollY + innerHeight) < NEAR
    if (isOlder) scrollBy(0, page.scrollHeight - was.height)
    else if (last !== was.last && isNear) scrollTo(0, page.scrollHeight)
    before.current = { first, last, height: page.scrollHeight }
  })
}

const dayOf = ({ at }: Message) => formatDate(Date.parse(at))

export const Chat = ({ id, code }: { id: string; code: string | undefined }) => {
  const player = useSession().user?.phoneNumber
  const { data } = useQuery(channelQuery(id))
  const kept = useKeptRows(channelBox, undefined)
  const channel = data ?? kept?.rows.find(it => it.id === id)
  const chat = useChat(id)
  const [picks, setPicks] = useState(() => picksIn(code))
  const [text, setText] = useState(() => (picks ? shareWords(picks) : ''))
  const [muted, setMutedNow] = useState(mutedHere)
  const [about, setAbout] = useState<Message>()
  const { self, error } = chat
  const hidden = [...muted, ...(self?.blocked ?? []).map(it => it.author)]
  const messages = shown(chat.messages, self?.author, hidden)
  // The stream may be quicker than the answer.
  const mine = useSnapshot(unsent).all.filter(
    it => it.channel === id && !messages.some(({ id: sent }) => sent === it.id),
  )
  useEffect(() => {
    if (player) void sender.open(player)
  }, [player])
  useScroll(messages[0]?.number, mine.at(-1)?.id ?? messages.at(-1)?.id)

  if (error instanceof ApiError && error.refusal === 'chat-unknown')
    return (
      <EmptyState
        heading={words.$noSuchChat}
        action={
          <LinkButton to="/chats-and-tips/{-$channelId}" params={{}}>
            {words.$allChats}
          </LinkButton>
        }
      />
    )
  const send = (typed: string) => {
    if (!player) return
    const message = { player, channel: id, id: crypto.randomUUID(), text: typed, at: serverNow() }
    void sender.add(picks ? { ...message, picks } : message)
    setText('')
    setPicks(undefined)
  }
  const isReadOnly = channel?.readOnly ?? false
  const isEmpty = messages.length === 0 && mine.length === 0
  return (
    // The browser would move the page too.
    <div className="w-full max-w-xl mx-auto stack min-h-[82vh]" style={{ overflowAnchor: 'none' }}>
      <ChatRules notice={channel?.notice} />
      {chat.keptAt !== undefined && <KeptNote at={chat.keptAt} failed={error !== undefined} />}
      {error !== undefined && <ErrorNote error={error} onRetry={() => void chat.reload()} />}
      {chat.isPending && isEmpty && <Skeleton lines={8} />}
      {!chat.isPending && error === undefined && isEmpty && (
        <EmptyState
          icon="chat"
          heading={words.$nothingYet}
          sub={isReadOnly ? words.$newsComesHere : words.$beTheFirst}
        />
      )}
      {chat.more && <ChatOlder onNear={chat.loadOlder} />}
      <div role="log" aria-label={words.$messages} className="flex-1">
        <ol className="stack list-none m-0 p-0">
          {messages.map((message, at) => {
            const isOwn = message.author !== null && message.author === self?.author
            const canReport = !isOwn && message.author !== null && message.state === 'shown'
            const day = dayOf(message)
            return (
              <Fragment key={message.number}>
                {(at === 0 || day !== dayOf(messages[at - 1]!)) && (
                  <li className="text-center text-sm text-soft">{day}</li>
                )}
                <ChatMessage
                  message={message}
                  isOwn={isOwn}
                  onMore={canReport ? () => setAbout(message) : undefined}
                />
              </Fragment>
            )
          })}
          {mine.map(message => (
            <ChatUnsent
              key={message.id}
              message={message}
              onRemove={() => void sender.remove(message)}
              onEdit={() => {
                setText(message.text)
                setPicks(message.picks)
                void sender.remove(message)
              }}
            />
          ))}
        </ol>
      </div>
      {!isReadOnly && (
        <ChatWrite
          text={text}
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
          onMute={author => setMutedNow(setMuted(author, true))}
          onBlocked={() => void chat.reload()}
          onClose={() => setAbout(undefined)}
        />
      )}
    </div>
  )
}
