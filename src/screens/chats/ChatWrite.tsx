// Where a message is written; what is typed stays until it is on its way.
import { useState } from 'react'
import type { Unsent } from '#src/device/chat-boxes.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ChatPicks } from './ChatMessage.tsx'
import { words } from './words.ts'

/** The service's limit, counted as it counts: an emoji is two. */
const MOST = 280

interface Props {
  text: string
  onText: (text: string) => void
  picks: Unsent['picks']
  onLeaveOut: () => void
  /** Why the player may not write; undefined if they may. */
  whyNot: string | null | undefined
  slow: number
  onSend: (text: string) => void
}

export const ChatWrite = ({ text, onText, picks, onLeaveOut, whyNot, slow, onSend }: Props) => {
  const [fault, setFault] = useState<string>()
  if (whyNot) return <p className="buy-bar text-sm text-soft text-center">{whyNot}</p>
  const left = MOST - text.trim().length
  const send = () => {
    const typed = text.trim().replaceAll(/\s+/g, ' ')
    if (left < 0) return setFault(words.$tooLong(-left))
    if (typed) onSend(typed)
  }
  return (
    <Form className="buy-bar" onSubmit={send}>
      {picks && (
        <div className="flex flex-wrap items-center gap-2">
          <ChatPicks picks={picks} />
          <Chip onClick={onLeaveOut}>{words.$leaveOut}</Chip>
        </div>
      )}
      <div className="flex items-center gap-2">
        <div className={`input-box ${fault ? 'input-box-wrong' : ''}`}>
          <input
            name="message"
            aria-label={words.$write}
            aria-describedby="chat-room"
            aria-invalid={fault ? true : undefined}
            placeholder={words.$write}
            value={text}
            autoComplete="off"
            enterKeyHint="send"
            onChange={event => {
              onText(event.target.value)
              setFault(undefined)
            }}
          />
        </div>
        <Button type="submit" kind="gold" aria-label={words.$send} disabled={text.trim() === ''}>
          <Icon name="next" />
        </Button>
      </div>
      <p
        id="chat-room"
        className={fault ? 'error-text' : left < 40 || slow ? 'text-sm text-soft' : 'sr-only'}
      >
        {fault ?? (slow && left >= 40 ? words.$slowMode(slow) : words.$lettersLeft(Math.max(0, left)))}
      </p>
    </Form>
  )
}
