// The messages of a chat under the days on which they were written, and at the end what waits to be sent.
import { Fragment } from 'react'
import type { Unsent } from '#src/device/chat-boxes.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import type { ChatMessage as Message } from '#src/model/chats.ts'
import { ChatMessage } from './ChatMessage.tsx'
import { ChatUnsent } from './ChatUnsent.tsx'
import { sender } from './sender.ts'
import { words } from './words.ts'

const dayOf = ({ at }: Message) => formatDate(Date.parse(at))

interface Props {
  messages: readonly Message[]
  unsent: readonly Unsent[]
  /** What others know the player by; undefined before the first message. */
  author: string | null | undefined
  onMore: (message: Message) => void
  /** Puts a refused message back to be rewritten. */
  onEdit: (message: Unsent) => void
}

export const ChatLog = ({ messages, unsent, author, onMore, onEdit }: Props) => (
  <div role="log" aria-label={words.$messages} className="flex-1">
    <ol className="stack list-none m-0 p-0">
      {messages.map((message, at) => {
        const isOwn = message.author !== null && message.author === author
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
              onMore={canReport ? () => onMore(message) : undefined}
            />
          </Fragment>
        )
      })}
      {unsent.map(message => (
        <ChatUnsent
          key={message.id}
          message={message}
          onRemove={() => void sender.remove(message)}
          onEdit={() => onEdit(message)}
        />
      ))}
    </ol>
  </div>
)
