import { ApiError } from '#src/api/errors.ts'
import { plural } from '#src/lib/figures.ts'
import { words } from './words.ts'

/** A quarter of an hour at most. */
const waitWords = (seconds: number) =>
  seconds < 60 ? plural(Math.ceil(seconds), 'second') : plural(Math.ceil(seconds / 60), 'minute')

/** Why a login failed; if it has to wait, for how long, and the way round it. */
export const loginFault = (error: Error): string =>
  error instanceof ApiError && error.refusal === 'too-many-tries' && error.retryAfter !== undefined
    ? words.$tooManyTries(waitWords(error.retryAfter))
    : error.message
