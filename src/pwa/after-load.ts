// What can wait until the page is usable: counting the visit, metering its data, registering the worker.
import { storedTheme } from '#src/lib/theme.ts'
import { noteVisit } from './home-record.ts'
import { watchInstalled } from './install.ts'
import { tellWorker, watchKeeping } from './keeping.ts'
import { startMeter } from './meter.ts'
import { register } from './worker.ts'

/** The worker then serves pages with this look from their first paint. */
const tellLook = () => void tellWorker({ type: 'LOOK', look: storedTheme() })

const watchLook = () => {
  tellLook()
  new MutationObserver(tellLook).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

export const afterLoad = async (): Promise<void> => {
  watchInstalled()
  noteVisit(Date.now())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') noteVisit(Date.now())
  })
  // Both before the worker, which reports its fetches to the meter and checks at once what to keep.
  startMeter()
  await watchKeeping()
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  watchLook()
  await register()
}
