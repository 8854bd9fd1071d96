// Whether an answer is ours. A hotel's network and an operator's without credit answer everything with a page of their own
// and status 200; kept in the place of a script or of the app's page it would stay long after that network is left.
import type { WorkboxPlugin } from 'workbox-core'

const KINDS: [path: RegExp, type: RegExp][] = [
  [/^\/api\//, /json/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /svg/],
]
/** Each of our pages has it, and nobody else's. */
const MARK = /<link rel="icon" href="\/icon\.svg"/

export const isOurs = async (address: string, response: Response): Promise<boolean> => {
  if (response.status !== 200 || response.redirected) return false
  const { pathname } = new URL(address)
  const type = response.headers.get('content-type') ?? ''
  if (pathname.endsWith('.html')) return MARK.test(await response.clone().text())
  return KINDS.every(([path, kind]) => !path.test(pathname) || kind.test(type))
}

/** Nothing else gets into a cache. */
export const keepsOnlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isOurs(request.url, response)) ? response : null),
}
