import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '#src/brand.ts'
import { install } from '#src/pwa/install.ts'
import { pwa } from '#src/pwa/pwa.ts'
import { wayOfThisBrowser } from '#src/pwa/this-browser.ts'
import { Button } from '#src/ui/Button.tsx'
import { PwaSteps } from './PwaSteps.tsx'
import { stepsOf } from './install-steps.ts'
import { words } from './words.ts'

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
        <img src="/icon.svg" alt="" width={44} height={44} /> {words.$homeScreen}
      </h2>
      <div role="status">
        {isThere && <p>{words.$isOnYourHome(brand.name)}</p>}
        {!isThere && declined && <p>{words.$nothingWasAddedYou}</p>}
        {!isThere && !declined && <p>{words.$onTheHomeScreen(brand.name)}</p>}
      </div>
      {!isThere && way === 'button' && (
        <Button block onClick={() => void install().then(agreed => setDeclined(!agreed))}>
          {words.$addToHomeScreen}
        </Button>
      )}
      {!isThere && steps && <PwaSteps steps={steps} />}
      {!isThere && way === 'none' && !declined && <p className="hint">{words.$thisBrowserDoesNotOffer}</p>}
    </section>
  )
}
