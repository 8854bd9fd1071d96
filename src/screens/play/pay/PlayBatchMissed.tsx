import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { words } from './words.ts'

interface Props {
  batchId: string | undefined
  onClose: () => void
  onNext: () => void
}

/**
 * The batch on the screen closed before the payment arrived; the next one is bought only if the player says
 * so.
 */
export const PlayBatchMissed = ({ batchId, onClose, onNext }: Props) => (
  <Modal
    open={batchId !== undefined}
    onClose={onClose}
    title={words.$thatBatchHasJust}
    footer={
      <>
        <GoldButton onClick={onNext}>{words.$buyIntoTheNext}</GoldButton>
        <QuietButton onClick={onClose}>{words.$notNow}</QuietButton>
      </>
    }
  >
    <p>
      {words.$yourPaymentCameToo} <span className="num">{batchId}</span>
      {words.$nothingWasChargedAnd}
    </p>
  </Modal>
)
