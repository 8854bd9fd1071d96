// Cache Storage that fails or hangs counts as empty, so that the network still answers: otherwise every page of the app
// would stay blank until the worker is removed.
import { impatiently } from '#src/lib/idb.ts'

const PATIENCE = 5_000 // ms

export const doWithoutCaches = (): void => {
  const within = impatiently()
  // Workbox looks up every copy with this.
  caches.match = (...asked) =>
    within(PATIENCE, () => CacheStorage.prototype.match.apply(caches, asked)).catch(() => undefined)
}
