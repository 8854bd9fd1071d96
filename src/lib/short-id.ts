// A game play ID as a person reads it out: nine signs that follow from it and one that finds a slip of the tongue.

/** No sign looks like another one; as many as a prime, so that one wrong sign or two that changed places always show. */
const SIGNS = '23456789ACDEFHJKMNPRTWX'
const PRIME = SIGNS.length
const LENGTH = 9
/** In server/db/schema/functions/short_id.sql as well. */
const MOST = PRIME ** LENGTH

const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * (at + 1), 0) % PRIME

const digitsOf = (number: number): number[] =>
  Array.from({ length: LENGTH }, (_, at) => Math.floor(number / PRIME ** (LENGTH - 1 - at)) % PRIME)

/** What the short ID stands for. */
export const shortNumber = (uuid: string): number => Number.parseInt(uuid.slice(-12), 16) % MOST

/** `K7M29-4RXAD` */
export const shortId = (uuid: string): string => {
  const digits = digitsOf(shortNumber(uuid))
  const text = [...digits, checkOf(digits)].map(digit => SIGNS[digit]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const cleaned = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** Whether somebody meant a short ID, right or wrong. */
export const isShort = (text: string): boolean => cleaned(text).length === LENGTH + 1

/** In any case and spacing; undefined where a sign is wrong. */
export const readShortId = (text: string): number | undefined => {
  const digits = [...cleaned(text)].map(sign => SIGNS.indexOf(sign))
  if (digits.length !== LENGTH + 1 || digits.includes(-1)) return undefined
  const [body, check] = [digits.slice(0, LENGTH), digits[LENGTH]]
  return checkOf(body) === check ? body.reduce((number, digit) => number * PRIME + digit, 0) : undefined
}
