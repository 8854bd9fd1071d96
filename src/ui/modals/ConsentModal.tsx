// Asked before the first game: is the player of age and responsible?
import { Button } from '../Button.tsx'
import { Modal } from './Modal.tsx'

interface Props {
  open: boolean
  onAgree: () => void
  onClose: () => void
}

export const ConsentModal = ({ open, onAgree, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Before you play"
    footer={
      <>
        <Button kind="gold" block onClick={onAgree}>
          I agree, continue
        </Button>
        <Button kind="quiet" block onClick={onClose}>
          Not now
        </Button>
      </>
    }
  >
    <div className="flex items-center gap-3">
      <span className="rank rank-1 !w-14 !h-14" aria-hidden="true">
        18+
      </span>
      <p className="font-bold">I am above 18 years of age and eligible to make responsible decisions.</p>
    </div>
    <p className="text-soft">
      Most tickets win nothing. Play with money that you can afford to lose, and stop when it is no longer
      fun.
    </p>
  </Modal>
)
