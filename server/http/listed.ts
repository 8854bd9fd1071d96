// Which addresses are the app's own: the build writes their patterns and pages beside the pages. The app answers every
// address; what is in no list is answered with 404 as well, so that search engines and checkers of links hear it.

/** The page without a frame, which answers for what is in no list. */
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
 * @param pages by pattern; undefined where the build wrote none: the app answers every address
 */
export const makePageAt = (
  pages: Readonly<Record<string, string>> | undefined,
): ((path: string) => string | undefined) => {
  if (!pages) return () => APP
  const known = Object.entries(pages).map(([pattern, page]) => [regexOf(pattern), page] as const)
  // `/wallet/rules` is also a `/wallet/$id`.
  return path => pages[path] ?? known.find(([it]) => it.test(path))?.[1]
}
