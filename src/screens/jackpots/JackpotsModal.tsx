import { formatMoney } from '#src/lib/money.ts'
import { CHANCE } from '#src/games/jackpots.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { JackpotsDraws } from './JackpotsDraws.tsx'
import { JackpotsList } from './JackpotsList.tsx'
import { shareOfStake } from './jackpots-model.ts'
import { words } from './words.ts'

export const JackpotsModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onClose={onClose} title={words.$jackpots}>
    <div className="pt-3">
      <JackpotsList rhythms />
    </div>
    <p className="text-sm text-soft mt-4">{words.$everyTicketTakesPart(shareOfStake, formatMoney(CHANCE))}</p>
    <h3 className="title-2 mt-5 mb-2">{words.$lastDraws}</h3>
    <JackpotsDraws />
  </Modal>
)
