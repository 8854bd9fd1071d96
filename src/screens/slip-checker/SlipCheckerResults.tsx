import type { CheckedSlip } from '#src/api/slips.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { bidNumbers } from '../shared/bids/numbers.ts'
import { words as bidWords } from '../shared/bids/words.ts'
import { lineWords } from './slip-model.ts'
import { PlayedMatches } from '../shared/matches/PlayedMatches.tsx'
import { words as matchesWords } from '../shared/matches/words.ts'
import { statusName } from '../shared/state-words.ts'
import { words } from './words.ts'

interface Props {
  open: boolean
  slip: CheckedSlip | undefined
  onClose: () => void
}

export const SlipCheckerResults = ({ open, slip, onClose }: Props) => {
  const item = slip?.play.item
  const first = slip?.soccer ? undefined : slip?.data[0]
  return (
    <Modal open={open} onClose={onClose} title={words.$slipSummary}>
      {slip && (
        <Slip>
          {slip.soccer && <PlayedMatches soccer={slip.soccer} />}
          {first && first.drawn.length > 0 && (
            <>
              <h3 className="eyebrow mb-2">{words.$numbersDrawn}</h3>
              <LineRow batch={first.batchId} numbers={first.drawn} label={words.$numbersDrawn} />
            </>
          )}
          {item && (
            <>
              <h3 className="eyebrow">{bidWords.$item}</h3>
              <p className="font-bold">{item.name}</p>
              <p className="num text-sm text-soft">{bidNumbers(item)}</p>
            </>
          )}
          {first && <h3 className="eyebrow mt-4">{words.$lines}</h3>}
          <ol className="my-lines">
            {slip.data.map((row, index) => (
              <li key={`${index}-${row.ticket.join('-')}`} className="flex-wrap py-2">
                <LineRow
                  batch={row.batchId}
                  mine
                  numbers={row.ticket}
                  label={words.$line(index + 1)}
                  hits={row.drawn.length > 0 ? row.drawn : undefined}
                />
                <p className="text-sm text-soft">{lineWords(row)}</p>
              </li>
            ))}
          </ol>
          <Tear />
          <dl className="sums">
            <dt>{words.$game}</dt>
            <dd>{lotteryName(slip.play.lotteryType)}</dd>
            <dt>{words.$batch}</dt>
            <dd>{slip.play.batchId}</dd>
            <dt>{words.$shortId}</dt>
            <dd className="whitespace-nowrap">{shortId(slip.play.slipId)}</dd>
            <dt>{words.$bought}</dt>
            <dd>{formatDateTime(Date.parse(slip.play.date))}</dd>
            {first && (
              <>
                <dt>{words.$player}</dt>
                <dd>{first.phoneNumber}</dd>
              </>
            )}
            <dt>{words.$stake}</dt>
            <dd>
              <Money amount={slip.play.stake} />
            </dd>
            <dt>{words.$status}</dt>
            <dd>{statusName[slip.play.status]}</dd>
            <dt className="sum">{words.$cameBack}</dt>
            <dd className="sum">
              {slip.play.status === 'Pending' ? (
                slip.soccer ? (
                  matchesWords.$waiting
                ) : (
                  words.$notDrawnYet
                )
              ) : (
                <Money amount={slip.play.cameBack ?? slip.play.amountWon} />
              )}
            </dd>
          </dl>
          <p className="hint num break-all mt-3">
            {words.$slipId} {slip.play.slipId}
          </p>
        </Slip>
      )}
    </Modal>
  )
}
