import { brand } from '#src/brand.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { download } from '#src/lib/download.ts'
import type { Proof } from '#src/model/draws.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

/** The signed receipt as a file; with it anyone can check the ticket without us. */
export const TicketReceipt = ({ proof, ticket }: { proof: Proof; ticket: string }) => (
  <QuietButton
    onClick={() =>
      download(
        `${brand.name.toLowerCase()}-receipt-${ticket.slice(0, 8)}.json`,
        canonicalJson(proof),
        'application/json',
      )
    }
  >
    <Icon name="download" /> {words.$downloadReceipt}
  </QuietButton>
)
