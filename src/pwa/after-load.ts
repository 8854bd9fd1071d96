// What may wait until the page is usable: the visit is counted, its data metered, and the worker registered.
import { LOW_DATA_FLAG } from '#src/lib/data-use.ts'
import { readLowData } from '#src/lib/low-data.ts'
import { storedTheme } from '#src/lib/theme.ts'
import { noteVisit } from './home-record.ts'
import { watchInstalled } from './install.ts'
import { startMeter } from './meter.ts'
import { register } from './worker.ts'

/** The worker cannot read the page's storage. Where there are no caches there is no worker to tell. */
export const tellWorker = async (): Promise<void> => {
  try {
    if (readLowData()) await caches.open(LOW_DATA_FLAG)
    else await caches.delete(LOW_DATA_FLAG)
  } catch {
    // Caches are forbidden here, and so are workers.
  }
}

/** The worker's pages then come in this look from their first picture on. */
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
  // Both before the worker, which tells the meter what it fetches and reads at once whether to save data.
  startMeter()
  await tellWorker()
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  watchLook()
  await register()
}
