// What a person types into a field, checked the same way on the screen and by the service.
import * as v from 'valibot'
import { parseMoney } from './parse-money.ts'
import { formatMoney, kobo, type Kobo } from '../money.ts'
import { canonicalPhone } from '../phone.ts'

export const REQUIRED = 'This field is required'

// The database cannot store NUL, and nobody types control characters.
export const visible = v.regex(/^\P{Cc}*$/u, 'Please leave out hidden characters')

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

/** Smallest top-up, kobo. */
export const SMALLEST_TOP_UP = kobo(100)
export const TOO_SMALL = `The smallest amount is ${formatMoney(SMALLEST_TOP_UP)}`
/** Smallest withdrawal, kobo. */
export const SMALLEST_WITHDRAWAL = kobo(500)

/** Naira as text (`"300"`); parsed to kobo. */
export const someNaira = v.pipe(
  filled(20),
  v.transform((text): Kobo => parseMoney(text) ?? 0),
  v.integer('Enter an amount in naira, like 500'),
  v.minValue(1, 'Enter an amount in naira, like 500'),
)

/** @param most kobo */
const amountUpTo = (most: Kobo) => v.pipe(someNaira, v.maxValue(most, `At most ${formatMoney(most)} at once`))

/** What is staked, topped up or set as a limit. */
export const amountText = amountUpTo(kobo(10_000_000))
/** What was won or may be: a jackpot alone can be twice as much. */
export const winningsText = amountUpTo(kobo(1_000_000_000))
