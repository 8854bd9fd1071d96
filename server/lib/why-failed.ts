/** The innermost cause: `fetch failed` does not tell a wrong name from a certificate or a closed port. */
export const whyFailed = (error: Error): string =>
  error.cause instanceof Error
    ? whyFailed(error.cause)
    : error.message || String((error as NodeJS.ErrnoException).code)

/** What an error says, with what was in the way. */
export const messageOf = (error: Error): string => {
  const why = whyFailed(error)
  return error.message.includes(why) ? error.message : `${error.message} (${why})`
}
