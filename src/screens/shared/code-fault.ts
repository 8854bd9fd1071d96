import { ApiError } from '#src/api/errors.ts'
import { plural } from '#src/lib/plural.ts'

/** What was wrong with a one-time code, plus the tries left if the service says. */
export const codeFault = (error: Error): string => {
  const left = error instanceof ApiError ? Number(error.fields.triesLeft ?? Number.NaN) : Number.NaN
  if (!Number.isSafeInteger(left) || left < 0) return error.message
  return left === 0
    ? `${error.message}. It was the last try: ask for a new code`
    : `${error.message}. ${plural(left, 'try', 'tries')} left`
}
