/** Undefined if it is not a URL. Older browsers lack `URL.canParse`: Chrome before 120, Safari before 17. */
export const addressFrom = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Without any trailing slash; `/` stays. */
export const trimmed = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')
