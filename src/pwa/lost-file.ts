// After a deploy the service may have a file of this version no more. The page then starts again in the new version: once,
// with a network, and never under a request that changes something. A second loss is shown as a page that did not open.
import { brand } from '#src/brand.ts'
import { writes } from '#src/lib/writes.ts'

const KEY = `${brand.storagePrefix}RESTARTED`

const restart = () => {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return location.reload()
  // The worker would open the same version again: it answers when it has fetched the pages of the new one.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => location.reload())
  port1.start()
  worker.postMessage({ type: 'FILE_LOST' }, [port2])
}

/** Names a version: the name of the file changes with everything that it loads. */
const version = import.meta.url

export const watchLostFiles = () =>
  addEventListener('vite:preloadError', event => {
    // What was to be loaded is then undefined, which fails where it is used; nobody else starts the page again.
    event.preventDefault()
    try {
      if (writes.open > 0 || !navigator.onLine || sessionStorage.getItem(KEY) === version) return
      sessionStorage.setItem(KEY, version)
      restart()
    } catch {
      // Without a memory of the first time there would be no end.
    }
  })
