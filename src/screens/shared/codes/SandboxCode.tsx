import { useIsSandbox } from '#src/api/draws.ts'
import { words } from '../step-words.ts'

/** In sandboxes, where codes are never really sent: shows how to read the latest one. */
export const SandboxCode = ({ phone }: { phone: string }) =>
  useIsSandbox() && (
    <a
      className="btn-link"
      href={`/sandbox?phone=${encodeURIComponent(phone)}`}
      target="_blank"
      rel="noopener"
    >
      {words.$sandboxSeeYourCode}
    </a>
  )
