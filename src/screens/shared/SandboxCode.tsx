import { useIsSandbox } from '#src/api/draws.ts'

/** Where codes do not leave the machine: the way to the one that was just sent. */
export const SandboxCode = ({ phone }: { phone: string }) =>
  useIsSandbox() && (
    <a
      className="btn-link"
      href={`/sandbox?phone=${encodeURIComponent(phone)}`}
      target="_blank"
      rel="noopener"
    >
      Sandbox: see your code
    </a>
  )
