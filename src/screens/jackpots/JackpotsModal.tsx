import { Modal } from '#src/ui/modals/Modal.tsx'
import { JackpotsDraws } from './JackpotsDraws.tsx'
import { JackpotsList } from './JackpotsList.tsx'
import { shareOfStake } from './jackpots-model.ts'

export const JackpotsModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onClose={onClose} title="Jackpots">
    <div className="pt-3">
      <JackpotsList rhythms />
    </div>
    <p className="text-sm text-soft mt-4">
      Every ticket takes part: {shareOfStake} of each stake fills the three pools, and each ₦100 staked is one
      chance. The pool is paid at the draw, at most the amount shown beside the bar. Jackpots come on top of a
      game’s own prizes.
    </p>
    <h3 className="title-2 mt-5 mb-2">Last draws</h3>
    <JackpotsDraws />
  </Modal>
)
