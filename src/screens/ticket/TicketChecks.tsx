import type { AnyProof } from '#src/device/first-receipts.ts'
import { countWords, hintOf, worstOf } from '../shared/check-words.ts'
import type { OfTicket } from '#src/memory/memory-of.ts'
import { CheckList, checkColours } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TicketTwoReceipts } from './TicketTwoReceipts.tsx'
import { useChecks } from './use-checks.ts'

/** This phone's own checks of the ticket; they work offline. */
export const TicketChecks = ({ proof, ...of }: OfTicket & { proof: AnyProof }) => {
  const checked = useChecks(proof, of)
  if (!checked)
    return (
      <section className="card" aria-busy="true" aria-label="Checking this ticket on this phone">
        <Skeleton lines={2} />
      </section>
    )
  const { checks, met } = checked
  const worst = worstOf(checks)
  const hint = hintOf(checks, proof.batch.state === 'refunded')
  return (
    <section className="card">
      <details>
        <summary className="flex items-center gap-3 min-h-11 cursor-pointer focus-ring rounded-xl">
          <span className={checkColours[worst]}>
            <Icon name={worst === 'failed' ? 'alert' : 'shield'} />
          </span>
          <span className="flex-1">
            <b>{countWords(checks)}</b>
            {hint && <span className="hint block">{hint}</span>}
          </span>
          <Icon name="down" />
        </summary>
        {!('version' in proof) && (
          <p className="hint mt-3">
            This ticket is of the old form of draw, which had a secret number of ours in it. Some of its
            checks rest on our word, and no draw is made so any more.
          </p>
        )}
        <CheckList checks={checks} />
      </details>
      <ChecksFailed checks={checks} name={of.ticket.slice(0, 8)} shown={{ proof, first: met?.first }} />
      <TicketTwoReceipts met={met} ticket={of.ticket} />
    </section>
  )
}
