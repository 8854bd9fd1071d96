// What can wait until the page is usable: counting the visit, metering its data, registering the worker.
import { LOW_DATA_FLAG } from '#src/lib/data-use.ts'
import { readLowData } from '#src/lib/low-data.ts'
import { storedTheme } from '#src/lib/theme.ts'
import { noteVisit } from './home-record.ts'
import { watchInstalled } from './install.ts'
import { startMeter } from './meter.ts'
import { register } from './worker.ts'

/** The worker cannot read the page's storage. Without caches there is no worker to tell. */
export const tellWorker = async (): Promise<void> => {
  try {
    if (readLowData()) await caches.open(LOW_DATA_FLAG)
    else await caches.delete(LOW_DATA_FLAG)
  } catch {
    // Caches are blocked here, and so are workers.
  }
}

/** The worker then serves pages with this look from their first paint. */
const tellLook = async () => {
  const active = (await navigator.serviceWorker?.ready)?.active
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker is of one origin
  active?.postMessage({ type: 'LOOK', look: storedTheme() })
}

const watchLook = () => {
  void tellLook()
  new MutationObserver(tellLook).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

export const afterLoad = async (): Promise<void> => {
  watchInstalled()
  noteVisit(Date.now())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') noteVisit(Date.now())
  })
  // Both before the worker, which reports its fetches to the meter and checks at once whether to save data.
  startMeter()
  await tellWorker()
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  watchLook()
  await register()
}
