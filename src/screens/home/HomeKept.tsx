import { useState } from 'react'

/** Fills in for the rest of the page until its file is here, with what the prerendered page showed there. */
export const HomeKept = () => {
  const [shown] = useState(() => globalThis.document?.querySelector('#home-below'))
  return <div className="min-h-screen" ref={box => void (shown && box?.append(shown))} />
}
