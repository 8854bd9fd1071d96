/** Numbers per word of a stored mask, few enough for a word to be an exact JavaScript integer. */
export const WORD = 50
/** Eight words: a drum has at most two, a line of scores one for each match of its batch. */
const MOST_NUMBERS = 8 * WORD
const WORD_BITS = (1n << BigInt(WORD)) - 1n

/** A line as a bit mask: bit n-1 stands for number n. */
export const maskOf = (line: readonly number[]): bigint =>
  line.reduce((mask, number) => {
    if (!Number.isInteger(number) || number < 1 || number > MOST_NUMBERS)
      throw new RangeError(`${number} is in no drum`)
    return mask | (1n << BigInt(number - 1))
  }, 0n)

/** The numbers in a mask, ascending. */
export const lineOf = (mask: bigint): number[] => {
  const line: number[] = []
  for (let number = 1; mask > 0n; number++, mask >>= 1n) if (mask & 1n) line.push(number)
  return line
}

/** How many of a line's numbers were drawn. */
export const hits = (mask: bigint, drawnMask: bigint): number => {
  let count = 0
  for (let both = mask & drawnMask; both > 0n; both &= both - 1n) count++
  return count
}

/** Words per line for a drum of this size. */
export const wordsPerLine = (of: number): number => Math.ceil(of / WORD)

/** A mask as words, low numbers first: bit n of word w stands for number 50 w + n + 1. */
export const toWords = (mask: bigint, words: number): bigint[] =>
  Array.from({ length: words }, (_, at) => (mask >> BigInt(WORD * at)) & WORD_BITS)

/** The masks of this many lines from their words, line by line. */
export const fromWords = (words: readonly (number | bigint)[], lines: number): bigint[] => {
  const each = words.length / lines
  if (!Number.isInteger(each)) throw new RangeError(`${words.length} words are not ${lines} lines`)
  if (each === 1) return words.map(BigInt)
  return Array.from({ length: lines }, (_, at) =>
    words
      .slice(at * each, (at + 1) * each)
      .reduceRight<bigint>((mask, word) => (mask << BigInt(WORD)) | BigInt(word), 0n),
  )
}
