/** Undefined for what is no address. Older browsers have no `URL.canParse`: Chrome before 120, Safari before 17. */
export const addressFrom = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
