import { useEffect, useState } from 'react'
import { checkAddress } from './check-address.ts'
import type { QrCode } from './qr.ts'

const QUIET = 2 // squares around the code; the paper around it adds the rest

/** The address where anybody can look the ticket up, for a camera. */
export const TicketQr = ({ ticket }: { ticket: string }) => {
  const [code, setCode] = useState<QrCode>()
  useEffect(() => {
    let gone = false
    // If offline and not yet stored, the short ID beside it still says the same.
    void import('./qr.ts').then(
      ({ qrCode }) => {
        if (!gone) setCode(qrCode(checkAddress(location.origin, ticket)))
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [ticket])
  return (
    <span className="block flex-none w-26 h-26 bg-white text-black rounded-lg">
      {code && (
        <svg
          role="img"
          aria-label="Code for a camera: look this ticket up"
          viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
