import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { words } from './words.ts'

interface Props {
  open: boolean
  online: boolean
  sending: boolean
  onAgain: () => void
  onLater: () => void
}

/** The answer to a payment was lost: says what is known and offers a retry that can never pay twice. */
export const PlayChecking = ({ open, online, sending, onAgain, onLater }: Props) => (
  <Modal
    open={open}
    onClose={onLater}
    dismissable={false}
    title={words.$weAreCheckingYour}
    footer={
      <>
        <GoldButton loading={sending} disabled={!online} onClick={onAgain}>
          {words.$tryAgain}
        </GoldButton>
        <QuietButton onClick={onLater}>{words.$checkLater}</QuietButton>
      </>
    }
  >
    <p role="status">{online ? words.$theAnswerToYour : words.$youAreOfflineWe}</p>
    <p className="hint">{words.$yourTicketIsBought}</p>
  </Modal>
)
