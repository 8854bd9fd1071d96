import { useState } from 'react'
import { GoldButton } from '../buttons/Wide.tsx'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { useCopied } from '../use-copied.ts'
import { words } from './words.ts'

interface Props {
  title: string
  /** Precedes the link in a message. */
  text: string
  link: string
  /** The link itself is shown beside the buttons. */
  isShown?: boolean
  onShared?: () => void
}

/** The device's share sheet if it has one, and a button that copies the link. */
export const ShareButtons = ({ title, text, link, isShown = false, onShared }: Props) => {
  const { copied, copy } = useCopied()
  // An app that shows the page within itself often has neither sheet nor clipboard.
  const [isBlocked, setIsBlocked] = useState(false)
  const share = async () => {
    try {
      await navigator.share({ title, text, url: link })
      onShared?.()
    } catch {
      // Closed without sharing: the link can still be copied.
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <>
      {canShare && (
        <GoldButton onClick={() => void share()}>
          <Icon name="share" /> {words.$share}
        </GoldButton>
      )}
      <Button
        kind={canShare ? 'quiet' : 'gold'}
        block
        onClick={async () => setIsBlocked(!(await copy(link)))}
      >
        <Icon name={copied ? 'check' : 'copy'} /> {copied ? words.$copied : words.$copyLink}
      </Button>
      {isBlocked && !isShown && <p className="break-words">{link}</p>}
      <p className="sr-only" role="status">
        {copied ? words.$theLinkIsCopied : ''}
      </p>
    </>
  )
}
