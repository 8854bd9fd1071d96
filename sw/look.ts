// A look that was chosen against the device's own stands in the pages that this worker answers: the script that could set
// it runs after the first picture. A cache with nothing in it remembers the choice between the worker's lives.
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

/** Call first: the choice is then read while the rest of the worker starts, and a page waits for what is left of it. */
export const keepLook = (scope: ServiceWorkerGlobalScope): void => {
  chosen = readLook()
  // Another version of the worker was told meanwhile.
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
