// What the app needs to open offline, fetched once at installation.
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { inChosenLook } from './look.ts'
import { spareData } from './low-data.ts'
import { keepsOnlyOurs } from './ours.ts'
import { notPages, publicPages } from './paths.ts'

// The dev server's manifest has only index.html.
const pageOf = (name: string) => createHandlerBoundToURL(import.meta.env.DEV ? 'index.html' : name)

export const precache = (entries: (PrecacheEntry | string)[]) => {
  cleanupOutdatedCaches()
  addPlugins([spareData, keepsOnlyOurs, inChosenLook])
  precacheAndRoute(entries, { ignoreURLParametersMatching: [/^utm_/, /^source$/, /^src$/] })
}

/** Pages that are not cached open as the empty shell or the app's frame, and route by address. */
export const answerNavigations = () => {
  registerRoute(new NavigationRoute(pageOf('/app.html'), { denylist: notPages, allowlist: publicPages }))
  registerRoute(new NavigationRoute(pageOf('/frame.html'), { denylist: notPages }))
}
