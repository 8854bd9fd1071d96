// What every benchmark uses for its flags and figures.

/** The value of `--name=value`, a number. */
export const flag = (name: string, otherwise: number): number => Number(textFlag(name) ?? otherwise)

export const textFlag = (name: string): string | undefined =>
  process.argv.find(it => it.startsWith(`--${name}=`))?.slice(name.length + 3)

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value below which this share of all values lies. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN
