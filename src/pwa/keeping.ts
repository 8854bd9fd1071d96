// Which screens the worker keeps. A visitor pays only for what they look at; a phone that plays, has the app on its
// home screen or pays nothing for data also has every screen offline.
import { KEEP_ALL, KEEP_ALL_FLAG } from '#src/lib/data-use.ts'
import { LOW_DATA_CHANGED, readLowData } from '#src/lib/low-data.ts'
import { TOKEN_KEY, readStored } from '#src/lib/stored.ts'
import { wayOfThisBrowser } from './this-browser.ts'

/** Chrome on Android names the kind; elsewhere it is unknown and treated as metered. */
type Connection = EventTarget & { type?: string }
const connection = () => (navigator as { connection?: Connection }).connection

const isFree = () => ['wifi', 'ethernet'].includes(connection()?.type ?? '')

export const tellWorker = async (message: object): Promise<void> => {
  const active = (await navigator.serviceWorker?.ready)?.active
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker has one origin
  active?.postMessage(message)
}

/** The worker cannot read the page's storage. Without caches there is no worker to tell. */
const keep = async (all: boolean): Promise<void> => {
  try {
    if (readLowData()) return void (await caches.delete(KEEP_ALL_FLAG))
    if (!all || (await caches.has(KEEP_ALL_FLAG))) return
    await caches.open(KEEP_ALL_FLAG)
    // For a worker that was installed without the flag.
    void tellWorker({ type: KEEP_ALL })
  } catch {
    // Caches are blocked here, and so are workers.
  }
}

/** Balls may have been tapped before anything here ran. */
const hasPicks = () => document.querySelector('.number-pad [aria-pressed=true]') !== null

const look = () =>
  keep(readStored(TOKEN_KEY) !== null || isFree() || wayOfThisBrowser(false) === 'installed' || hasPicks())

/** Resolves once the flag is as it should be now; keeps watching. */
export const watchKeeping = async (): Promise<void> => {
  addEventListener('appinstalled', () => void keep(true))
  addEventListener(LOW_DATA_CHANGED, () => void look())
  // Also notices a login made in the meantime.
  document.addEventListener('visibilitychange', () => void look())
  connection()?.addEventListener('change', () => void look())
  document.addEventListener('click', event => {
    if ((event.target as Element).closest('.play')) void keep(true)
  })
  await look()
}
