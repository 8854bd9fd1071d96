// The receipt coming out of the slot: it shows what the service signed, and nothing is printed before that.
import type { BoughtTicket } from '#src/model/tickets.ts'
import { formatBalance } from '#src/lib/money.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { LineRow } from '../../shared/lines/LineRow.tsx'
import { words as slipWords } from '../../shared/slips/words.ts'
import { lookOfType } from '#src/games/look-of-type.ts'
import { words } from './words.ts'

export const TicketPrint = ({ success }: { success: BoughtTicket }) => (
  <div className="printer">
    <div className="printed">
      <Slip>
        <div className="flex items-center gap-3">
          <EmblemChip look={lookOfType(success.lotteryType)} />
          <p className="flex-1 min-w-0">
            <b className="block">{lotteryName(success.lotteryType)}</b>
            <span className="block text-sm text-soft num">{success.batchId}</span>
          </p>
          <span className="pill">{words.$waiting}</span>
        </div>
        <ol className="my-lines">
          {success.proof.receipt.leaf.lines.map((line, at) => (
            <li key={line.join()}>
              <span className="w-5 flex-none text-sm text-soft num">{at + 1}</span>
              <LineRow
                batch={success.batchId}
                mine
                numbers={line}
                size="sm"
                label={words.$line(at + 1, line.join(', '))}
              />
            </li>
          ))}
        </ol>
        <dl className="sums">
          <dt>{words.$at(success.lines, formatBalance(success.stakePerLine))}</dt>
          <dd>{formatBalance(success.totalStake)}</dd>
          <dt className="sum">{words.$youPaid}</dt>
          <dd className="sum">{formatBalance(success.totalStake)}</dd>
        </dl>
        <Tear />
        <p className="text-sm text-soft num">
          {slipWords.$shortId}{' '}
          <b className="block num text-lg text-ink whitespace-nowrap">{shortId(success.ticketId)}</b>
        </p>
        <p className="text-sm text-soft num break-all">{slipWords.$slipId(success.ticketId)}</p>
      </Slip>
    </div>
  </div>
)
