import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { isOnSale } from './game-tiles.ts'

interface Props {
  open: boolean
  onContinue: () => void
  onClose: () => void
}

export const DashboardIntro = ({ open, onContinue, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Salary for life"
    footer={
      <Button kind="gold" block onClick={onContinue}>
        Continue
      </Button>
    }
  >
    <p>
      Pick 5 numbers from 1 to 49. All five right pays ₦30,000 a month for up to 20 years, or ₦10,000,000 at
      once: the winner chooses.
    </p>
    <p className="text-soft">
      All five right comes once in about 1.9 million lines. Draws are at 10 AM, 12, 2, 4, 6, 8 and 10 PM.
      {!isOnSale('salary-for-life') && ' It is not on sale yet.'}
    </p>
  </Modal>
)
