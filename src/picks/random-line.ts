/** A whole number from 0 to `below` - 1. Injected: this room has no randomness of its own. */
export type RandomInt = (below: number) => number

/** `count` different numbers from 1 to `of` that are not taken, in random order; all equally likely. */
export const distinctNumbers = (
  count: number,
  of: number,
  randomInt: RandomInt,
  taken: readonly number[] = [],
): number[] => {
  const free = Array.from({ length: of }, (_, at) => at + 1).filter(number => !taken.includes(number))
  if (count > free.length) throw new RangeError(`there are no ${count} free numbers of ${of}`)
  for (let at = 0; at < count; at++) {
    const chosen = at + randomInt(free.length - at)
    ;[free[at], free[chosen]] = [free[chosen]!, free[at]!]
  }
  return free.slice(0, count)
}
