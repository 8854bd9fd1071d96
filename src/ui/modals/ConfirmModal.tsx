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

export const ConfirmModal = ({ open, onYes, onNo, loading, children }: ConfirmModalProps) => (
  <Modal open={open} onClose={onNo} title={words.$doYouWishTo}>
    {children}
    <div className="grid grid-cols-2 gap-3 mt-2">
      <Button kind="quiet" onClick={onNo}>
        {words.$no}
      </Button>
      <Button kind="gold" onClick={onYes} loading={loading}>
        {words.$yes}
      </Button>
    </div>
  </Modal>
)
