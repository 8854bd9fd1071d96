// Cache Storage that fails or hangs counts as empty, so that the network still answers: every page of the app would stay
// blank otherwise, until somebody removes the worker.
import { impatiently } from '#src/lib/idb.ts'

const PATIENCE = 5_000 // ms

export const doWithoutCaches = (): void => {
  const within = impatiently()
  // Whatever Workbox answers, it looks for with this.
  caches.match = (...asked) =>
    within(PATIENCE, () => CacheStorage.prototype.match.apply(caches, asked)).catch(() => undefined)
}
