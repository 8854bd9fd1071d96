// Schemas the calls share, checking both what is sent and what comes back.
import * as v from 'valibot'
import { REQUIRED, filled, visible } from '#src/lib/fields/typed.ts'

export {
  REQUIRED,
  SMALLEST_TOP_UP,
  TOO_SMALL,
  amountText,
  code,
  email,
  filled,
  phone,
  winningsText,
} from '#src/lib/fields/typed.ts'
export { instant, isoDay, nairaNumber, said, whole } from './answer-words.ts'

/**
 * Made up by the device requesting a one-time code. Trying the code needs the same id; without one, the same IP
 * address.
 */
export const requestId = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'That is not a request id')))

/**
 * A device's token from its last login: it unlocks nothing, but gives its owner attempts that no stranger can
 * use up.
 */
export const deviceToken = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'That is not a device token')),
)

/** A password as typed, including leading and trailing spaces. */
export const typedPassword = v.pipe(
  v.string(REQUIRED),
  v.minLength(1, REQUIRED),
  v.maxLength(200, 'At most 200 characters'),
  visible,
)

export const password = v.pipe(typedPassword, v.minLength(8, 'Use at least 8 characters'))

export const id = v.pipe(v.string(REQUIRED), v.minLength(1, REQUIRED), v.uuid('That is not a Game play ID'))
export const hexBytes = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/))
export const lotteryType = v.pipe(filled(40), v.toUpperCase())

const wholeUpTo = (most: number, said: string) =>
  v.pipe(v.string(said), v.toNumber(said), v.integer(said), v.minValue(1, said), v.maxValue(most, said))

/** A page of a list, counted from 1. */
export const pageQuery = v.object({
  page: v.optional(wholeUpTo(100_000, 'Ask for a page from 1 to 100,000'), '1'),
  page_size: v.optional(wholeUpTo(50, 'Ask for 1 to 50 rows a page'), '10'),
})

export const pageOf = <T extends v.GenericSchema>(row: T) =>
  v.object({ results: v.array(row), count: v.number(), page: v.number(), page_size: v.number() })
