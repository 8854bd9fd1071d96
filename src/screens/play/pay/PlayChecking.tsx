import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'

/** The answer to a payment was lost: says what is known and offers a retry that can never pay twice. */
export const PlayChecking = ({
  open,
  online,
  sending,
  onAgain,
  onLater,
}: {
  open: boolean
  online: boolean
  sending: boolean
  onAgain: () => void
  onLater: () => void
}) => (
  <Modal
    open={open}
    onClose={onLater}
    dismissable={false}
    title="We are checking your payment"
    footer={
      <>
        <Button kind="gold" block loading={sending} disabled={!online} onClick={onAgain}>
          Try again
        </Button>
        <Button kind="quiet" block onClick={onLater}>
          Check later
        </Button>
      </>
    }
  >
    <p role="status">
      {online
        ? 'The answer to your payment was lost, so we ask the service what became of it.'
        : 'You are offline. We ask the service what became of your payment as soon as you are back.'}
    </p>
    <p className="hint">Your ticket is bought once or not at all: trying again never pays twice.</p>
  </Modal>
)
