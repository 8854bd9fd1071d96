// Is a response ours? Captive portals, and carriers when credit runs out, answer everything with their own
// page and status 200; cached in place of a script or page, it would outlive that network.
import type { WorkboxPlugin } from 'workbox-core'

const KINDS: [path: RegExp, type: RegExp][] = [
  [/^\/api\//, /json/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /svg/],
]
/** On each of our pages, and nobody else's. */
const MARK = /<link rel="icon" href="\/icon\.svg"/

export const isOurs = async (address: string, response: Response): Promise<boolean> => {
  if (response.status !== 200 || response.redirected) return false
  const { pathname } = new URL(address)
  const type = response.headers.get('content-type') ?? ''
  if (pathname === '/' || pathname.endsWith('.html')) return MARK.test(await response.clone().text())
  return KINDS.every(([path, kind]) => !path.test(pathname) || kind.test(type))
}

/** Pages name the door of their build; of another build they would look for files that are gone, or not there yet. */
const isPage = (address: string): boolean => /(?:^|\/|\.html)$/.test(new URL(address).pathname)

/** @param files those of this worker @returns false for a page of another build: an upgrade reaches one node after the other */
export const makeIsOfBuild = (files: readonly string[]) => {
  const door = files.find(it => /\/door-[^/]+\.js$/.test(it))
  return async (address: string, response: Response): Promise<boolean> =>
    !door || !isPage(address) || (await response.clone().text()).includes(door)
}

/** Caches nothing else of these files. */
export const keepsOnlyBuild = (files: readonly string[]): WorkboxPlugin => {
  const isOfBuild = makeIsOfBuild(files)
  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await isOfBuild(request.url, response)) ? response : null,
  }
}

/** Caches nothing else. */
export const keepsOnlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isOurs(request.url, response)) ? response : null),
}
