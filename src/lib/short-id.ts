// A game play ID people can read out: nine characters derived from it plus a check character.

/** No look-alikes. A prime count, so any single wrong or swapped character is caught. */
const SIGNS = '23456789ACDEFHJKMNPRTWX'
const PRIME = SIGNS.length
const LENGTH = 9
/** Also in server/db/schema/functions/short_id.sql. */
const MOST = PRIME ** LENGTH

const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * (at + 1), 0) % PRIME

const digitsOf = (number: number): number[] =>
  Array.from({ length: LENGTH }, (_, at) => Math.floor(number / PRIME ** (LENGTH - 1 - at)) % PRIME)

/** The number a short ID encodes. */
export const shortNumber = (uuid: string): number => Number.parseInt(uuid.slice(-12), 16) % MOST

/** `K7M29-4RXAD` */
export const shortId = (uuid: string): string => {
  const digits = digitsOf(shortNumber(uuid))
  const text = [...digits, checkOf(digits)].map(digit => SIGNS[digit]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const cleaned = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** Was this meant as a short ID, right or wrong? */
export const isShort = (text: string): boolean => cleaned(text).length === LENGTH + 1

/** Accepts any case and spacing; undefined if a character is wrong. */
export const readShortId = (text: string): number | undefined => {
  const digits = [...cleaned(text)].map(sign => SIGNS.indexOf(sign))
  if (digits.length !== LENGTH + 1 || digits.includes(-1)) return undefined
  const [body, check] = [digits.slice(0, LENGTH), digits[LENGTH]]
  return checkOf(body) === check ? body.reduce((number, digit) => number * PRIME + digit, 0) : undefined
}
