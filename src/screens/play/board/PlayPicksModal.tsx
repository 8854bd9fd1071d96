import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { isComplete, isEmpty, linesOf, numbersOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { MyLine } from '../../shared/lines/MyLines.tsx'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { undoable } from './undoable.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePicks } from './use-picks.ts'
import { usePicksSummary } from './use-picks-summary.ts'
import { words } from '../words.ts'

interface Props {
  store: PlayStore
  onClose: () => void
  onBuy: () => void
}

const OpenPicks = ({ store, onClose, onBuy }: Props) => {
  const { stake } = useSnapshot(store.state)
  const picks = usePicks(store)
  const none = picks.every(isEmpty)
  const missing = picks.filter(row => !isComplete(row)).length
  const total = price(picks.length, stake)
  const { list, willDelete } = useKeptFocus()
  const remove = (index: number) => {
    willDelete(index)
    if (picks.length === 1) store.clearRow(0)
    else undoable(store, () => store.deleteRow(index), 1)
  }
  const next = usePicksSummary(true, none, onClose)
  return (
    <Modal
      open={!none}
      onClose={onClose}
      title={words.$summaryOfPicks}
      footer={
        missing > 0 ? (
          <>
            <p className="hint">
              {missing === 1 ? words.$oneLineIs : words.$linesAre(missing)} {words.$notCompleteYet}
            </p>
            <GoldButton ref={next} onClick={() => store.fill()}>
              {words.$fillWithRandomNumbers}
            </GoldButton>
          </>
        ) : (
          <GoldButton ref={next} disabled={total === 0} onClick={onBuy}>
            {words.$buyTicketFor(formatMoney(total))}
          </GoldButton>
        )
      }
    >
      <Slip>
        <p className="row">
          <span className="flex items-center gap-3">
            <EmblemChip look={store.game.look} />
            <span className="eyebrow">{words.$stakeBand(formatMoney(stake))}</span>
          </span>
          <b className="num text-lg">{formatMoney(total)}</b>
        </p>
        <ol ref={list} className="my-lines mt-2">
          {picks.map((row, index) => (
            <li key={row.id}>
              <span className="eyebrow num w-5">{index + 1}</span>
              {isEmpty(row) ? (
                <span className="text-soft">{words.$empty}</span>
              ) : (
                <MyLine numbers={numbersOf(row)} at={index} />
              )}
              <IconButton
                icon="trash"
                label={words.$removeLine(index + 1)}
                size={20}
                className="ml-auto"
                data-delete
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        {missing === 0 && (
          <>
            <Tear />
            <PlayTicketTag game={store.game} wagers={[{ stake, lines: linesOf(picks) }]} />
          </>
        )}
      </Slip>
    </Modal>
  )
}

/**
 * The picks by stake band before buying; closes itself when none remain. Subscribes to nothing while closed.
 */
export const PlayPicksModal = ({ open, ...rest }: Props & { open: boolean }) =>
  open ? <OpenPicks {...rest} /> : null
