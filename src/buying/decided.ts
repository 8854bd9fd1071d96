// Whether a failed request that moves money was refused for good, or may still have gone through.
import { ApiError } from '#src/api/errors.ts'

/** Refusals also sent if the database connection broke during the commit: the payment may have gone through. */
const UNDECIDED = new Set(['', 'broken', 'busy'])

/** Sent before the payment is looked at, so they say nothing about an earlier attempt. */
const BEFORE_THE_KEY = [
  'turned-away',
  'crowded',
  'too-many-tries',
  'not-signed-in',
  'pin-wrong',
  'pin-locked',
]

/**
 * A named refusal was the service's decision; anything else may hide a payment that went through.
 * @param isRepeat it was sent before, with an unknown outcome
 * @param more refusals that say nothing about an earlier attempt either
 */
export const isDecided = (
  error: unknown,
  isRepeat: boolean,
  more: readonly string[] = [],
): error is ApiError =>
  error instanceof ApiError &&
  error.status !== 0 &&
  !UNDECIDED.has(error.refusal) &&
  !(isRepeat && [...BEFORE_THE_KEY, ...more].includes(error.refusal))
