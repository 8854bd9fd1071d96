import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'

/**
 * The batch on the screen closed before the payment arrived; the next one is bought only if the player says
 * so.
 */
export const PlayBatchMissed = ({
  batchId,
  onClose,
  onNext,
}: {
  batchId: string | undefined
  onClose: () => void
  onNext: () => void
}) => (
  <Modal
    open={batchId !== undefined}
    onClose={onClose}
    title="That batch has just closed"
    footer={
      <>
        <Button kind="gold" block onClick={onNext}>
          Buy into the next batch
        </Button>
        <Button kind="quiet" block onClick={onClose}>
          Not now
        </Button>
      </>
    }
  >
    <p>
      Your payment came too late for <span className="num">{batchId}</span>. Nothing was charged, and your
      picks are kept.
    </p>
  </Modal>
)
