import type { CheckedSlip } from '#src/api/slips.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Money } from '#src/ui/Money.tsx'
import { lineWords } from './slip-model.ts'
import { words } from './words.ts'

interface Props {
  open: boolean
  slip: CheckedSlip | undefined
  onClose: () => void
}

export const SlipCheckerResults = ({ open, slip, onClose }: Props) => {
  const first = slip?.data[0]
  return (
    <Modal open={open} onClose={onClose} title={words.$gamePlayIdSummary}>
      {slip && first && (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
            <dt className="text-soft">{words.$shortId}</dt>
            <dd className="text-right num font-bold whitespace-nowrap">{shortId(first.slipId)}</dd>
            <dt className="text-soft">{words.$gamePlayId}</dt>
            <dd className="text-right num break-all">{first.slipId}</dd>
            <dt className="text-soft">{words.$game}</dt>
            <dd className="text-right">{lotteryName(first.lotteryType)}</dd>
            <dt className="text-soft">{words.$batch}</dt>
            <dd className="text-right num">{first.batchId}</dd>
            <dt className="text-soft">{words.$bought}</dt>
            <dd className="text-right num">{formatDateTime(Date.parse(first.date))}</dd>
            <dt className="text-soft">{words.$player}</dt>
            <dd className="text-right num">{first.phoneNumber}</dd>
            <dt className="text-soft">{words.$stake}</dt>
            <dd className="text-right num">
              <Money amount={slip.play.stake} />
            </dd>
            <dt className="text-soft">{words.$status}</dt>
            <dd className="text-right font-bold">{slip.play.status}</dd>
            <dt className="text-soft">{words.$cameBack}</dt>
            <dd className="text-right num font-bold">
              {slip.play.status === 'Pending' ? (
                words.$notDrawnYet
              ) : (
                <Money amount={slip.play.cameBack ?? slip.play.amountWon} />
              )}
            </dd>
          </dl>
          {first.drawn.length > 0 && (
            <>
              <h3 className="eyebrow mt-4 mb-2">{words.$numbersDrawn}</h3>
              <BallRow numbers={first.drawn} />
            </>
          )}
          <h3 className="eyebrow mt-4 mb-2">{words.$lines}</h3>
          <ol className="grid gap-3">
            {slip.data.map((row, index) => (
              <li key={`${index}-${row.ticket.join('-')}`}>
                <BallRow numbers={row.ticket} hits={row.drawn.length > 0 ? row.drawn : undefined} />
                <p className="text-sm text-soft mt-1">{lineWords(row)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Modal>
  )
}
