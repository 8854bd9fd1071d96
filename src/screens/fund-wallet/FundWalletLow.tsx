import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { formatBalance, parseMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'

/** Says how much is missing; `needed` is naira as text. */
export const FundWalletLow = ({
  open,
  needed,
  onClose,
}: {
  open: boolean
  needed: string
  onClose: () => void
}) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Your wallet balance is too low"
    footer={
      <Button kind="gold" block onClick={onClose}>
        Fund wallet
      </Button>
    }
  >
    <p>Please fund your wallet with {formatBalance(parseMoney(needed) ?? SMALLEST_TOP_UP)} or more.</p>
  </Modal>
)
