// Not with Intl: creating its first format takes a cheap phone a tenth of a second, in which it responds to no tap.

/** `12,345` */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** `1 line`, `2 lines`, `12,000 lines`. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : nouns}`
