// Which addresses are the app's own: the build writes their patterns beside the pages. The app answers every address; what
// is in no list is answered with 404 as well, so that search engines and checkers of links hear it.

/** `/wallet/$id` has a part that varies, `/awoof/{-$step}` one that may be missing. */
const regexOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').filter(Boolean)
  const parts = segments.map(it =>
    it.startsWith('{-$') ? '(?:/[^/]+)?' : it.startsWith('$') ? '/[^/]+' : `/${it.replaceAll('.', '\\.')}`,
  )
  return new RegExp(`^${parts.join('') || '/'}$`)
}

/** @param patterns undefined where the build wrote none: every address counts */
export const makeIsListed = (patterns: readonly string[] | undefined): ((path: string) => boolean) => {
  if (!patterns) return () => true
  const known = patterns.map(regexOf)
  return path => known.some(it => it.test(path))
}
