// One chat on the screen: what the phone kept, then the service's, then what comes live.
import { useCallback, useEffect, useRef, useState } from 'react'
import { listenToChat } from '#src/api/chats/chat-stream.ts'
import { fetchMessages, markRead } from '#src/api/chats/chats.ts'
import { useSession } from '#src/api/user.ts'
import { messageBox, placeOf } from '#src/device/chat-boxes.ts'
import { readLowData } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { ChatMessage, ChatSelf } from '#src/model/chats.ts'
import { merged, movedTo, newestFirst } from './chat-rows.ts'
import { onSent } from './sender.ts'

interface Chat {
  messages: ChatMessage[]
  /** Whether older ones can be asked for. */
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
/** While saving data nothing is streamed: it is asked for this often. */
const POLL = 30_000 // ms

export const useChat = (channel: string) => {
  const player = useSession().user?.phoneNumber
  const [chat, setChat] = useState(nothing)
  const known = useRef(0)
  const add = useCallback((come: readonly ChatMessage[]) => {
    setChat(it => {
      const messages = merged(it.messages, come)
      known.current = movedTo(messages)
      return { ...it, messages }
    })
  }, [])
  const load = useCallback(async () => {
    try {
      const { results, more, self } = await fetchMessages(channel)
      setChat(it => {
        // What stands before the newest page may have a gap after it: older ones are asked for anew.
        const first = results.at(-1)?.number ?? 0
        const isWhole = it.messages.some(old => old.number >= first)
        const messages = merged(isWhole && it.keptAt === undefined ? it.messages : [], results)
        known.current = movedTo(messages)
        const isMore = messages[0]?.number === first ? more : it.more
        // An answer older than the player's first message does not know them yet.
        const author = self.author ?? it.self?.author ?? null
        const own = { ...self, author }
        return { messages, more: isMore, self: own, keptAt: undefined, isPending: false, error: undefined }
      })
    } catch (error) {
      setChat(it => ({ ...it, isPending: false, error }))
    }
  }, [channel])
  const loadOlder = async () => {
    const first = chat.messages[0]?.number
    if (first === undefined) return
    const { results, more } = await fetchMessages(channel, first)
    setChat(it => ({ ...it, messages: merged(it.messages, results), more }))
  }

  useEffect(() => {
    let stop = new AbortController()
    const start = () => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      if (document.visibilityState !== 'visible') return
      void load().then(() => {
        if (signal.aborted) return
        if (readLowData()) {
          const timer = setInterval(() => void load(), POLL)
          signal.addEventListener('abort', () => clearInterval(timer))
          return
        }
        void listenToChat({
          channel,
          signal,
          known: () => known.current,
          onEvent: event => {
            if (event.kind === 'message') add([event.message])
            else if (!event.complete) void load()
          },
          poll: () => void load(),
        })
      })
    }
    const asSoonAsOnline = () => void load()
    if (player)
      void messageBox.get(placeOf(player, channel)).then(kept => {
        setChat(it =>
          it.isPending && kept ? { ...it, messages: merged([], kept.rows), keptAt: kept.asOf } : it,
        )
        start()
      })
    document.addEventListener('visibilitychange', start)
    addEventListener('online', asSoonAsOnline)
    const ends = onSent(message => {
      if (message.channel !== channel) return
      add([message])
      // Known to the chats from the first message on.
      const { author } = message
      setChat(it => (it.self ? { ...it, self: { ...it.self, author } } : it))
    })
    return () => {
      stop.abort()
      ends()
      document.removeEventListener('visibilitychange', start)
      removeEventListener('online', asSoonAsOnline)
    }
  }, [channel, player, load, add])

  const last = chat.messages.at(-1)?.number
  const isFresh = chat.keptAt === undefined && !chat.isPending && chat.error === undefined
  useEffect(() => {
    if (!isFresh || last === undefined) return
    // Many may come in a second.
    const timer = setTimeout(() => void markRead(channel, last).catch(() => undefined), 1_000)
    return () => clearTimeout(timer)
  }, [channel, last, isFresh])
  useEffect(() => {
    if (isFresh && player)
      void messageBox.save(placeOf(player, channel), newestFirst(chat.messages), serverNow())
  }, [chat.messages, channel, isFresh, player])

  return { ...chat, loadOlder, reload: load }
}
