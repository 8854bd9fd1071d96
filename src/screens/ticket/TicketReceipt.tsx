import type { Proof } from '#src/contract/draws.ts'
import { brand } from '#src/brand.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const download = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the bytes from the click on.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The signed receipt as a file: with it anybody can check the ticket without us. */
export const TicketReceipt = ({ proof }: { proof: Proof }) => (
  <Button
    kind="quiet"
    block
    onClick={() =>
      download(
        `${brand.name.toLowerCase()}-receipt-${proof.receipt.leaf.ticket.slice(0, 8)}.json`,
        canonicalJson(proof),
      )
    }
  >
    <Icon name="download" /> Download receipt
  </Button>
)
