/** A whole number from 0 to `below` - 1 out of the platform's random source, every one equally likely. */
export const randomInt = (below: number): number => {
  if (!(Number.isInteger(below) && below > 0 && below <= 2 ** 32))
    throw new RangeError(`no number below ${below}`)
  const limit = 2 ** 32 - (2 ** 32 % below) // words past the last full multiple would favour small numbers
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % below
}
