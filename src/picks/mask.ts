/** A line as a bit mask: bit n-1 stands for number n (drums of at most 63 numbers). */
export const maskOf = (line: readonly number[]): bigint =>
  line.reduce((mask, number) => {
    if (!Number.isInteger(number) || number < 1 || number > 63)
      throw new RangeError(`${number} is in no drum`)
    return mask | (1n << BigInt(number - 1))
  }, 0n)

/** The numbers of a mask, ascending. */
export const lineOf = (mask: bigint): number[] => {
  const line: number[] = []
  for (let number = 1; mask > 0n; number++, mask >>= 1n) if (mask & 1n) line.push(number)
  return line
}

/** How many numbers of a line were drawn. */
export const hits = (mask: bigint, drawnMask: bigint): number => {
  let count = 0
  for (let both = mask & drawnMask; both > 0n; both &= both - 1n) count++
  return count
}
