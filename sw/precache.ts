// What the app needs to open without a network, fetched once at installation.
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { spareData } from './low-data.ts'
import { notPages } from './paths.ts'

// The dev server's manifest holds only index.html.
const SHELL = import.meta.env.DEV ? 'index.html' : '/app.html'

export const precache = (entries: (PrecacheEntry | string)[]) => {
  cleanupOutdatedCaches()
  addPlugins([spareData])
  precacheAndRoute(entries, { ignoreURLParametersMatching: [/^utm_/, /^source$/, /^src$/] })
}

/** Pages that are not kept themselves open as the empty shell, which finds the screen by its address. */
export const answerNavigations = () => {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: notPages }))
}
