// Puts a look chosen against the device's own into the pages this worker serves, as their own script runs
// after the first paint. An empty cache stores the choice between worker lifetimes.
import type { WorkboxPlugin } from 'workbox-core'
import { dressed, looks, type Look } from './dressed.ts'

const FLAG = 'oriire-look-'

const readLook = async (): Promise<Look | undefined> => {
  const names = await caches.keys().catch(() => [] as string[])
  return looks.find(look => names.includes(FLAG + look))
}

const writeLook = async (chosen: Look | undefined) => {
  for (const look of looks) await (look === chosen ? caches.open(FLAG + look) : caches.delete(FLAG + look))
}

let chosen: Promise<Look | undefined> = Promise.resolve(undefined)

/** Call first: the choice is read while the rest of the worker starts, so pages wait less. */
export const keepLook = (scope: ServiceWorkerGlobalScope): void => {
  chosen = readLook()
  // Another version of the worker may have been told meanwhile.
  scope.addEventListener('activate', () => {
    chosen = readLook()
  })
  scope.addEventListener('message', event => {
    const told = event.data as { type?: unknown; look?: unknown } | null
    if (told?.type !== 'LOOK') return
    const look = looks.find(it => it === told.look)
    const before = chosen
    chosen = Promise.resolve(look)
    const keep = async () => {
      if ((await before) !== look) await writeLook(look)
    }
    event.waitUntil(keep().catch(() => undefined))
  })
}

export const inChosenLook: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const isPage = (event as FetchEvent).request?.mode === 'navigate'
    const look = cachedResponse && isPage ? await chosen : undefined
    if (!cachedResponse || !look) return cachedResponse
    const { status, headers } = cachedResponse
    return new Response(dressed(await cachedResponse.text(), look), { status, headers })
  },
}
