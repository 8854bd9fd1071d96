import { GoldButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
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
        <GoldButton onClick={onMainWallet}>{words.$buyTicketWithMain}</GoldButton>
        <QuietLink to="/refer-earn">{words.$referAndEarn}</QuietLink>
      </>
    }
  >
    <p>{words.$referNewUsersTo}</p>
  </Modal>
)
