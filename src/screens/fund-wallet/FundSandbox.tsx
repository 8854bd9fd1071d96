import { useIsSandbox } from '#src/api/draws.ts'
import { words } from './words.ts'

/** In sandboxes, where no bank takes part: the page that simulates the payment. */
export const FundSandbox = ({ reference }: { reference: string }) =>
  useIsSandbox() && (
    <a className="btn-link self-start" href={`/sandbox/checkout/${reference}`} target="_blank" rel="noopener">
      {words.$sandboxPayIt}
    </a>
  )
