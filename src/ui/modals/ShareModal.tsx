import type { ReactNode } from 'react'
import { Modal } from './Modal.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ShareButtons } from './ShareButtons.tsx'
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
export const ShareModal = ({ title, text, link, onClose, children }: ShareModalProps) => (
  <Modal
    open
    onClose={onClose}
    title={title}
    footer={<ShareButtons title={title} text={text} link={link} isShown onShared={onClose} />}
  >
    {children}
    <TextField label={words.$link} name="link" value={link} onChange={() => undefined} readOnly />
  </Modal>
)
