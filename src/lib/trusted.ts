// The app's one Trusted Types policy (`trusted-types oriire`): worker scripts come from our own build.

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown }
}

const ownScript = (text: string): string => {
  const url = new URL(text, location.href)
  const own = url.origin === location.origin
  const built = url.pathname.startsWith('/assets/') || url.pathname === '/sw.js'
  if (own && (built || import.meta.env.DEV)) return url.href
  throw new TypeError(`not a script of ours: ${url.href}`)
}

let policy: { createScriptURL(url: string): unknown } | undefined

/**
 * Makes an address acceptable to `new Worker` and `serviceWorker.register` under `require-trusted-types-for
 * 'script'`.
 */
export const scriptUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return ownScript(url)
  policy ??= factory.createPolicy('oriire', { createScriptURL: ownScript })
  return policy.createScriptURL(url) as string // a TrustedScriptURL; the DOM types say string
}
