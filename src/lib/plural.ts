const grouped = new Intl.NumberFormat('en-NG')

/** `1 line`, `2 lines`, `12,000 lines`. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${grouped.format(count)} ${count === 1 ? noun : nouns}`
