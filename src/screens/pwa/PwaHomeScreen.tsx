import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '#src/brand.ts'
import { install } from '#src/pwa/install.ts'
import { pwa } from '#src/pwa/pwa.ts'
import { wayOfThisBrowser } from '#src/pwa/this-browser.ts'
import { Button } from '#src/ui/Button.tsx'
import { PwaSteps } from './PwaSteps.tsx'
import { stepsOf } from './install-steps.ts'

/** The invitation's offer, for people who come looking for it. */
export const PwaHomeScreen = () => {
  const { canInstall, installed } = useSnapshot(pwa)
  const [declined, setDeclined] = useState(false)
  const way = wayOfThisBrowser(canInstall)
  const steps = stepsOf(way)
  const isThere = installed || way === 'installed'
  return (
    <section className="card stack" aria-labelledby="home-screen">
      <h2 id="home-screen" className="title-2 flex items-center gap-3">
        <img src="/icon.svg" alt="" width={44} height={44} /> Home screen
      </h2>
      <div role="status">
        {isThere && <p>{brand.name} is on your home screen.</p>}
        {!isThere && declined && <p>Nothing was added. You can do it later in the menu of the browser.</p>}
        {!isThere && !declined && (
          <p>
            On the home screen {brand.name} opens in one tap, in a window of its own, also without a network.
          </p>
        )}
      </div>
      {!isThere && way === 'button' && (
        <Button kind="brand" block onClick={() => void install().then(agreed => setDeclined(!agreed))}>
          Add to home screen
        </Button>
      )}
      {!isThere && steps && <PwaSteps steps={steps} />}
      {!isThere && way === 'none' && !declined && (
        <p className="hint">
          This browser does not offer it here. Chrome, Edge and Samsung Internet do on Android, Safari does on
          the iPhone.
        </p>
      )}
    </section>
  )
}
