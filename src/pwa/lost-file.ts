// After a deploy, the service may no longer have a file of this version. The page then reloads into the new
// version: once, only online, and never during a request that changes something. A second loss shows up as a
// page that failed to open.
import { brand } from '#src/brand.ts'
import { writes } from '#src/lib/writes.ts'
import { reloadPage } from './reload.ts'

const KEY = `${brand.storagePrefix}RESTARTED`

/** Identifies a version: this file's name changes with everything it loads. */
const version = import.meta.url

/** Once per version. */
const reload = () => {
  try {
    sessionStorage.setItem(KEY, version)
    reloadPage()
  } catch {
    // Without remembering the first time, it would reload forever.
  }
}

const restart = () => {
  const worker = navigator.serviceWorker?.controller
  // Without a network the browser would show a page of its own in place of this one.
  if (!worker)
    return void fetch(location.href, { cache: 'no-store', method: 'HEAD' }).then(
      it => it.ok && reload(),
      () => undefined,
    )
  // On a plain reload the worker would serve the same version: it replies once it has fetched the new pages.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', reload)
  port1.start()
  worker.postMessage({ type: 'FILE_LOST' }, [port2])
}

export const watchLostFiles = () =>
  addEventListener('vite:preloadError', event => {
    // The router reloads the page if it recognises this error by its message. Without it the player may try again; an
    // import that resolved to undefined instead would count as loaded and never be fetched again.
    event.payload.message = ''
    try {
      if (writes.open > 0 || !navigator.onLine || sessionStorage.getItem(KEY) === version) return
      restart()
    } catch {
      // Storage is blocked: see above.
    }
  })
