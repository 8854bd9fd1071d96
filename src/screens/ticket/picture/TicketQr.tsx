import { useCallback } from 'react'
import { useFound } from '#src/ui/late/use-found.ts'
import { words } from '../words.ts'
import { checkAddress } from './check-address.ts'

const QUIET = 2 // squares around the code; the paper around it adds the rest

/** The address where anybody can look the ticket up, for a camera. */
export const TicketQr = ({ ticket }: { ticket: string }) => {
  // If offline and not yet stored, the short ID beside it still says the same.
  const find = useCallback(
    () =>
      import('./qr.ts').then(
        ({ qrCode }) => qrCode(checkAddress(location.origin, ticket)),
        () => undefined,
      ),
    [ticket],
  )
  const code = useFound(find)
  return (
    <span className="block flex-none w-26 h-26 bg-white text-black rounded-lg">
      {code && (
        <svg
          role="img"
          aria-label={words.$codeForA}
          viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
