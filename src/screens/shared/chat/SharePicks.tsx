import { useState } from 'react'
import { ShareLater } from '#src/ui/modals/ShareLater.tsx'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ShareInChat } from './ShareInChat.tsx'

interface Props {
  title: string
  /** Precedes the link in a message. */
  text: string
  link: string
  /** What the person who opens it can do. */
  note: string
  channel: string
  /** The picks, as in their link. */
  code: string
}

/** Shares picks for someone else to play: by a link, or in the chat of their game. */
export const SharePicks = ({ title, text, link, note, channel, code }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>
        <Icon name="share" /> {title}
      </QuietButton>
      {open && (
        <ShareLater title={title} text={text} link={link} onClose={() => setOpen(false)}>
          <p>{note}</p>
          <ShareInChat channel={channel} code={code} />
        </ShareLater>
      )}
    </>
  )
}
