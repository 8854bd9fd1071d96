import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Modal } from './Modal.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useCopied } from '../use-copied.ts'
import { words } from './words.ts'

interface ShareModalProps {
  title: string
  /** Precedes the link in a message. */
  text: string
  link: string
  onClose: () => void
  children?: ReactNode
}

/** A link to send: through the device's share sheet if it has one, or by copying. */
export const ShareModal = ({ title, text, link, onClose, children }: ShareModalProps) => {
  const { copied, copy } = useCopied()
  const share = async () => {
    try {
      await navigator.share({ title, text, url: link })
      onClose()
    } catch {
      // Closed without sharing: the link can still be copied.
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {canShare && (
            <Button kind="gold" block onClick={() => void share()}>
              <Icon name="share" /> {words.$share}
            </Button>
          )}
          <Button kind={canShare ? 'quiet' : 'gold'} block onClick={() => void copy(link)}>
            <Icon name={copied ? 'check' : 'copy'} /> {copied ? words.$copied : words.$copyLink}
          </Button>
          <p className="sr-only" role="status">
            {copied ? words.$theLinkIsCopied : ''}
          </p>
        </>
      }
    >
      {children}
      <TextField label={words.$link} name="link" value={link} onChange={() => undefined} readOnly />
    </Modal>
  )
}
