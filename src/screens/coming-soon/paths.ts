// Every listed address whose screen is not built yet; a test opens each of them.

interface ComingSoonPath {
  path: string
  title: string
  isProtected: boolean
}

export const comingSoonPaths: readonly ComingSoonPath[] = [
  { path: '/application/loan-success', title: 'Loans', isProtected: true },
  { path: '/loan-application', title: 'Loans', isProtected: true },
  { path: '/loan-application/apply', title: 'Loans', isProtected: true },
  { path: '/more-products', title: 'More products', isProtected: true },
]

/** Addresses with a variable part, each listed by an example. */
const variable: readonly (readonly [pattern: RegExp, example: string])[] = [
  [/^\/loan-application\/.+$/, '/loan-application/apply'],
]

/** The page planned for an address; undefined if not listed. */
export const comingSoonAt = (pathname: string): ComingSoonPath | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1')
  const listed = variable.find(([pattern]) => pattern.test(path))?.[1] ?? path
  return comingSoonPaths.find(it => it.path === listed)
}
