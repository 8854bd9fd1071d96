// What the caches add to Workbox; without a worker around it, so that a test can ask it.
import type { WorkboxPlugin } from 'workbox-core'

/** A 5xx counts as no answer: the kept copy is better than the words of a proxy. */
export const serverErrorIsNoAnswer: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The service answered ${response.status}`)
    return response
  },
}

/** A copy says that it is one, so that the app neither sets its clock by the copy's Date nor calls it fresh. */
export const copiesAreMarked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const headers = new Headers(cachedResponse.headers)
    headers.set('X-Kept', 'yes')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}
