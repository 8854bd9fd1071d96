// For browsers without `Array.findLast`: Chrome before 97, Safari before 15.4.

export const findLast = <T>(all: readonly T[], is: (it: T) => boolean): T | undefined =>
  all.filter(it => is(it)).at(-1)

/** -1 if there is none. */
export const findLastIndex = <T>(all: readonly T[], is: (it: T) => boolean): number =>
  all.map(it => is(it)).lastIndexOf(true)
