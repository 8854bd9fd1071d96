// A new worker waits until the player asks for it; the very first takes over the open page at once.
export const takeOverWhenAsked = (scope: ServiceWorkerGlobalScope) => {
  scope.addEventListener('message', event => {
    if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting()
  })
  scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()))
}
