// One chat on the screen: what the phone kept, then the service's, then what comes live.
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchMessages, isShutOut, markRead } from '#src/api/chats/chats.ts'
import { useSession } from '#src/api/user.ts'
import { messageBox, placeOf } from '#src/device/chat-boxes.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { ChatMessage, ChatSelf } from '#src/model/chats.ts'
import { merged, movedTo, newestFirst, withLive, withOlder } from './chat-rows.ts'
import { followChat } from './follow-chat.ts'
import { onSent } from './sender.ts'

interface Chat {
  messages: ChatMessage[]
  /** Whether there are older ones to fetch. */
  more: boolean
  self: ChatSelf | undefined
  /** From this phone, ms; undefined once the service has answered. */
  keptAt: number | undefined
  isPending: boolean
  error: unknown
}

const nothing: Chat = {
  messages: [],
  more: false,
  self: undefined,
  keptAt: undefined,
  isPending: true,
  error: undefined,
}
/** Reports how far the chat was read, and stores the newest messages on this phone. */
const useNoted = (channel: string, { messages, keptAt, isPending, error }: Chat) => {
  const player = useSession().user?.phoneNumber
  const last = messages.at(-1)?.number
  const isFresh = keptAt === undefined && !isPending && error === undefined
  useEffect(() => {
    if (!isFresh || last === undefined) return
    // Many may arrive within a second.
    const timer = setTimeout(() => void markRead(channel, last).catch(() => undefined), 1_000)
    return () => clearTimeout(timer)
  }, [channel, last, isFresh])
  useEffect(() => {
    if (isFresh && player) void messageBox.save(placeOf(player, channel), newestFirst(messages), serverNow())
  }, [messages, channel, isFresh, player])
}

export const useChat = (channel: string) => {
  const player = useSession().user?.phoneNumber
  const [chat, setChat] = useState(nothing)
  const known = useRef(0)
  /** Recorded at once, not when React renders: the stream starts after what is known. */
  const note = useCallback((come: readonly ChatMessage[]) => {
    known.current = Math.max(known.current, movedTo(come))
  }, [])
  const add = useCallback(
    (come: readonly ChatMessage[]) => {
      note(come)
      setChat(it => ({ ...it, messages: withLive(it.messages, come) }))
    },
    [note],
  )
  const isBehind = useRef(false)
  const load = useCallback(async () => {
    isBehind.current = false
    try {
      const { results, more, self } = await fetchMessages(channel)
      note(results)
      setChat(it => {
        // Messages before the newest page may be followed by a gap: then the older ones are fetched again.
        const first = results.at(-1)?.number ?? 0
        const isWhole = it.messages.some(old => old.number >= first)
        const messages = merged(isWhole && it.keptAt === undefined ? it.messages : [], results)
        const isMore = messages[0]?.number === first ? more : it.more
        // An answer from before the player's first message does not have their author ID yet.
        const author = self.author ?? it.self?.author ?? null
        const own = { ...self, author }
        return { messages, more: isMore, self: own, keptAt: undefined, isPending: false, error: undefined }
      })
      return true
    } catch (error) {
      isBehind.current = true
      setChat(it => ({ ...it, isPending: false, error }))
      return !isShutOut(error)
    }
  }, [channel, note])
  const loadOlder = async () => {
    const first = chat.messages[0]?.number
    if (first === undefined) return
    const older = await fetchMessages(channel, first)
    setChat(it => withOlder(it, first, older))
  }

  useEffect(() => {
    let ends = () => {}
    let isGone = false
    if (player)
      void messageBox.get(placeOf(player, channel)).then(kept => {
        if (isGone) return
        setChat(it =>
          it.isPending && kept ? { ...it, messages: merged([], kept.rows), keptAt: kept.asOf } : it,
        )
        ends = followChat({ channel, load, add, known, isBehind })
      })
    return () => {
      isGone = true
      ends()
    }
  }, [channel, player, load, add])
  useEffect(
    () =>
      onSent(message => {
        if (message.channel !== channel) return
        // Not noted as known: others may have written before it, which the stream has yet to bring.
        setChat(it => ({ ...it, messages: merged(it.messages, [message]) }))
        // The player has an author ID from the first message on.
        const { author } = message
        setChat(it => (it.self ? { ...it, self: { ...it.self, author } } : it))
      }),
    [channel],
  )
  useNoted(channel, chat)
  return { ...chat, loadOlder, reload: load }
}
