import { Button } from '../Button.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'

interface ResendOtpModalProps {
  open: boolean
  onClose: () => void
  onChoose: (option: 'SMS' | 'VOICE') => void
  loading?: boolean
}

export const ResendOtpModal = ({ open, onClose, onChoose, loading }: ResendOtpModalProps) => (
  <Modal open={open} onClose={onClose} title={words.$sendTheCodeAgain}>
    <p className="text-soft">{words.$howShouldTheNew}</p>
    <div className="grid grid-cols-2 gap-3">
      <Button kind="quiet" loading={loading} onClick={() => onChoose('SMS')}>
        {words.$sms}
      </Button>
      <Button kind="quiet" loading={loading} onClick={() => onChoose('VOICE')}>
        {words.$voiceCall}
      </Button>
    </div>
  </Modal>
)
