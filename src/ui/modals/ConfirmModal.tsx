import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'

interface ConfirmModalProps {
  open: boolean
  onYes: () => void
  onNo: () => void
  loading?: boolean
  children?: ReactNode
}

/** Once said, yes cannot be taken back: the dialog stays until it is answered. */
export const ConfirmModal = ({ open, onYes, onNo, loading, children }: ConfirmModalProps) => (
  <Modal open={open} onClose={onNo} title={words.$doYouWishTo} dismissable={!loading}>
    {children}
    <div className="grid grid-cols-2 gap-3 mt-2">
      <Button kind="quiet" onClick={onNo} disabled={loading}>
        {words.$no}
      </Button>
      <Button kind="gold" onClick={onYes} loading={loading}>
        {words.$yes}
      </Button>
    </div>
  </Modal>
)
