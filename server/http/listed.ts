// Which addresses are the app's own: the build writes their patterns and pages next to the pages. The app is served for
// every address, but with a 404 for unlisted ones, so that search engines and link checkers notice.

/** The empty shell of the app, served for every address that is not listed. */
export const APP = '/app.html'

/** `/wallet/$id` has a part that varies, `/awoof/{-$step}` one that may be missing. */
const regexOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').filter(Boolean)
  const parts = segments.map(it =>
    it.startsWith('{-$') ? '(?:/[^/]+)?' : it.startsWith('$') ? '/[^/]+' : `/${it.replaceAll('.', '\\.')}`,
  )
  return new RegExp(`^${parts.join('') || '/'}$`)
}

/**
 * Finds an address's page.
 * @param pages by pattern; undefined if the build wrote none: then the app answers every address
 */
export const makePageAt = (
  pages: Readonly<Record<string, string>> | undefined,
): ((path: string) => string | undefined) => {
  if (!pages) return () => APP
  const known = Object.entries(pages).map(([pattern, page]) => [regexOf(pattern), page] as const)
  // `/wallet/rules` is also a `/wallet/$id`.
  return path => pages[path] ?? known.find(([it]) => it.test(path))?.[1]
}
