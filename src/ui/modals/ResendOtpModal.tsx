import { Button } from '../Button.tsx'
import { Modal } from './Modal.tsx'

interface ResendOtpModalProps {
  open: boolean
  onClose: () => void
  onChoose: (option: 'SMS' | 'VOICE') => void
  loading?: boolean
}

export const ResendOtpModal = ({ open, onClose, onChoose, loading }: ResendOtpModalProps) => (
  <Modal open={open} onClose={onClose} title="Send the code again">
    <p className="text-soft">How should the new code reach you?</p>
    <div className="grid grid-cols-2 gap-3">
      <Button kind="quiet" loading={loading} onClick={() => onChoose('SMS')}>
        SMS
      </Button>
      <Button kind="quiet" loading={loading} onClick={() => onChoose('VOICE')}>
        Voice call
      </Button>
    </div>
  </Modal>
)
