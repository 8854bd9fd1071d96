// Asked before the first game: is the player of age and responsible?
import { GoldButton, QuietButton } from '../buttons/Wide.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'

interface Props {
  open: boolean
  onAgree: () => void
  onClose: () => void
}

export const ConsentModal = ({ open, onAgree, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title={words.$beforeYouPlay}
    footer={
      <>
        <GoldButton onClick={onAgree}>{words.$iAgreeContinue}</GoldButton>
        <QuietButton onClick={onClose}>{words.$notNow}</QuietButton>
      </>
    }
  >
    <div className="flex items-center gap-3">
      <span className="rank rank-1 w-14 h-14" aria-hidden="true">
        18+
      </span>
      <p className="font-bold">{words.$iAmAbove18}</p>
    </div>
    <p className="text-soft">{words.$mostTicketsWinNothing}</p>
  </Modal>
)
