// This phone's own checks of the ticket, one fold each; they work offline. Failed ones are open and prominent.
import type { MetReceipt } from '#src/device/first-receipts.ts'
import type { Proof } from '#src/model/draws.ts'
import type { Check } from '#src/proof/verify.ts'
import { CheckFolds } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { words } from './words.ts'
import { brand } from '#src/brand.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { download } from '#src/lib/download.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** The receipt of the purchase and the different one shown later; renders nothing if they match. */
const TicketTwoReceipts = ({ met, ticket }: { met: MetReceipt | undefined; ticket: string }) =>
  met?.other ? (
    <QuietButton
      className="mt-3"
      onClick={() =>
        download(
          `${brand.name.toLowerCase()}-two-receipts-${ticket.slice(0, 8)}.json`,
          canonicalJson({
            first: { proof: met.first, at: new Date(met.at).toISOString() },
            later: { proof: met.other!.shown, at: new Date(met.other!.at).toISOString() },
          }),
          'application/json',
        )
      }
    >
      <Icon name="download" /> {words.$downloadBothReceipts}
    </QuietButton>
  ) : null

interface Props {
  checks: readonly Check[]
  met: MetReceipt | undefined
  proof: Proof
  ticket: string
}

export const TicketChecks = ({ checks, met, proof, ticket }: Props) => (
  <section aria-labelledby="what-was-checked">
    <h2 id="what-was-checked" className="title-2 mb-1">
      {words.$whatWasChecked}
    </h2>
    <ChecksFailed checks={checks} name={ticket.slice(0, 8)} shown={{ proof, first: met?.first }} />
    <TicketTwoReceipts met={met} ticket={ticket} />
    <CheckFolds checks={checks} />
  </section>
)
