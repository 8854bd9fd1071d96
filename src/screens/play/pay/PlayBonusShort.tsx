import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { words } from './words.ts'

interface Props {
  open: boolean
  onClose: () => void
  onMainWallet: () => void
}

/** The referral wallet does not cover the ticket. */
export const PlayBonusShort = ({ open, onClose, onMainWallet }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title={words.$bonusTooLow}
    footer={
      <>
        <Button kind="gold" block onClick={onMainWallet}>
          {words.$buyTicketWithMain}
        </Button>
        <LinkButton to="/refer-earn" kind="quiet" block>
          {words.$referAndEarn}
        </LinkButton>
      </>
    }
  >
    <p>{words.$referNewUsersTo}</p>
  </Modal>
)
