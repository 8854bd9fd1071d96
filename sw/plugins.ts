// What our caches add to Workbox; free of worker APIs so it can be tested.
import type { WorkboxPlugin } from 'workbox-core'
import { isOurs } from './ours.ts'

/** A 5xx, or a page instead of data, counts as no answer: a cached copy beats a proxy's error page. */
export const strangersGiveNoAnswer: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isGood = response.status < 500 && (response.status !== 200 || (await isOurs(request.url, response)))
    if (!isGood) throw new Error(`The service answered ${response.status}`)
    return response
  },
}

/** Marks cached copies, so the app neither sets its clock by their Date nor calls them fresh. */
export const copiesAreMarked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const headers = new Headers(cachedResponse.headers)
    headers.set('X-Kept', 'yes')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}
