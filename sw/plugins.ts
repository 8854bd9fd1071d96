// What the caches add to Workbox; without a worker around it, so that a test can ask it.
import type { WorkboxPlugin } from 'workbox-core'
import { isOurs } from './ours.ts'

/** A 5xx, or a page in the place of data, counts as no answer: the kept copy is better than the words of a proxy. */
export const strangersGiveNoAnswer: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isGood = response.status < 500 && (response.status !== 200 || (await isOurs(request.url, response)))
    if (!isGood) throw new Error(`The service answered ${response.status}`)
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
