import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'

/** The referral wallet does not cover the ticket. */
export const PlayBonusShort = ({
  open,
  onClose,
  onMainWallet,
}: {
  open: boolean
  onClose: () => void
  onMainWallet: () => void
}) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Insufficient referral wallet balance"
    footer={
      <>
        <Button kind="gold" block onClick={onMainWallet}>
          Buy ticket with main wallet
        </Button>
        <LinkButton to={'/refer-earn' as string} kind="quiet" block>
          Refer and Earn
        </LinkButton>
      </>
    }
  >
    <p>Refer new users to earn referral bonus, or play with the main wallet.</p>
  </Modal>
)
