// Schemas the calls share, checking both what is sent and what comes back.
import * as v from 'valibot'
import { canonicalPhone } from '#src/lib/phone.ts'
import { kobo, parseMoney, type Kobo } from '#src/lib/money.ts'

export { instant, isoDay, nairaNumber, said } from './answer-words.ts'

export const REQUIRED = 'This field is required'
export const PASSWORDS_DIFFER = 'Your passwords do no match'

// The database cannot store NUL, and nobody types control characters.
const visible = v.regex(/^\P{Cc}*$/u, 'Please leave out hidden characters')

/** A non-empty text field; over `most` characters it is refused before any other check. */
export const filled = (most = 200) =>
  v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.minLength(1, REQUIRED),
    v.maxLength(most, `At most ${most} characters`),
    visible,
  )

/** A Nigerian mobile number in any spelling; parsed to `+234…`. */
export const phone = v.pipe(
  filled(24),
  v.transform(text => canonicalPhone(text) ?? ''),
  v.minLength(1, 'Enter a Nigerian mobile number, like 0803 123 4567'),
)

export const email = v.pipe(
  filled(254),
  v.toLowerCase(),
  v.email('Enter an e-mail address, like ada@example.com'),
)

export const code = v.pipe(filled(12), v.regex(/^\d{6}$/, 'The code has 6 digits'))

/**
 * Made up by the device requesting a one-time code. Only whoever sends it again can try the code; without it,
 * only the same IP address can.
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

/** Smallest top-up, kobo. */
export const SMALLEST_TOP_UP = kobo(100)

/** Naira as text (`"300"`); parsed to kobo. */
export const amountText = v.pipe(
  filled(20),
  v.transform((text): Kobo => parseMoney(text) ?? 0),
  v.integer('Enter an amount in naira, like 500'),
  v.minValue(1, 'Enter an amount in naira, like 500'),
  v.maxValue(1_000_000_000, 'At most ₦10,000,000 at once'),
)

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
