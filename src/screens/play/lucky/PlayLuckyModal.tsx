import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import { priceOfLucky, wagersOf } from '#src/picks/lucky.ts'
import type { ConsentStore } from '#src/play/consent-store.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { PlayLuckyList } from './PlayLuckyList.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { usePicksSummary } from '../board/use-picks-summary.ts'
import { words } from './words.ts'

interface Props {
  store: ConsentStore
  open: boolean
  /** True while the picks are being registered. */
  loading: boolean
  online: boolean
  onClose: () => void
  onBuy: () => void
}

/** The picks by stake band before buying; closes itself when none remain. */
export const PlayLuckyModal = ({ store, open, loading, online, onClose, onBuy }: Props) => {
  const { selections } = useSnapshot(store.state)
  const none = selections.length === 0
  const total = priceOfLucky(selections)
  const next = usePicksSummary(open, none, onClose)
  return (
    <Modal
      open={open && !none}
      onClose={onClose}
      title={words.$summaryOfPicks}
      // What is being registered would be paid after it was changed.
      dismissable={!loading}
      footer={
        <>
          {!online && (
            <p className="hint" role="status">
              {words.$youAreOfflineYour2}
            </p>
          )}
          <GoldButton ref={next} loading={loading} disabled={total === 0 || !online} onClick={onBuy}>
            {words.$buyFor(selections.length, formatMoney(total))}
          </GoldButton>
        </>
      }
    >
      <PlayLuckyList picks={selections} disabled={loading} onRemove={store.toggle} />
      <PlayTicketTag game={store.game} wagers={wagersOf(selections)} />
    </Modal>
  )
}
