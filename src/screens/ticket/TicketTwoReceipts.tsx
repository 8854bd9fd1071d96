import { brand } from '#src/brand.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { download } from '#src/lib/download.ts'
import type { MetReceipt } from '#src/device/first-receipts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

/** The receipt of the purchase and the different one shown later; renders nothing if they match. */
export const TicketTwoReceipts = ({ met, ticket }: { met: MetReceipt | undefined; ticket: string }) =>
  met?.other ? (
    <Button
      kind="quiet"
      block
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
    </Button>
  ) : null
