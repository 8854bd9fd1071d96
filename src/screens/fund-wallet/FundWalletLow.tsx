import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatBalance } from '#src/lib/money.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { words } from './words.ts'

interface Props {
  open: boolean
  needed: string
  onClose: () => void
}

/** Says how much is missing; `needed` is naira as text. */
export const FundWalletLow = ({ open, needed, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title={words.$yourWalletBalanceIs}
    footer={<GoldButton onClick={onClose}>{words.$fundWallet}</GoldButton>}
  >
    <p>{words.$pleaseFundYourWallet(formatBalance(parseMoney(needed) ?? SMALLEST_TOP_UP))}</p>
  </Modal>
)
