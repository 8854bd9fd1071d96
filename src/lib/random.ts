/** A uniform whole number from 0 to `below` - 1, from the platform's secure random source. */
export const randomInt = (below: number): number => {
  if (!(Number.isInteger(below) && below > 0 && below <= 2 ** 32))
    throw new RangeError(`no number below ${below}`)
  const limit = 2 ** 32 - (2 ** 32 % below) // beyond the last full multiple, small numbers would be favoured
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % below
}
