import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'

interface AlertModalProps {
  open: boolean
  kind: 'success' | 'error'
  heading: string
  onClose: () => void
  children?: ReactNode
}

export const AlertModal = ({ open, kind, heading, onClose, children }: AlertModalProps) => (
  <Modal
    open={open}
    onClose={onClose}
    title={heading}
    footer={
      <Button block kind={kind === 'success' ? 'gold' : 'brand'} onClick={onClose}>
        {words.$okay}
      </Button>
    }
  >
    <div className="flex items-start gap-3" role={kind === 'error' ? 'alert' : 'status'}>
      <span
        className={`grid place-items-center flex-none w-11 h-11 rounded-full ${kind === 'success' ? 'pill-win' : 'pill-lose'}`}
      >
        <Icon name={kind === 'success' ? 'check' : 'alert'} />
      </span>
      <div className="stack">
        {children}
        <p className="text-soft">{words.$youCanGoAhead}</p>
      </div>
    </div>
  </Modal>
)
