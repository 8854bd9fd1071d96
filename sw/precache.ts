// What the app needs to open offline, fetched once at installation.
import { addPlugins, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import type { WorkboxPlugin } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { inChosenLook } from './look.ts'
import { spareData } from './low-data.ts'
import { keepsOnlyBuild, keepsOnlyOurs } from './ours.ts'
import { notPages, publicPages } from './paths.ts'

// The dev server's manifest has only index.html.
const pageOf = (name: string) => createHandlerBoundToURL(import.meta.env.DEV ? 'index.html' : name)

/** Revalidates what the page has just loaded, so it is not sent twice. */
const byTag: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
}

export const urlOf = (entry: PrecacheEntry | string): string =>
  typeof entry === 'string' ? entry : entry.url

export const precache = (entries: (PrecacheEntry | string)[]) => {
  addPlugins([byTag, spareData, keepsOnlyOurs, keepsOnlyBuild(entries.map(urlOf)), inChosenLook])
  precacheAndRoute(entries, { ignoreURLParametersMatching: [/^utm_/, /^source$/, /^src$/] })
}

/** Pages that are not cached open as the frame of the website or of the app, and route by address. */
export const answerNavigations = () => {
  registerRoute(
    new NavigationRoute(pageOf('/public-frame.html'), { denylist: notPages, allowlist: publicPages }),
  )
  registerRoute(new NavigationRoute(pageOf('/frame.html'), { denylist: notPages }))
}
